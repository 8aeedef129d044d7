import { parentPort } from 'node:worker_threads';
import { analyse, type LedgerTransaction, ledgerFromUpload, type RawRecord } from '../analysis/index';
import type { FromEngine, ToEngine } from './engine-protocol';

/** The analysis worker: collects the rows of one user, then answers every result and the categories slice by slice. */
interface Collected {
  begin: Extract<ToEngine, { type: 'begin' }>;
  transactions: LedgerTransaction[];
  sliceSizes: number[];
}

let collected: Collected | undefined;
let pending: Generator<FromEngine> | undefined;

function takeRows(into: Collected, accountId: string, bodies: string[]): void {
  const account = into.begin.accounts.filter((candidate) => candidate.accountId === accountId);
  const transactions = bodies.map((body) => ({ ...(JSON.parse(body) as RawRecord), accountId }));
  const ledger = ledgerFromUpload({ userType: into.begin.userType, accounts: account, transactions });
  for (const transaction of ledger.transactions) into.transactions.push(transaction);
  into.sliceSizes.push(bodies.length);
}

/** One finding after the other, each made when it is asked for. */
function* findings(from: Collected): Generator<FromEngine> {
  const { accounts } = ledgerFromUpload({ userType: from.begin.userType, accounts: from.begin.accounts });
  const { userType, corrections } = from.begin;
  const found = analyse({ userType, accounts, transactions: from.transactions }, { corrections });
  for (const kind of Object.keys(found.results)) {
    yield { type: 'result', kind, body: JSON.stringify(found.results[kind]) };
  }
  let start = 0;
  for (const [slice, size] of from.sliceSizes.entries()) {
    const items = found
      .categoriesOf(start, start + size)
      .map(({ transactionId: _transactionId, ...item }) => item);
    yield { type: 'categories', slice, body: JSON.stringify(items) };
    start += size;
  }
}

function answer(message: ToEngine): FromEngine {
  if (message.type === 'begin') {
    collected = { begin: message, transactions: [], sliceSizes: [] };
    return { type: 'taken' };
  }
  if (message.type === 'next') return nextFinding();
  if (!collected) throw new Error('No run has begun');
  if (message.type === 'analyse') {
    pending = findings(collected);
    collected = undefined;
    return nextFinding();
  }
  takeRows(collected, message.accountId, message.bodies);
  return { type: 'taken' };
}

function nextFinding(): FromEngine {
  const next = pending?.next();
  if (next && !next.done) return next.value;
  pending = undefined;
  return { type: 'end' };
}

parentPort?.on('message', (message: ToEngine) => {
  try {
    parentPort?.postMessage(answer(message));
  } catch (error) {
    collected = undefined;
    pending = undefined;
    const failed: FromEngine = {
      type: 'failed',
      message: error instanceof Error ? error.message : String(error),
    };
    parentPort?.postMessage(failed);
  }
});
