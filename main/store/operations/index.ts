import type { StoreContext } from '../context/store-context';
import { activityOperations } from './activity-operations';
import { auditOperations } from './audit-operations';
import { balanceOperations } from './balance-operations';
import { changeOperations } from './change-operations';
import { checkOperations } from './check-operations';
import { correctionOperations } from './correction-operations';
import { customerOperations } from './customer-operations';
import { figureOperations } from './figure-operations';
import { historyOperations } from './history-operations';
import { importOperations } from './import-operations';
import { importStepOperations } from './import-step-operations';
import { keptBytesOperations } from './kept-bytes-operations';
import { planOperations } from './plan-operations';
import { readBackOperations } from './read-back-operations';
import { refusalOperations } from './refusal-operations';
import { replacementOperations } from './replacement-operations';
import { resultOperations } from './result-operations';
import { rollBackOperations } from './roll-back-operations';
import { rowOperations } from './row-operations';
import { runOperations } from './run-operations';
import { sendingOperations } from './sending-operations';
import { stagingOperations } from './staging-operations';
import { templateOperations } from './template-operations';
import { traceOperations } from './trace-operations';
import { uploadOperations } from './upload-operations';

/** Everything the store can do, by name. Each runs in the store worker; arguments and answers are plain data. */
export const storeOperations = {
  ...importOperations,
  ...importStepOperations,
  ...changeOperations,
  ...stagingOperations,
  ...keptBytesOperations,
  ...rowOperations,
  ...checkOperations,
  ...templateOperations,
  ...customerOperations,
  ...historyOperations,
  ...planOperations,
  ...uploadOperations,
  ...sendingOperations,
  ...readBackOperations,
  ...balanceOperations,
  ...rollBackOperations,
  ...replacementOperations,
  ...refusalOperations,
  ...runOperations,
  ...resultOperations,
  ...traceOperations,
  ...correctionOperations,
  ...figureOperations,
  ...activityOperations,
  ...auditOperations,
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
