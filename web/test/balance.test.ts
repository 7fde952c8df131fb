import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { countGames, latestBalance, readGames } from '../balance.mjs';

const top = join(process.env.BOCAGE_WEB ?? '.', '..'), read = (path: string): string => readFileSync(join(top, path), 'utf8');

test('the games behind the balance are those of the tables that count them', () => {
    const table = '| battle | games | won |\n|---|---|---|\n| 01 a | 2,000 | 50 |\n| b | 300 | 4 |\n';
    assert.equal(countGames(`text | games |\n\n| battle | won |\n|---|---|\n| 77 | 88 |\n\n${table}\nmore\n\n${table}`), 4600);
    assert.throws(() => countGames('| battle | won |\n|---|---|\n| a | 5 |\n'), /no table/);
    assert.throws(() => countGames('| battle | games |\n|---|---|\n| a | some |\n'), /:3: no number/);
});

test('every battle of Assault was played for its balance', () => {
    const named = readGames(read('docs/assault-balance.md')).map(({ battle }) => battle.replace(/^\d+ /, ''));
    const battles = readdirSync(join(top, 'data/assault')).filter(name => name.endsWith('.scn')).map(name => name.slice(0, -4));
    assert.ok(battles.length >= 14);
    assert.deepEqual(battles.filter(name => !named.includes(name)), []);
    assert.deepEqual(named.filter(name => !battles.includes(name)), []);
});

test('how a battle comes out is told by the last table that has it', () => {
    const table = (percent: string): string => `| battle | games | German | first |\n|---|---|---|---|\n| 01 a | 2,000 | ${percent} | 9 |\n\n`;
    assert.deepEqual(latestBalance(`${table('50.5')}| solo | games | won |\n|---|---|---|\n| b | 300 | 4.1 |\n\n${table('44')}`), { a: { percent: 44, games: 2000 }, b: { percent: 4.1, games: 300 } });
    const all = Object.values(latestBalance(read('docs/assault-balance.md')));
    assert.ok(all.length >= 14 && all.every(({ percent, games }) => percent > 0 && percent < 100 && games >= 100));
});
