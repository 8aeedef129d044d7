import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountDraft } from '../../../../../preload/contract/reading/reading';
import { MemoryStore, sendImport, stageExport } from '../memory-store';
import { draftOf } from '../staged-export';

let store: MemoryStore;
let customerId: string;

beforeEach(async () => {
  store = new MemoryStore();
  customerId = await store.call('customers.begin', {
    connectionId: 'x',
    connectionName: 'X',
    environment: 'local',
    name: 'Muster',
    type: 'company',
    expiresIn: null,
    customUserId: 'u',
  });
  await store.call('customers.finish', customerId, { userId: 'user', expiresAt: null });
});
afterEach(() => store.close());

type Amounts = readonly (readonly [day: string, amountMinor: number])[];

/** An export of the account that was sent; with a running balance from `start` on, or without one. */
async function sent(start: number | null, amounts: Amounts, draft: Partial<AccountDraft> = {}) {
  const importId = (await store.call('imports.create')).id;
  let balanceMinor = start;
  const rows = amounts.map(([day, amountMinor]) => {
    balanceMinor = balanceMinor === null ? null : balanceMinor + amountMinor;
    return { day, amountMinor, balanceMinor, purpose: `${day} ${amountMinor}` };
  });
  await stageExport(store, importId, rows, { accounts: [draftOf(draft)] });
  await sendImport(store, importId, customerId);
}

async function account() {
  const { accounts } = await store.call('results.localFigures', customerId);
  return accounts[0];
}

const march: Amounts = [
  ['2025-03-01', 900],
  ['2025-03-15', -200],
];

describe('the day on which one export ends and the next begins', () => {
  it.each([
    ['both begin and end it alike, with other rows', [-10, -20], 10_700, [-30], ['2025-03-31']],
    ['both begin and end it alike, with the same rows', [-10, -20], 10_700, [-10, -20], undefined],
    ['the first was made within it', [-10], 10_700, [-10, -20], undefined],
    ['the second begins within it', [-10, -20], 10_690, [-20], undefined],
  ] as const)('%s', async (_, endsWith, start, beginsWith, contradicted) => {
    await sent(10_000, [...march, ...endsWith.map((amount) => ['2025-03-31', amount] as const)]);
    const rest = [...beginsWith.map((amount) => ['2025-03-31', amount] as const), ['2025-04-20', 5] as const];
    await sent(start, rest);
    const found = await account();
    expect(found?.contradicted).toEqual(contradicted);
    expect(found?.balanceProof).toBe(contradicted ? 'broken' : 'proved');
  });

  it('says nothing where a third export without balances has bookings of the day too', async () => {
    await sent(10_000, [...march, ['2025-03-31', -10], ['2025-03-31', -20]]);
    await sent(10_700, [
      ['2025-03-31', -10],
      ['2025-03-31', -20],
      ['2025-04-20', 5],
    ]);
    await sent(null, [['2025-03-31', -7]]);
    expect((await account())?.contradicted).toBeUndefined();
  });
});

describe('the first and the last day of an export', () => {
  const period = (from: string, to: string) => ({ period: { from, to } });
  const preamble = { balanceMinor: 10_700, balanceDay: '2025-03-15', balanceSource: 'preamble' } as const;

  it.each([
    ['its period begins with it', '2025-03-01', period('2025-03-01', '2025-03-15'), ['2025-03-01']],
    ['its period begins before it', '2025-03-01', period('2025-02-01', '2025-03-15'), ['2025-03-01']],
    ['it states no period', '2025-03-01', {}, undefined],
    ['its period ends after it', '2025-03-15', period('2025-03-01', '2025-03-31'), ['2025-03-15']],
    ['its period ends with it', '2025-03-15', period('2025-03-01', '2025-03-15'), undefined],
    ['its period ends in the future', '2025-03-15', period('2025-03-01', '2999-12-31'), undefined],
    ['it was made on it', '2025-03-15', { ...period('2025-03-01', '2025-03-31'), ...preamble }, undefined],
  ] as const)('of which another has a booking more: %s', async (_, day, draft, contradicted) => {
    await sent(10_000, march, draft);
    await sent(null, [[day, -11]]);
    expect((await account())?.contradicted).toEqual(contradicted);
  });
});
