import { expect, it } from 'vitest';
import type { z } from 'zod';
import { byteCalls, calls } from '../../../../preload/contract';

/** Where only a picture is taken: how one of this size begins. */
function pngOf(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(60);
  bytes.write('89504e470d0a1a0a0000000d49484452', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Uint8Array(bytes);
}

/** Places of the arguments that are bytes, from the end: only such a schema takes them. */
function bytePlaces({ args }: { args: z.ZodTuple }): number[] {
  const { items } = args.def;
  return items.flatMap((item, at) =>
    [new Uint8Array(1), pngOf(100, 100)].some((bytes) => (item as z.ZodType).safeParse(bytes).success)
      ? [at - items.length]
      : [],
  );
}

it('when a call takes bytes, they are its last argument, and it stands in the list of those that may; no other call does', () => {
  const places = Object.entries(calls).map(([name, call]) => [name, bytePlaces(call)] as const);
  const taking = places.filter(([, at]) => at.length > 0);
  expect([...byteCalls].sort()).toEqual(taking.map(([name]) => name).sort());
  for (const [name, at] of taking) expect(at, name).toEqual([-1]);
});

it.each([
  ['a chart on a large screen', pngOf(5_120, 2_880), true],
  ['more pixels than any memory holds', pngOf(0x7fff_ffff, 0x7fff_ffff), false],
  ['a line without end', pngOf(100_000, 1_000), false],
  ['cut off before its size', pngOf(100, 100).subarray(0, 20), false],
  ['something else behind its mark', pngOf(100, 100).map((byte, at) => (at === 12 ? 0x4a : byte)), false],
])(
  'when a picture for the clipboard is %s, it is taken only for what main can unpack (SEC-45)',
  (_what, bytes, isTaken) => {
    expect(calls['results.copyPicture'].args.safeParse([bytes]).success).toBe(isTaken);
  },
);
