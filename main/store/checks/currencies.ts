import { type IndexedSegment, rowState } from '../rows/import-index';
import { type Check, type CheckScope, eachRow, foundAt, KeptOfSegments, placeOf } from './check';
import { rowFinding } from './row-finding';

/** Rows in another currency than their account: no balance counts them. */
export const currencies: Check = {
  id: 'currencies',
  rules: ['currency.other'],
  columns: ['currencies'],
  run(scope, found) {
    const account = scope.index.accounts[scope.account]?.fields.currency;
    if (!account) return;
    const places = others.of(scope).flat();
    foundAt(places, found, (packed) => {
      const { segment, position } = placeOf(scope, packed);
      const currency = ownCurrency(segment, position);
      const change = { params: { currency, account }, expected: account, found: currency };
      return rowFinding(scope, packed, 'currency.other', { field: 'currency', ...change });
    });
  },
};

const others = new KeptOfSegments(rowsOfOthers);

function rowsOfOthers(scope: CheckScope): number[] {
  const account = scope.index.accounts[scope.account]?.fields.currency;
  const places: number[] = [];
  eachRow(scope, (segment, position, packed) => {
    const currency = ownCurrency(segment, position);
    if (!currency || currency === account || segment.columns.dispositions[position] === 2) return;
    if (segment.states[position] !== rowState.leftOut) places.push(packed);
  });
  return places;
}

function ownCurrency({ currencies, columns }: IndexedSegment, position: number): string {
  return currencies[columns.currencyIndexes[position] as number] ?? '';
}
