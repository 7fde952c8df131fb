// The special rules of battles (chapter 19), each with its sentence in docs/rules/assault.md: the client tells them without anybody writing
// them a second time.
import { readRules } from './rules.mjs';

const plain = html => html.replace(/<[^>]*>/g, '').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

/** By their IDs: DUEL02-S1, SOLO1-S3. */
export const readSpecials = text => Object.fromEntries(readRules(text)
    .filter(({ kind, id }) => kind === 'rule' && /^(DUEL\d+|SOLO\d+)-S\d+$/.test(id)).map(({ id, html }) => [id, plain(html)]));
