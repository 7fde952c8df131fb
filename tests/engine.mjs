// A `bocage engine` to talk to: what tests share that play games through the protocol.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import assert from 'node:assert/strict';

export function startEngine(binary) {
    const engine = spawn(binary, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
    /** Ask; what comes without being asked for is not listened to. */
    const ask = async request => {
        engine.stdin.write(`${JSON.stringify(request)}\n`);
        for (;;) {
            const answer = JSON.parse((await lines.next()).value);
            if ('ok' in answer) {
                assert.ok(answer.ok, `${JSON.stringify(request)}: ${answer.text}`);
                return answer;
            }
        }
    };
    return { ask, end: () => engine.stdin.end() };
}

/** Numbers that are the same each time. */
export function makeRandom(seed) {
    let state = seed >>> 0;
    return n => {
        state = Math.imul(state, 1664525) + 1013904223 >>> 0;
        return Math.floor(state / 2 ** 32 * n);
    };
}
