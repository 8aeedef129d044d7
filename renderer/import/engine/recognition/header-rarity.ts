import type { ExportFormat } from '../../formats/description/export-format';
import { foldHeader } from '../vocabulary/fold';

/**
 * How much a header tells: the names of columns that nearly every bank writes tell nothing, one that a single bank writes tells
 * all. Measured in bits over all descriptions: a name that one of 64 banks writes counts 6.
 */
export interface HeaderRarity {
  bitsOf(keys: readonly string[]): number;
}

const keysOf = new WeakMap<readonly string[], readonly string[]>();

/** Comparable names of the columns; nameless ones at the end do not count. */
export function headerKeys(header: readonly string[]): readonly string[] {
  let known = keysOf.get(header);
  if (!known) {
    const keys = header.map(foldHeader);
    while (keys.length > 0 && keys[keys.length - 1] === '') keys.pop();
    known = keys;
    keysOf.set(header, known);
  }
  return known;
}

/** All headers of a description: the usual one first. */
export function headersOf({ header, otherHeaders = [] }: ExportFormat): (readonly string[])[] {
  return header ? [header, ...otherHeaders] : [];
}

const rarities = new WeakMap<readonly ExportFormat[], HeaderRarity>();

/** Counts banks, not descriptions: several exports of one bank repeat its words. */
export function rarityOver(formats: readonly ExportFormat[]): HeaderRarity {
  const known = rarities.get(formats);
  if (known) return known;
  const banks = new Map<string, Set<string>>();
  for (const format of formats)
    for (const header of headersOf(format))
      for (const key of headerKeys(header)) {
        const writers = banks.get(key) ?? new Set();
        banks.set(key, writers.add(`${format.country} ${format.bank}`));
      }
  const all = new Set(formats.map((format) => `${format.country} ${format.bank}`)).size;
  const rarity: HeaderRarity = {
    bitsOf: (keys) =>
      keys.reduce((sum, key) => {
        const writers = banks.get(key)?.size ?? 0;
        // A nameless column tells nothing, and what no description has is no likeness.
        return key === '' || writers === 0 ? sum : sum + Math.log2(Math.max(1, all / writers));
      }, 0),
  };
  rarities.set(formats, rarity);
  return rarity;
}
