import type { Finding } from '../../../preload/contract';
import { type FindingRule, findingRules } from '../../../preload/contract/reading/reading-codes';
import { rowIdOf } from '../../../preload/contract/rows/row-columns';
import { type CheckScope, placeOf } from './check';

type Change = Partial<Finding> & { params?: Finding['params'] };

/** A finding about the row at a place. */
export function rowFinding(
  scope: CheckScope,
  packed: number,
  rule: FindingRule,
  change: Change = {},
): Finding {
  const { segment, position } = placeOf(scope, packed);
  return {
    ...accountFinding(scope, segment.fileIndex, rule),
    accountIndex: segment.columns.accountIndexes[position] ?? 0,
    line: segment.columns.lines[position] ?? 0,
    rowIds: [rowIdOf(segment.id, position)],
    ...change,
  };
}

/** A finding about an account in a file. */
export function accountFinding(
  { index, account }: CheckScope,
  fileIndex: number,
  rule: FindingRule,
  change: Change = {},
): Finding {
  const record = index.accounts[account];
  const fileId = index.files[fileIndex]?.id ?? '';
  return fileFinding(fileId, rule, { ...(record ? { accountRowId: record.id } : {}), ...change });
}

/** A finding about a file. */
export function fileFinding(fileId: string, rule: FindingRule, change: Change = {}): Finding {
  return {
    severity: findingRules[rule].severity,
    rule,
    line: null,
    field: null,
    column: null,
    text: null,
    params: {},
    fileId,
    ...change,
  };
}
