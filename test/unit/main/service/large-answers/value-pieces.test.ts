import { describe, expect, it } from 'vitest';
import { type Piece, piecesOf, ValueAssembly } from '../../../../../main/service/large-answers/value-pieces';
import fc from '../../../../property';

function together(pieces: Iterable<Piece>): unknown {
  const assembly = new ValueAssembly();
  // As it comes over a port.
  for (const piece of pieces) assembly.add(structuredClone(piece));
  return assembly.value;
}

describe('a value in pieces', () => {
  it('is the same again, whatever JSON it is and however small the pieces', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.integer({ min: 1, max: 30 }), (json, most) => {
        const value = JSON.parse(json);
        expect(JSON.stringify(together(piecesOf(value, most)))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('keeps a member called __proto__ as a member, and nothing inherits from it', () => {
    const json = '{"__proto__":{"isAdmin":true,"rest":[1,2,3,4,5]},"a":{"__proto__":1,"b":[1,2,3]}}';
    for (const most of [1, 3, 100]) {
      const value = together(piecesOf(JSON.parse(json), most)) as Record<string, unknown>;
      expect(JSON.stringify(value)).toBe(json);
      expect(value.isAdmin).toBeUndefined();
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    }
  });

  it('comes in pieces that are all light, but for a text', () => {
    const value = {
      rows: Array.from({ length: 5_000 }, (_, at) => ({ at, text: 'x'.repeat(10) })),
      note: 'y',
    };
    const pieces = [...piecesOf(value, 100)];
    expect(pieces.length).toBeGreaterThan(100);
    for (const piece of pieces) expect(JSON.stringify(piece).length).toBeLessThan(3_000);
  });

  it('is refused with more members in one object than any answer has', () => {
    const wide = Object.fromEntries(Array.from({ length: 100_001 }, (_, at) => [`k${at}`, at]));
    expect(() => together(piecesOf(wide))).toThrow(RangeError);
    expect(() => together(piecesOf(Object.values(wide)))).not.toThrow();
  });
});
