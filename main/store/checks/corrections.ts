import type { Finding, RowEditField } from '../../../preload/contract';
import { rowsPerSegment } from '../../../preload/contract/rows/row-columns';
import { currencyOfRow, type ImportIndex, type IndexedSegment } from '../rows/import-index';
import { isMoney, minorOfEdit, type RowEdit } from '../rows/row-edits';
import { type Check, type CheckScope, runsOf } from './check';
import { fileFinding, rowFinding } from './row-finding';

/** Corrections that do not hold as they were made: nothing of them is changed, and none is lost in silence. */
export const corrections: Check = {
  id: 'corrections',
  rules: ['correction.unfit'],
  columns: ['amounts', 'balances', 'currencies'],
  run(scope, found) {
    for (const { segment, number, from, end } of runsOf(scope)) {
      if (segment.edits.size === 0) continue;
      for (const packed of scope.places.subarray(from, end)) {
        const position = packed - number * rowsPerSegment;
        const edit = segment.edits.get(position);
        for (const { field, value } of edit ? unfitOf(scope, segment, position, edit) : []) {
          const currency = currencyOfRow(scope.index, segment, position) ?? '';
          found(rowFinding(scope, packed, 'correction.unfit', { field, text: value, params: { currency } }));
        }
      }
    }
  },
};

/** Amounts that were typed and that the currency, answered since, cannot hold. */
function unfitOf(scope: CheckScope, segment: IndexedSegment, position: number, { fields }: RowEdit) {
  const currency = currencyOfRow(scope.index, segment, position);
  return Object.entries(fields).flatMap(([field, value]) =>
    isMoney(field as RowEditField) && typeof value === 'string' && minorOfEdit(value, currency) === undefined
      ? [{ field, value }]
      : [],
  );
}

/** Corrections whose row is not in its file any more are of no account: their file may have no rows at all. */
export function unplacedCorrections({ files, unplaced }: ImportIndex): Finding[] {
  return unplaced.flatMap(({ fileSha256, line }) => {
    const file = files.find(({ sha256 }) => sha256 === fileSha256);
    return file ? [fileFinding(file.id, 'correction.unplaced', { line })] : [];
  });
}
