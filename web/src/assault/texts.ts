// What only this game's table says; table.tsx imports it first of all, so that it is there before anything asks for it.
import english from '../../messages/en.assault.json';
import { addTexts } from '../common/i18n';

addTexts(english);
