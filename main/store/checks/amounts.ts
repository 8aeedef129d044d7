import { rowState } from '../rows/import-index';
import { type Check, eachRow, placeOf } from './check';
import { accountFinding, rowFinding } from './row-finding';

/** Fewer rows in one direction alone are nothing special. */
const fewRows = 30;

/** Amounts that move nothing, and accounts from which money only comes or goes. */
export const amounts: Check = {
  id: 'amounts',
  rules: ['amount.zero', 'amount.oneSided'],
  columns: ['amounts'],
  run(scope, found) {
    let [into, out] = [0, 0];
    eachRow(scope, (segment, position, packed) => {
      const state = segment.states[position];
      if (state === rowState.blocked || state === rowState.leftOut) return;
      const amount = segment.columns.amounts[position] as number;
      if (amount > 0) into += 1;
      else if (amount < 0) out += 1;
      else if (amount === 0) found(rowFinding(scope, packed, 'amount.zero', { field: 'amount' }));
    });
    const rows = into + out;
    if (rows < fewRows || (into > 0 && out > 0)) return;
    const { segment } = placeOf(scope, scope.places[0] ?? 0);
    found(accountFinding(scope, segment.fileIndex, 'amount.oneSided', { field: 'amount', params: { rows } }));
  },
};
