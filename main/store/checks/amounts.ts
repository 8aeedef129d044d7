import { rowState } from '../rows/import-index';
import { type Check, type CheckScope, eachRow, foundAt, KeptOfSegments, placeOf } from './check';
import { accountFinding, rowFinding } from './row-finding';

/** Fewer rows in one direction alone are nothing special. */
const fewRows = 30;

/** Amounts that move nothing, and accounts from which money only comes or goes. */
export const amounts: Check = {
  id: 'amounts',
  rules: ['amount.zero', 'amount.oneSided'],
  columns: ['amounts'],
  run(scope, found) {
    const parts = signs.of(scope);
    const zero = parts.flatMap((part) => part.zero);
    foundAt(zero, found, (packed) => rowFinding(scope, packed, 'amount.zero', { field: 'amount' }));
    let [into, out] = [0, 0];
    for (const part of parts) {
      into += part.into;
      out += part.out;
    }
    const rows = into + out;
    if (rows < fewRows || (into > 0 && out > 0)) return;
    const { segment } = placeOf(scope, scope.places[0] ?? 0);
    found(accountFinding(scope, segment.fileIndex, 'amount.oneSided', { field: 'amount', params: { rows } }));
  },
};

const signs = new KeptOfSegments(signsOf);

function signsOf(scope: CheckScope): { into: number; out: number; zero: number[] } {
  const signs = { into: 0, out: 0, zero: [] as number[] };
  eachRow(scope, (segment, position, packed) => {
    const state = segment.states[position];
    if (state === rowState.blocked || state === rowState.leftOut) return;
    const amount = segment.columns.amounts[position] as number;
    if (amount > 0) signs.into += 1;
    else if (amount < 0) signs.out += 1;
    else if (amount === 0) signs.zero.push(packed);
  });
  return signs;
}
