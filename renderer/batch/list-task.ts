import type { BatchLine, BatchOutcome, TaskOf } from '../../preload/contract';
import { kontor, unwrapped } from '../base/kontor';
import type { Teller } from './teller';

type Lister = () => Promise<BatchLine[]>;

const listers: Record<TaskOf<'list'>['what'], Lister> = {
  customers: async () =>
    unwrapped(await kontor().customers.list()).map(
      ({
        id,
        name,
        type,
        connectionName,
        environment,
        lastUploadAt,
        lastRunAt,
        transactionCount,
        goneAt,
        isUnreadable,
      }) => ({
        event: 'customer',
        id,
        name,
        type,
        connection: connectionName,
        environment,
        ...(isUnreadable && { isUnreadable }),
        transactions: isUnreadable ? null : transactionCount,
        lastUploadAt,
        lastRunAt,
        goneAt,
      }),
    ),
  imports: async () =>
    unwrapped(await kontor().imports.list()).map(
      ({ id, createdAt, customerId, state, files, accounts, isUnreadable }) => ({
        event: 'import',
        id,
        createdAt,
        customerId,
        state,
        files: files.map((file) => ({ name: file.name, state: file.state })),
        ...(isUnreadable && { isUnreadable }),
        accounts: isUnreadable ? null : accounts.length,
        bookings: isUnreadable ? null : accounts.reduce((sum, { sendable }) => sum + sendable, 0),
      }),
    ),
  runs: async () =>
    unwrapped(await kontor().runs.list()).map(
      ({ id, customerId, state, startedAt, finishedAt, resultsDone, resultsTotal }) => ({
        event: 'run',
        id,
        customerId,
        state,
        startedAt,
        finishedAt,
        results: resultsDone,
        resultsTotal,
      }),
    ),
};

/** A line each. */
export async function listTask({ what }: TaskOf<'list'>, { tell, texts }: Teller): Promise<BatchOutcome> {
  const lines = await listers[what]();
  for (const line of lines) await tell(line);
  await tell(null, texts.t(`batch.listed.${what}`, { count: lines.length }));
  return 'done';
}
