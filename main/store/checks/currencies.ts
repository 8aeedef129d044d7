import { rowState } from '../rows/import-index';
import { type Check, eachRow } from './check';
import { rowFinding } from './row-finding';

/** Rows in another currency than their account: no balance counts them. */
export const currencies: Check = {
  id: 'currencies',
  rules: ['currency.other'],
  columns: ['currencies'],
  run(scope, found) {
    const account = scope.index.accounts[scope.account]?.fields.currency;
    if (!account) return;
    eachRow(scope, (segment, position, packed) => {
      const currency = segment.currencies[segment.columns.currencyIndexes[position] as number];
      if (!currency || currency === account || segment.columns.dispositions[position] === 2) return;
      if (segment.states[position] === rowState.leftOut) return;
      found(
        rowFinding(scope, packed, 'currency.other', {
          field: 'currency',
          params: { currency, account },
          expected: account,
          found: currency,
        }),
      );
    });
  },
};
