import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ImportSummary } from '../../../../preload/contract';
import { planRefusals } from '../../../../preload/contract/plan-refusals';
import { ReadFailure } from '../../../../renderer/import/engine/bytes/source';
import { filesIn } from '../../../check/fixture-files';
import { heldAccounts } from './held-results';
import { readForImports, stageRead } from './read-file';
import { createCustomer, heldIds, startWorkspace, type TestWorkspace } from './service-workspace';

const fixtures = join(import.meta.dirname, '../../../fixtures');
/** What `npm test` takes. */
const ofEveryRun = ['formats'];
const ofEveryFixture = [
  ...ofEveryRun,
  'formats-described',
  'formats-invented',
  'formats-samples',
  'documents',
  'documents-more',
  'cases',
  'cases-more',
  'reports',
  'reports-more',
];
/** `npm run faults -- --sent-twice` asks for every fixture, or for some folders. */
const asked = process.env.KONTOR_FIXTURES?.split(',');
const folders = asked ?? (process.env.KONTOR_EVERY_FIXTURE ? ofEveryFixture : ofEveryRun);

/** All but what lies beside exports. */
const isExport = /^(?!.*\.(?:json|md)$)/;
/** Files of one customer, of whom everything is read back each time: what a file costs grows with those before it. */
const together = 21;

const parts = folders.flatMap((of) => {
  const files = filesIn(join(fixtures, of), isExport);
  return Array.from({ length: Math.ceil(files.length / together) }, (_, part) => ({
    of,
    part: part + 1,
    files: files.slice(part * together, (part + 1) * together),
  }));
});

interface Sent {
  files: number;
  withoutQuestion: number;
  transactions: number;
  accounts: number;
  /** Accounts of which two files state different balances for the same, newest day. */
  contested: number;
}
const sentOf = new Map<string, Sent[]>();
const told = (name: string, { files, withoutQuestion, transactions, accounts, contested }: Sent) =>
  `${name}: ${withoutQuestion} of ${files} files go without a question, ${transactions} transactions in ${accounts} accounts (${contested} with contradictory balances), changed by the second time: 0`;

function sumOf(of: Sent[]): Sent {
  const sum: Sent = { files: 0, withoutQuestion: 0, transactions: 0, accounts: 0, contested: 0 };
  for (const sent of of) for (const key of Object.keys(sum) as (keyof Sent)[]) sum[key] += sent[key];
  return sum;
}

afterAll(() => {
  for (const [of, sent] of sentOf) console.log(told(of, sumOf(sent)));
  const total = sumOf(Array.from(sentOf.values()).flat());
  console.log(told(`sent twice, ${sentOf.size} of ${folders.length} folders`, total));
  // Enough of them go without a person's word for this to say something.
  expect(total.withoutQuestion).toBeGreaterThan(total.files / 4);
});

type Peer = { id: string; userId: string };
type Read = Awaited<ReturnType<typeof readForImports>>;

/** Sends these files as one import. Answers how many transactions went, or null where a question stands before it. */
async function send(
  { store, workspace }: TestWorkspace,
  customer: Peer,
  files: readonly Read[],
  statements = new Statements(),
): Promise<number | null> {
  const { id } = await store.call('imports.create');
  for (const file of files) await stageRead(store, id, file);
  const summary = await store.call('imports.numberAccounts', id);
  const refusals = planRefusals(summary);
  if (refusals.some(({ code }) => code === 'import.questionsOpen' || code === 'import.accountIncomplete'))
    return null;
  if (refusals.some(({ code }) => code === 'import.nothingToSend')) return 0;
  const plan = await workspace.uploads.plan(id, customer.id);
  if ((plan.sentOtherwise?.open ?? 0) > 0) return null;
  statements.note(summary);
  if (plan.calls.length === 0) return 0;
  const upload = await workspace.uploads.start(id, customer.id);
  const end = await workspace.uploads.settled(upload.id);
  expect(end).toMatchObject({ state: 'done', error: null, readBack: { missing: 0, different: 0 } });
  return plan.transactions;
}

async function heldBy({ client }: TestWorkspace, { userId }: Peer) {
  const accounts = await heldAccounts(client, userId);
  return {
    ids: (await heldIds(client, userId)).sort(),
    balances: Object.fromEntries(accounts.map(({ accountId, balance }) => [accountId, balance])),
  };
}
type Held = Awaited<ReturnType<typeof heldBy>>;

/** What files state of the balances of accounts. Invented files share a few numbers of accounts, and not all agree. */
class Statements {
  readonly #of = new Map<string, { day: string; balances: Set<string> }>();

  note({ accounts }: ImportSummary): void {
    for (const { accountId, balance, balanceDay } of accounts) {
      if (accountId === null || balance === null || balanceDay === null) continue;
      const known = this.#of.get(accountId);
      if (known && known.day > balanceDay) continue;
      const balances = known?.day === balanceDay ? known.balances : new Set<string>();
      this.#of.set(accountId, { day: balanceDay, balances: balances.add(balance) });
    }
  }

  /** Of two that contradict each other on the newest day nobody can say which is right: the one sent last stands. */
  isContested(accountId: string): boolean {
    return (this.#of.get(accountId)?.balances.size ?? 0) > 1;
  }

  /** Without balances that follow from the order. */
  agreed({ ids, balances }: Held): Held {
    const agreed = Object.entries(balances).filter(([accountId]) => !this.isContested(accountId));
    return { ids, balances: Object.fromEntries(agreed) };
  }
}

function nullIfUnreadable(error: unknown): null {
  if (error instanceof ReadFailure) return null;
  throw error;
}

/** To two customers of a workspace of their own: what the program lists and compares grows with all that was ever sent. */
async function sendTwice(test: TestWorkspace, folder: string, files: readonly string[]): Promise<Sent> {
  const first = await createCustomer(test.workspace, `Erste ${files.length}`);
  const second = await createCustomer(test.workspace, `Zweite ${files.length}`);
  const statements = new Statements();
  const sent = new Map<string, { read: Read; transactions: number }>();
  for (const name of files) {
    const read = await readForImports(join(folder, name)).catch(nullIfUnreadable);
    const transactions = read && (await send(test, first, [read], statements));
    if (read && transactions !== null) sent.set(name, { read, transactions });
  }
  const once = await heldBy(test, first);
  expect(new Set(once.ids).size).toBe(once.ids.length);
  expect(once.ids.length).toBe(Array.from(sent.values()).reduce((sum, one) => sum + one.transactions, 0));

  for (const [name, { read }] of sent)
    expect([name, await send(test, first, [read, read])]).toEqual([name, 0]);
  expect(await heldBy(test, first)).toEqual(once);

  const reads = Array.from(sent.values(), ({ read }) => read);
  const asking: string[] = [];
  for (const [name, { read }] of Array.from(sent).reverse())
    if ((await send(test, second, [read])) === null) asking.push(name);
  // One that asks behind others only, and not before them, is one that asks.
  if (asking.length > 0) {
    const rest = files.filter((name) => !asking.includes(name));
    return { ...(await sendTwice(test, folder, rest)), files: files.length };
  }
  const turned = statements.agreed(await heldBy(test, second));
  expect(turned).toEqual(statements.agreed(once));
  // Some beside a neighbour, which they overlap with as a whole; beside each other two may ask, and nothing goes.
  for (const [at, read] of reads.entries())
    if (at % 3 === 0) expect([0, null]).toContain(await send(test, second, [reads[at + 1] ?? read, read]));
  expect(statements.agreed(await heldBy(test, second))).toEqual(turned);
  const accounts = Object.keys(once.balances);
  return {
    files: files.length,
    withoutQuestion: sent.size,
    transactions: once.ids.length,
    accounts: accounts.length,
    contested: accounts.filter((accountId) => statements.isContested(accountId)).length,
  };
}

it.each(parts)(
  'when every fixture of $of, part $part, is sent twice, in two orders, alone and beside itself, the second time changes nothing',
  async ({ of, part, files }) => {
    const test = await startWorkspace();
    try {
      const sent = await sendTwice(test, join(fixtures, of), files);
      console.log(told(`${of} ${part}`, sent));
      sentOf.set(of, [...(sentOf.get(of) ?? []), sent]);
    } finally {
      await test.close();
    }
    expect(test.faults).toEqual([]);
  },
  600_000,
);
