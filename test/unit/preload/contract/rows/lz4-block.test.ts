import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BlockPacker, lengthOfBlock, unpackBlock } from '../../../../../preload/contract/rows/lz4-block';
import fc from '../../../../property';

/** How many cases; KONTOR_FUZZ=20000 for the long run. */
const cases = Number(process.env.KONTOR_FUZZ ?? 500);

function packedOf(bytes: Uint8Array): Uint8Array {
  return new BlockPacker().end(bytes, bytes.length).slice();
}

/** Parts that come again, near and far, as the lines of an export do; runs of one byte; and noise. */
const repeating = fc
  .array(
    fc.oneof(
      fc.uint8Array({ maxLength: 40 }).map((part) => ({ part, times: 1 })),
      fc.record({ part: fc.uint8Array({ minLength: 1, maxLength: 20 }), times: fc.nat(60) }),
      fc.record({ part: fc.constant(Uint8Array.of(32)), times: fc.nat(2_000) }),
    ),
    { maxLength: 12 },
  )
  .map(
    (parts) =>
      new Uint8Array(Buffer.concat(parts.flatMap(({ part, times }) => Array<Uint8Array>(times).fill(part)))),
  );

/** The matcher for values goes through bytes one by one, which is most of the time of a case. */
const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

describe('a block of LZ4', () => {
  it('when bytes are packed, they come back exactly, and the block says how many they are', {
    timeout: 0,
  }, () => {
    fc.assert(
      fc.property(repeating, (bytes) => {
        const block = packedOf(bytes);
        const back = new Uint8Array(bytes.length).fill(7);
        expect(unpackBlock(block, back)).toBe(true);
        expect(isSame(back, bytes)).toBe(true);
        expect(lengthOfBlock(block)).toBe(bytes.length);
      }),
      { numRuns: cases },
    );
  });

  it('when bytes are packed while they are written, they come back exactly all the same', {
    timeout: 0,
  }, () => {
    // One after another, as chunks come.
    const packer = new BlockPacker(1);
    fc.assert(
      fc.property(repeating, fc.array(fc.nat(400), { maxLength: 8 }), fc.nat(8), (bytes, steps, moved) => {
        let text = new Uint8Array(bytes.length).fill(9);
        let written = 0;
        for (const [at, step] of steps.entries()) {
          const end = Math.min(bytes.length, written + step);
          if (at === moved) text = text.slice();
          text.set(bytes.subarray(written, end), written);
          written = end;
          packer.take(text, written);
        }
        text.set(bytes);
        const block = packer.end(text, text.length).slice();
        const back = new Uint8Array(bytes.length).fill(7);
        expect(unpackBlock(block, back)).toBe(true);
        expect(isSame(back, bytes)).toBe(true);
      }),
      { numRuns: cases },
    );
  });

  it('when a line stands again within reach, it is packed; further away it is not looked for', () => {
    const line = new TextEncoder().encode('01.02.2025;Beispiel Handel 4711 GmbH;DE02120300000000202051');
    const noise = new Uint8Array(createHash('shake256', { outputLength: 70_000 }).update('noise').digest());
    const withLine = (gap: number) =>
      packedOf(
        new Uint8Array([...line, ...noise.subarray(0, gap), ...line, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
      );
    expect(withLine(100).length).toBeLessThan(100 + line.length + 30);
    expect(withLine(70_000).length).toBeGreaterThan(70_000 + 2 * line.length);
  });

  // What any writer of the format may say: bytes of the LZ4 project's own description.
  it('when another writer made the block, it is read: an overlapping copy, lengths of several bytes', () => {
    const run = Uint8Array.of(0x1f, 97, 1, 0, 255, 6, 0x50, 1, 2, 3, 4, 5);
    const into = new Uint8Array(1 + 19 + 255 + 6 + 5);
    expect(lengthOfBlock(run)).toBe(into.length);
    expect(unpackBlock(run, into)).toBe(true);
    expect([...into.subarray(0, -5)].every((byte) => byte === 97)).toBe(true);
    expect([...into.subarray(-5)]).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    ['nothing at all', []],
    ['a copy from before the beginning', [0x10, 97, 2, 0, 0x50, 1, 2, 3, 4, 5]],
    ['a copy from nowhere', [0x10, 97, 0, 0, 0x50, 1, 2, 3, 4, 5]],
    ['literal bytes that are not there', [0x50, 1, 2]],
    ['half a distance', [0x10, 97, 1]],
    ['no end behind a copy', [0x10, 97, 1, 0]],
    ['a length that goes on and ends', [0xf0, 255, 255]],
  ])('when it is damaged by %s, nobody reads it', (_, bytes) => {
    const block = Uint8Array.from(bytes);
    expect(lengthOfBlock(block)).toBe(-1);
    for (const size of [0, 1, 5, 20]) expect(unpackBlock(block, new Uint8Array(size))).toBe(false);
  });

  it('when a block is damaged anywhere, it is refused, or read within its length as its tokens say', {
    timeout: 0,
  }, () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(repeating, changes, fc.nat(20), (bytes, steps, cut) => {
        const block = packedOf(bytes);
        for (const [at, byte] of steps) block[at % block.length] = byte;
        const damaged = block.subarray(0, Math.max(0, block.length - cut));
        const length = lengthOfBlock(damaged);
        const within = new Uint8Array(bytes.length + 16).fill(7);
        const into = within.subarray(8, 8 + bytes.length);
        expect(unpackBlock(damaged, into)).toBe(length === bytes.length);
        for (const side of [within.subarray(0, 8), within.subarray(8 + bytes.length)])
          expect(side.every((byte) => byte === 7)).toBe(true);
      }),
      { numRuns: cases * 4 },
    );
  });
});
