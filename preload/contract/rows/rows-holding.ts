import type { StagedRow } from '../reading/staged-row';
import type { PackedRows } from './packed-chunk';
import { nextRow, skipRow, unpackRows, walkOf } from './packed-rows';

/** A letter whose small form depends on the letters beside it, so that a field and the text around it differ. */
const unsteady = 'Σ';

/**
 * Rows of a chunk whose text holds `needle`, and those at `others`, at their positions and no others: of a million rows most are walked
 * over without being read. A row that is given may hold it across two of its fields; whoever asks looks closer.
 *
 * @param needle in small letters
 * @param take gets the positions of rows whose line of the file holds it: these are surely meant, and are not given
 */
export function rowsHolding(
  packed: PackedRows,
  needle: string,
  others: { has(position: number): boolean },
  take?: (position: number) => void,
): StagedRow[] {
  const walk = walkOf(packed);
  const small = walk.text.toLowerCase();
  // Places in the small text are places in the text only where no letter became two.
  if (small.length !== walk.text.length || walk.text.includes(unsteady)) return unpackRows(packed);
  const rows: StagedRow[] = [];
  let hit = small.indexOf(needle);
  for (let position = 0; position < packed.rowCount; position += 1) {
    const { base } = walk;
    const { at } = walk.references;
    const rawLength = skipRow(walk);
    const isHit = hit !== -1 && hit < walk.base;
    const isInLine = isHit && hit + needle.length <= base + rawLength;
    if (isHit) hit = small.indexOf(needle, walk.base);
    if (!isHit && !others.has(position)) continue;
    if (isInLine && take) {
      take(position);
      continue;
    }
    walk.base = base;
    walk.references.at = at;
    rows[position] = nextRow(walk, position);
  }
  return rows;
}
