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

const tell = (answer: FromEngine): void => parentPort?.postMessage(answer);

function takeRows(into: Collected, accountId: string, bodies: string[]): void {
  const account = into.begin.accounts.filter((candidate) => candidate.accountId === accountId);
  const transactions = bodies.map((body) => ({ ...(JSON.parse(body) as RawRecord), accountId }));
  const ledger = ledgerFromUpload({ userType: into.begin.userType, accounts: account, transactions });
  for (const transaction of ledger.transactions) into.transactions.push(transaction);
  into.sliceSizes.push(bodies.length);
}

function answerAll(from: Collected): void {
  const { accounts } = ledgerFromUpload({ userType: from.begin.userType, accounts: from.begin.accounts });
  const found = analyse({ userType: from.begin.userType, accounts, transactions: from.transactions });
  for (const [kind, result] of Object.entries(found.results)) {
    tell({ type: 'result', kind, body: JSON.stringify(result) });
  }
  let start = 0;
  from.sliceSizes.forEach((size, slice) => {
    const items = found.categorization
      .slice(start, start + size)
      .map(({ transactionId: _id, ...item }) => item);
    tell({ type: 'categories', slice, body: JSON.stringify(items) });
    start += size;
  });
}

parentPort?.on('message', (message: ToEngine) => {
  try {
    if (message.type === 'begin') collected = { begin: message, transactions: [], sliceSizes: [] };
    else if (collected && message.type === 'rows') {
      takeRows(collected, message.accountId, message.bodies);
      tell({ type: 'taken' });
    } else if (collected && message.type === 'analyse') {
      answerAll(collected);
      collected = undefined;
      tell({ type: 'end' });
    }
  } catch (error) {
    collected = undefined;
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
