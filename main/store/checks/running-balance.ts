import type { Finding } from '../../../preload/contract';
import { proofFindings } from '../../../preload/contract/proof/proof-findings';
import { rowIdOf } from '../../../preload/contract/rows/row-columns';
import { chainsOf } from './balance-chains';
import { type Check, type CheckScope, placeOf } from './check';
import { rowsTwice } from './equal-rows';
import { accountFinding } from './row-finding';

/** Each balance follows from the one before and the amount (feature 25). */
export const runningBalance: Check = {
  id: 'runningBalance',
  rules: ['balance.break', 'balance.order', 'balance.blocked', 'balance.unrelated'],
  columns: ['amounts', 'balances', 'days'],
  run(scope, found) {
    for (const { proof, rows, places, fileIndex, accountIndex, currency } of chainsOf(scope)) {
      if (!proof) continue;
      for (const finding of proofFindings(rows, proof, { currency, column: null, accountIndex })) {
        const { rows: meant, ...said } = finding;
        const rowIds = meant.map((row) => {
          const { segment, position } = placeOf(scope, places[row] ?? 0);
          return rowIdOf(segment.id, position);
        });
        const cause = finding.cause && causeOf(scope, finding.cause, places[meant[0] ?? 0] ?? 0);
        found({
          ...accountFinding(scope, fileIndex, finding.rule),
          ...said,
          ...(cause ? { cause } : {}),
          rowIds,
        });
      }
    }
  },
};

/** Where the row of a break is one that was doubled, nothing is missing before it. */
function causeOf(scope: CheckScope, cause: NonNullable<Finding['cause']>, packed: number): Finding['cause'] {
  if (cause.code !== 'rowMissing') return cause;
  const { segment, position } = placeOf(scope, packed);
  if ((segment.columns.occurrences[position] ?? 1) < 2) return cause;
  const line = rowsTwice(scope).get(packed);
  return line === undefined ? cause : { code: 'rowTwice', params: { line } };
}
