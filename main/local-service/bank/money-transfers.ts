import type { Stored } from '../storage/document-repository';
import type { TransferRecord } from '../storage/records';

/** State by age in milliseconds; states of a transfer are "not shown" in `interface.md` 3, so these are assumed. */
const STATES: ReadonlyArray<readonly [fromAgeMs: number, state: string]> = [
  [5000, 'COMPLETED'],
  [1500, 'IN_PROGRESS'],
  [0, 'CREATED'],
];

/** A recorded order as the interface shows it. No money exists: the state follows from the time alone. */
export function presentTransfer(transfer: Stored<TransferRecord>, now: number): Record<string, unknown> {
  const age = now - transfer.createdAt;
  const [, status] = STATES.find(([from]) => age >= from) ?? [0, 'CREATED'];
  return {
    ...transfer.value.order,
    moneyTransferId: transfer.id,
    bankLoginId: transfer.value.loginId,
    status,
    createdAt: new Date(transfer.createdAt).toISOString(),
  };
}
