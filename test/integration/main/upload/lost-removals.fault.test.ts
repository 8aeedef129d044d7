import { afterEach, describe, expect, it } from 'vitest';
import { MisbehavingProxy, type ProxyFault } from '../../../faults/misbehaving-proxy';
import { stageExport } from '../../../unit/main/store/memory-store';
import { draftOf } from '../../../unit/main/store/staged-export';
import { heldAccounts } from './held-results';
import {
  createCustomer,
  heldIds,
  startUpload,
  startWorkspace,
  type TestWorkspace,
} from './service-workspace';

let test: TestWorkspace;
let proxy: MisbehavingProxy;

afterEach(async () => {
  await test.close();
  await proxy.stop();
  expect(test.faults).toEqual([]);
});

const rowsOf = (count: number, sign = 1) =>
  Array.from({ length: count }, (_, index) => ({
    day: `2025-03-${String(1 + (index % 28)).padStart(2, '0')}`,
    amountMinor: sign * (100 + index),
    purpose: `Posten ${index}`,
  }));

/** An import of 500 rows that was sent. */
async function sentImport() {
  test = await startWorkspace({
    isImpatient: true,
    through: async (address) => {
      proxy = await MisbehavingProxy.start(address);
      return proxy.address;
    },
  });
  const customer = await createCustomer(test.workspace);
  const { id: importId } = await test.store.call('imports.create');
  await stageExport(test.store, importId, rowsOf(500), { accounts: [draftOf()], sha256: 'ab'.repeat(32) });
  const { id } = await startUpload(test.workspace, importId, customer.id);
  expect((await test.workspace.uploads.settled(id)).state).toBe('done');
  return { customer, importId, uploadId: id };
}

/** State of each line of the journal that deletes something. */
async function removals(uploadId: string): Promise<string[]> {
  const journal = await test.store.call('uploads.journal', uploadId);
  return journal.filter(({ kind }) => kind === 'removal').map(({ state }) => state);
}

/** The next deletion of that kind has no answer, whether or not it reaches the service. */
function loseOne({ path, fault }: { path: RegExp; fault: ProxyFault }): void {
  let left = 1;
  proxy.chooseFault = (request) => {
    if (left === 0 || request.method !== 'DELETE' || !path.test(request.path)) return null;
    left -= 1;
    return fault;
  };
}

const transactions = /\/transactions$/;
const accounts = /\/banking\/accounts$/;

/** What the journal says of deletions of 300, of 200 and of the empty account where the first of a kind has no answer. */
const ofRollBack = [
  { what: 'transactions', path: transactions, fault: 'dropAfter', lines: ['arrived', 'done', 'done'] },
  {
    what: 'transactions',
    path: transactions,
    fault: 'dropBefore',
    lines: ['failed', 'done', 'done', 'done'],
  },
  { what: 'the account', path: accounts, fault: 'dropAfter', lines: ['done', 'done', 'arrived'] },
  { what: 'the account', path: accounts, fault: 'dropBefore', lines: ['done', 'done', 'failed', 'done'] },
] as const;

describe('a deletion whose answer was lost', () => {
  it.each(ofRollBack)(
    'of an upload that is taken back, $what, $fault: its line says what happened',
    async (lost) => {
      const { customer, uploadId } = await sentImport();
      loseOne(lost);
      await test.workspace.uploads.rollBack(uploadId);
      expect((await test.workspace.uploads.settled(uploadId)).state).toBe('rolledBack');
      expect(await heldIds(test.client, customer.userId)).toEqual([]);
      expect(await heldAccounts(test.client, customer.userId)).toEqual([]);
      expect(await removals(uploadId)).toEqual(lost.lines);
    },
  );

  it.each(ofRollBack.slice(0, 2))(
    'of what a corrected import replaces, $fault: its line says what happened',
    async (lost) => {
      const { customer, importId } = await sentImport();
      const { files } = await test.store.call('imports.get', importId);
      await test.store.call('imports.removeFile', files[0]?.id ?? '');
      const change = { accounts: [draftOf()], sha256: 'ab'.repeat(32) };
      await stageExport(test.store, importId, rowsOf(500, -1), change);
      await test.workspace.uploads.plan(importId, customer.id);
      loseOne(lost);
      const { id } = await test.workspace.uploads.start(importId, customer.id);
      expect(await test.workspace.uploads.settled(id)).toMatchObject({
        state: 'done',
        transactionsDone: 500,
      });
      expect((await heldIds(test.client, customer.userId)).length).toBe(500);
      expect(await removals(id)).toEqual(lost.lines.slice(0, -1));
    },
  );
});
