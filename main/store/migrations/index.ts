import { initialSchema } from './0001-initial-schema';
import { packedTexts } from './0002-packed-texts';
import { whoAndWhatNext } from './0003-who-and-what-next';
import { accountBalances } from './0004-account-balances';
import { refusedRows } from './0005-refused-rows';
import { importSteps } from './0006-import-steps';
import { sentRows } from './0007-sent-rows';
import { rowEdits } from './0008-row-edits';
import { audit } from './0009-audit';
import { categoryCorrections } from './0010-category-corrections';
import { answeredChoices } from './0011-answered-choices';
import { sureEdits } from './0012-sure-edits';
import { choiceReasons } from './0013-choice-reasons';
import { readOtherwise } from './0014-read-otherwise';
import { typedAccounts } from './0015-typed-accounts';
import { explorerExamples } from './0016-explorer-examples';
import { namedCalls } from './0017-named-calls';
import { analystEntries } from './0018-analyst-entries';
import { bankPagesAndDocuments } from './0019-bank-pages-and-documents';
import { keptReceipts } from './0020-kept-receipts';
import { forgottenReceipts } from './0021-forgotten-receipts';

/** In the order of their numbers; an entry that was released is never changed. */
export const migrations: readonly string[] = [
  initialSchema,
  packedTexts,
  whoAndWhatNext,
  accountBalances,
  refusedRows,
  importSteps,
  sentRows,
  rowEdits,
  audit,
  categoryCorrections,
  answeredChoices,
  sureEdits,
  choiceReasons,
  readOtherwise,
  typedAccounts,
  explorerExamples,
  namedCalls,
  analystEntries,
  bankPagesAndDocuments,
  keptReceipts,
  forgottenReceipts,
];
