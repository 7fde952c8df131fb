import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitmentOf, Generator, readNonce, readSeed, resultOf } from '../src/common/fair';

// Known answers are those of src/session/fair_test.c and src/core/rng_test.c.

const counted = Uint8Array.from({ length: 32 }, (_, i) => i);
const some = (random: Generator): bigint[] => Array.from({ length: 8 }, () => random.next());

test('the commitment is known', () => {
    assert.equal(commitmentOf(counted), '619e803c1ac10fd1f975b3c0fbdfbac51694bc440e4068288f72260e66e6ef3d');
});

test('results are known', () => {
    const first = new Generator(0x0699177b9576002an, 0x1a36373aaa26da88n, 0x1483abe50c00af0cn, 0xdeb962d89c629fdfn);
    const later = new Generator(0xa4a7762c33f1a737n, 0xf18c1315a109cf9an, 0xf11dcde84c4e44f9n, 0xd45359e966f50a89n);
    assert.deepEqual(some(resultOf(counted, [Uint8Array.of(0x0b, 0xad), new Uint8Array()], 1)), some(first));
    assert.deepEqual(some(resultOf(counted, [new Uint8Array(), new Uint8Array()], 258)), some(later));
});

test('nonces have borders', () => {
    const together = resultOf(counted, [Uint8Array.of(1, 2), new Uint8Array()], 1), apart = resultOf(counted, [Uint8Array.of(1), Uint8Array.of(2)], 1);
    assert.notDeepEqual(some(together), some(apart));
});

test('the generator is xoshiro256**', () => {
    assert.deepEqual(some(new Generator(1n, 2n, 3n, 4n)), [
        11520n, 0n, 1509978240n, 1215971899390074240n, 1216172134540287360n, 607988272756665600n, 16172922978634559625n, 8476171486693032832n,
    ]);
});

test('numbers below a bound are even: some outputs are thrown away', () => {
    const random = new Generator(1n, 2n, 3n, 4n), n = 3 * 2 ** 30;
    assert.deepEqual(Array.from({ length: 5 }, () => random.below(n)), [2824164049, 1480134346, 1850150468, 507211153, 2281160501]);
});

test('seeds and nonces are exactly hexadecimal', () => {
    assert.equal(readSeed('00'.repeat(31)), null);
    assert.equal(readSeed('0g'.repeat(32)), null);
    assert.deepEqual(readNonce(''), new Uint8Array());
    assert.equal(readNonce('123'), null);
    assert.equal(readNonce('00'.repeat(33)), null);
});
