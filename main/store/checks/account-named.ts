import { type Check, eachRow } from './check';
import { accountFinding } from './row-finding';

/** Rows whose account has no number: nobody can tell later whose they are. */
export const accountNamed: Check = {
  id: 'accountNamed',
  rules: ['account.unknown'],
  columns: ['accounts'],
  run(scope, found) {
    const record = scope.index.accounts[scope.account];
    if (!record || record.serviceAccountId !== null || record.isLeftOut) return;
    const byFile = new Map<number, number>();
    eachRow(scope, ({ fileIndex }) => {
      byFile.set(fileIndex, (byFile.get(fileIndex) ?? 0) + 1);
    });
    for (const [fileIndex, rows] of byFile)
      found(accountFinding(scope, fileIndex, 'account.unknown', { field: 'accountIban', params: { rows } }));
  },
};
