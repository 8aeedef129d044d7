import { type Check, placeOf } from './check';
import { rowFinding } from './row-finding';

/** Rows in another currency than their account: no balance counts them. */
export const currencies: Check = {
  id: 'currencies',
  rules: ['currency.other'],
  columns: ['currencies'],
  run(scope, found) {
    const account = scope.index.accounts[scope.account]?.fields.currency;
    if (!account) return;
    for (const packed of scope.places) {
      const { segment, position } = placeOf(scope, packed);
      const currency = segment.currencies[segment.columns.currencyIndexes[position] as number];
      if (!currency || currency === account || segment.columns.dispositions[position] === 2) continue;
      found(
        rowFinding(scope, packed, 'currency.other', {
          field: 'currency',
          params: { currency, account },
          expected: account,
          found: currency,
        }),
      );
    }
  },
};
