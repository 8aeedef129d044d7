import { proofFindings } from '../../../preload/contract/proof/proof-findings';
import { rowIdOf } from '../../../preload/contract/rows/row-columns';
import { chainsOf } from './balance-chains';
import { type Check, placeOf } from './check';
import { accountFinding } from './row-finding';

/** Each balance follows from the one before and the amount (feature 25). */
export const runningBalance: Check = {
  id: 'runningBalance',
  rules: ['balance.break', 'balance.order', 'balance.blocked'],
  columns: ['amounts', 'balances', 'days'],
  run(scope, found) {
    for (const { proof, rows, places, fileIndex, accountIndex, currency } of chainsOf(scope)) {
      if (!proof?.isRunning) continue;
      for (const finding of proofFindings(rows, proof, { currency, column: null, accountIndex })) {
        const { rows: meant, ...said } = finding;
        const rowIds = meant.map((row) => {
          const { segment, position } = placeOf(scope, places[row] ?? 0);
          return rowIdOf(segment.id, position);
        });
        found({ ...accountFinding(scope, fileIndex, finding.rule), ...said, rowIds });
      }
    }
  },
};
