// Where the first lesson begins, and the battle that follows it.
import { t } from '../../common/i18n';
import { makeLesson, makePractice } from '../../common/lesson_start';
import position from './training.scn';

export const startLesson = (): Promise<string> => makeLesson(position);
export const startPractice = (): Promise<string> => makePractice('training-grounds', 'german', t('assault.lesson.battle'));
