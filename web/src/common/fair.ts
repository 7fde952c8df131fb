// Dice and cards made again from the seed and everybody's nonces, as docs/protocol.md says under Dice. Written from that
// page, with a hash function of its own: nothing here is shared with the program that made them, so that it can be checked.
import { blake2b } from '@noble/hashes/blake2b';

const HASH_BYTES = 32, NONCE_BYTES = 32;
const LOW_64 = (1n << 64n) - 1n, LOW_32 = (1n << 32n) - 1n;

/** Bytes from hexadecimal digits; null if they are none, or not so many. */
export function readHex(text: string, least: number, most: number): Uint8Array | null {
    if (!/^([0-9a-f]{2})*$/i.test(text) || text.length < 2 * least || text.length > 2 * most)
        return null;
    return Uint8Array.from(text.match(/../g) ?? [], digits => parseInt(digits, 16));
}

export const readSeed = (text: string): Uint8Array | null => readHex(text, HASH_BYTES, HASH_BYTES);
export const readNonce = (text: string): Uint8Array | null => readHex(text, 0, NONCE_BYTES);

function join(...parts: Uint8Array[]): Uint8Array {
    const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
        all.set(part, at);
        at += part.length;
    }
    return all;
}

const label = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What is shown of a seed before anything is rolled, as hexadecimal digits. */
export function commitmentOf(seed: Uint8Array): string {
    const hash = blake2b(join(label('bocage seed 1\n'), seed), { dkLen: HASH_BYTES });
    return [...hash].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

const rotate = (x: bigint, by: bigint): bigint => (x << by | x >> 64n - by) & LOW_64;

/** xoshiro256**, whose state is the hash of a result. */
export class Generator {
    constructor(private s0: bigint, private s1: bigint, private s2: bigint, private s3: bigint) {}

    /** 64 random bits. */
    next(): bigint {
        const result = rotate(this.s1 * 5n & LOW_64, 7n) * 9n & LOW_64, shifted = this.s1 << 17n & LOW_64;
        this.s2 ^= this.s0;
        this.s3 ^= this.s1;
        this.s1 ^= this.s2;
        this.s0 ^= this.s3;
        this.s2 ^= shifted;
        this.s3 = rotate(this.s3, 45n);
        return result;
    }

    /** A number from 0 to n - 1. The few products that would make some of them likelier are thrown away. */
    below(n: number): number {
        const wide = BigInt(n), uneven = (1n << 32n) % wide;
        let product = (this.next() >> 32n) * wide;
        while ((product & LOW_32) < uneven)
            product = (this.next() >> 32n) * wide;
        return Number(product >> 32n);
    }
}

/** The generator that makes result n of a game, counted over rolls and draws from 1; the nonces in the order of seats. */
export function resultOf(seed: Uint8Array, nonces: Uint8Array[], n: number): Generator {
    const number = new DataView(new ArrayBuffer(8));
    number.setBigUint64(0, BigInt(n), true);
    const given = nonces.flatMap(nonce => [Uint8Array.of(nonce.length), nonce]);
    const hash = blake2b(join(label('bocage result 1\n'), ...given, new Uint8Array(number.buffer)), { key: seed, dkLen: HASH_BYTES });
    const state = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
    const part = (i: number): bigint => state.getBigUint64(8 * i, true);
    return new Generator(part(0), part(1), part(2), part(3));
}
