// What the scripted replays say is refused: the comments `# WHO refuses REASON ACTION` between their lines,
// and whether the program gives the same answers at these places.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import assert from 'node:assert/strict';

export const editions = ['classic', 'revised'];

export function run(binary, ...args) {
    const { stdout, stderr } = spawnSync(binary, args, { encoding: 'utf8' });
    assert.equal(stderr, '');
    return stdout;
}

// What was played, and what was refused after how many plies.
export function read(file, edition) {
    const text = readFileSync(file, 'utf8');
    const played = [], refused = [];
    for (const line of text.split('\n')) {
        const action = line.match(/^\d+ +\w+ +(.+) = [0-9a-f]{16}$/);
        const refusal = line.match(/^# (\w+) refuses ([\w/]+) (.+)$/);
        if (action)
            played.push(action[1]);
        if (refusal)
            refused.push({ who: refusal[1], reason: refusal[2], action: refusal[3], ply: played.length });
    }
    assert.match(text, new RegExp(`^edition +${edition}$`, 'm'));
    return { file, edition, played, refused };
}

// The program gives the same answers; and what only the other edition refuses is played.
export function check_refusals(binary, { file, edition, played, refused }) {
    for (const { who, reason, action, ply } of refused) {
        const answer = JSON.parse(run(binary, 'why', '--json', `${file}@${ply}`, action));
        const refuses = who === 'both' || who === edition;
        assert.equal(answer.ok, !refuses, `${file}@${ply} ${action}`);
        if (refuses)
            assert.equal(answer.reason, reason.split('/').at(edition === 'classic' ? 0 : -1), `${file}@${ply} ${action}`);
        else
            assert.ok(played.includes(action), `${file}: ${action} is not played`);
    }
}
