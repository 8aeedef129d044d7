import type { StoreContext } from '../context/store-context';
import { activityOperations } from './activity-operations';
import { auditOperations } from './audit-operations';
import { bankSessionOperations } from './bank-session-operations';
import { correctionOperations } from './correction-operations';
import { customerOperations } from './customer-operations';
import { documentOperations } from './document-operations';
import { entryOperations } from './entry-operations';
import { explorerOperations } from './explorer-operations';
import { figureOperations } from './figure-operations';
import { historyOperations } from './history-operations';
import { changeOperations } from './imports/change-operations';
import { checkOperations } from './imports/check-operations';
import { discardOperations } from './imports/discard-operations';
import { duplicateOperations } from './imports/duplicate-operations';
import { importOperations } from './imports/import-operations';
import { importStepOperations } from './imports/import-step-operations';
import { keptBytesOperations } from './imports/kept-bytes-operations';
import { repeatOperations } from './imports/repeat-operations';
import { rowOperations } from './imports/row-operations';
import { stagingOperations } from './imports/staging-operations';
import { periodOperations } from './period-operations';
import { renewalOperations } from './renewal-operations';
import { resultOperations } from './result-operations';
import { resultsFileOperations } from './results-file-operations';
import { runOperations } from './run-operations';
import { balanceOperations } from './sending/balance-operations';
import { emptyAccountOperations } from './sending/empty-account-operations';
import { planOperations } from './sending/plan-operations';
import { readBackOperations } from './sending/read-back-operations';
import { refusalOperations } from './sending/refusal-operations';
import { replacementOperations } from './sending/replacement-operations';
import { rollBackOperations } from './sending/roll-back-operations';
import { sendingOperations } from './sending/sending-operations';
import { sentOtherwiseOperations } from './sending/sent-otherwise-operations';
import { uploadOperations } from './sending/upload-operations';
import { templateOperations } from './template-operations';
import { traceOperations } from './trace-operations';

/** Everything the store can do, by name. Each runs in the store worker; arguments and answers are plain data. */
export const storeOperations = {
  ...importOperations,
  ...importStepOperations,
  ...changeOperations,
  ...repeatOperations,
  ...stagingOperations,
  ...discardOperations,
  ...keptBytesOperations,
  ...rowOperations,
  ...checkOperations,
  ...duplicateOperations,
  ...templateOperations,
  ...customerOperations,
  ...renewalOperations,
  ...historyOperations,
  ...periodOperations,
  ...planOperations,
  ...uploadOperations,
  ...sendingOperations,
  ...readBackOperations,
  ...balanceOperations,
  ...emptyAccountOperations,
  ...rollBackOperations,
  ...replacementOperations,
  ...refusalOperations,
  ...sentOtherwiseOperations,
  ...runOperations,
  ...resultOperations,
  ...resultsFileOperations,
  ...traceOperations,
  ...correctionOperations,
  ...entryOperations,
  ...figureOperations,
  ...activityOperations,
  ...auditOperations,
  ...explorerOperations,
  ...bankSessionOperations,
  ...documentOperations,
} satisfies Record<string, (context: StoreContext, ...args: never[]) => unknown>;

type Operations = typeof storeOperations;
export type StoreOperation = keyof Operations;

export type OperationArgs<Name extends StoreOperation> = Operations[Name] extends (
  context: StoreContext,
  ...args: infer Args
) => unknown
  ? Args
  : never;

export type OperationResult<Name extends StoreOperation> = Awaited<ReturnType<Operations[Name]>>;
