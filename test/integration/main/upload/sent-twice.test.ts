import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planRefusals } from '../../../../preload/contract/plan-refusals';
import { filesIn } from '../../../check/fixture-files';
import { heldAccounts } from './held-results';
import { readIntoImport } from './read-file';
import { createCustomer, heldIds, startWorkspace, type TestWorkspace } from './service-workspace';

const fixtures = join(import.meta.dirname, '../../../fixtures');
const ofEveryRun = ['formats'];
const ofEveryFixture = [...ofEveryRun, 'formats-described', 'formats-invented', 'formats-samples', 'cases'];
/** Files of one customer, of whom everything is read back each time. */
const together = 42;

/** `npm run faults -- --sent-twice` asks for every fixture; `npm test` takes one folder. */
const parts = (process.env.KONTOR_EVERY_FIXTURE ? ofEveryFixture : ofEveryRun).flatMap((of) => {
  const files = filesIn(join(fixtures, of), /\.csv$/);
  return Array.from({ length: Math.ceil(files.length / together) }, (_, part) => ({
    of,
    part: part + 1,
    files: files.slice(part * together, (part + 1) * together),
  }));
});

let test: TestWorkspace;
beforeAll(async () => {
  test = await startWorkspace();
});
afterAll(async () => {
  await test.close();
  expect(test.faults).toEqual([]);
});

type Peer = { id: string; userId: string };

/** Sends these files as one import. Answers how many transactions went, or null where a question stands before it. */
async function send(customer: Peer, folder: string, names: readonly string[]): Promise<number | null> {
  const { store, workspace } = test;
  const { id } = await store.call('imports.create');
  for (const name of names) await readIntoImport(store, id, join(folder, name));
  const refusals = planRefusals(await store.call('imports.numberAccounts', id));
  if (refusals.some(({ code }) => code === 'import.questionsOpen')) return null;
  if (refusals.some(({ code }) => code === 'import.nothingToSend')) return 0;
  const plan = await workspace.uploads.plan(id, customer.id);
  if (plan.calls.length === 0) return 0;
  const upload = await workspace.uploads.start(id, customer.id);
  const end = await workspace.uploads.settled(upload.id);
  expect(end).toMatchObject({ state: 'done', error: null, readBack: { missing: 0, different: 0 } });
  return plan.transactions;
}

async function heldBy({ userId }: Peer) {
  const accounts = await heldAccounts(test.client, userId);
  return {
    ids: (await heldIds(test.client, userId)).sort(),
    balances: accounts.map(({ accountId, balance }) => `${accountId} ${balance}`).sort(),
  };
}

it.each(parts)(
  'when every fixture of $of, part $part, is sent twice, in two orders, alone and beside itself, the second time changes nothing',
  async ({ of, part, files }) => {
    const folder = join(fixtures, of);
    const first = await createCustomer(test.workspace, `Erste ${of} ${part}`);
    const second = await createCustomer(test.workspace, `Zweite ${of} ${part}`);
    const sent = new Map<string, number>();
    for (const name of files) {
      const transactions = await send(first, folder, [name]);
      if (transactions !== null) sent.set(name, transactions);
    }
    // Enough of them go without a person's word for this to say something.
    expect(sent.size).toBeGreaterThan(files.length / 4);
    const once = await heldBy(first);
    expect(new Set(once.ids).size).toBe(once.ids.length);
    expect(once.ids.length).toBe(Array.from(sent.values()).reduce((sum, count) => sum + count, 0));

    const names = Array.from(sent.keys());
    for (const name of names) expect([name, await send(first, folder, [name, name])]).toEqual([name, 0]);
    expect(await heldBy(first)).toEqual(once);

    for (const name of names.slice().reverse()) await send(second, folder, [name]);
    expect(await heldBy(second)).toEqual(once);
    // Some beside a neighbour, which they overlap with as a whole.
    for (const [at, name] of names.entries())
      if (at % 3 === 0) expect(await send(second, folder, [names[at + 1] ?? name, name])).toBe(0);
    expect(await heldBy(second)).toEqual(once);
    console.log(
      `${of} ${part}: ${names.length} of ${files.length} files go without a question, ${once.ids.length} transactions, changed by the second time: 0`,
    );
  },
  600_000,
);
