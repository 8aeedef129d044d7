import { expect, it } from 'vitest';
import type { z } from 'zod';
import { byteCalls, calls } from '../../../../preload/contract';

/** Where only a picture is taken. */
const pngMark = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);

/** Whether one of the arguments is bytes: only such a schema takes them. */
function takesBytes({ args }: { args: z.ZodTuple }): boolean {
  return args.def.items.some((item) =>
    [new Uint8Array(1), pngMark].some((bytes) => (item as z.ZodType).safeParse(bytes).success),
  );
}

it('when a call takes bytes, it stands in the list of those that may, and no other call does', () => {
  const taking = Object.entries(calls)
    .filter(([, call]) => takesBytes(call))
    .map(([name]) => name);
  expect([...byteCalls].sort()).toEqual(taking.sort());
});
