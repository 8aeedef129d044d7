import { type Check, runsOf } from './check';
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
    for (const { segment, from, end } of runsOf(scope))
      byFile.set(segment.fileIndex, (byFile.get(segment.fileIndex) ?? 0) + end - from);
    for (const [fileIndex, rows] of byFile)
      found(accountFinding(scope, fileIndex, 'account.unknown', { field: 'accountIban', params: { rows } }));
  },
};
