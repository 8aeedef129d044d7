import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rowWindow } from '../../../../../preload/contract';
import { calls } from '../../../../../preload/contract/calls';
import { sparedList } from '../../../../../preload/contract/values/spared-list';

const long = 'x'.repeat(10_000);
const customer = {
  id: 'c1',
  connectionId: 'k1',
  environment: 'local',
  connectionName: 'Kontor',
  userId: 'u1',
  customUserId: 'KD-1',
  name: 'Anna',
  type: 'person',
  createdAt: '2026-07-15T08:00:00.000Z',
  expiresAt: null,
  lastUploadAt: null,
  lastRunAt: null,
  goneAt: null,
  accountCount: 1,
  transactionCount: 2,
};
const line = {
  id: 'a1',
  at: '2026-07-15T08:00:00.000Z',
  connectionId: 'k1',
  method: 'GET',
  endpoint: '/users',
  status: 200,
  durationMs: 1,
  attempt: 1,
  correlationId: null,
  answerBytes: 2,
  errorCode: null,
  deprecation: null,
  job: { kind: 'other', id: 'j', customerId: null },
  outcome: 'answered',
};
const run = {
  id: 'r1',
  customerId: 'c1',
  correlationId: null,
  state: 'done',
  startedAt: '2026-07-15T08:00:00.000Z',
  finishedAt: null,
  polls: 1,
  nextPollAt: null,
  resultsDone: 1,
  resultsTotal: 1,
  error: null,
};
const row = {
  rowId: 1,
  fileId: 'f1',
  fileName: 'a.csv',
  line: 2,
  state: 'booking',
  accountRowId: 'a1',
  bookingDay: '2025-03-01',
  valueDay: null,
  amount: '-1.00',
  currency: 'EUR',
  counterpartyName: 'Anna',
  counterpartyIban: null,
  counterpartyBic: null,
  purpose: 'Miete',
  bookingText: null,
  creditorId: null,
  mref: null,
  eref: null,
  balance: null,
  raw: 'x',
  transactionId: null,
  findings: [],
};

describe('one odd entry never takes its list along (SEC-44)', () => {
  it.each([
    ['customers.list', customer, { name: long }, { name: 'x'.repeat(200) }],
    [
      'customers.list',
      customer,
      { accountCount: 1.5, expiresAt: 7 },
      { accountCount: 0, expiresAt: null, isUnreadable: true },
    ],
    ['customers.list', customer, { goneAt: 1 }, { isUnreadable: true }],
    ['customers.list', customer, { unknown: 1 }, {}],
    ['activity.list', line, { correlationId: long }, { correlationId: 'x'.repeat(200) }],
    ['activity.calls', line, { status: 'x', method: long }, { status: null, method: '–' }],
    ['runs.list', run, { error: { code: long } }, { error: { code: 'internal' } }],
  ] as const)('in %s, what is readable of it stays', (name, whole, odd, salvaged) => {
    const other = { ...whole, id: 'other' };
    const answer = calls[name].result.parse([{ ...whole, ...odd }, other]);
    expect(answer).toEqual([{ ...whole, ...salvaged }, other]);
  });

  it('in a window of rows, a row that is not readable says so and counts no more; its neighbours stay', () => {
    const rows = [
      { ...row, amount: '1e21' },
      { ...row, rowId: 2 },
    ];
    const answer = rowWindow.parse({ total: 2, offset: 0, rows });
    expect(answer.rows[0]).toMatchObject({
      amount: null,
      purpose: 'Miete',
      state: 'blocked',
      findings: [{ severity: 'error', rule: 'amount.unreadable' }],
    });
    expect(answer.rows[1]).toEqual(rows[1]);
  });

  it.each([
    ['currency', 'eur', 'amount.unreadable', 'blocked'],
    ['bookingDay', '1.3.2025', 'date.unreadable', 'blocked'],
    ['valueDay', '1.3.2025', 'valueDay.unreadable', 'booking'],
    ['balance', '1,00', 'balance.unreadable', 'booking'],
  ])(
    'in a window of rows, an unreadable %s never stands as one that is not there',
    (name, odd, rule, state) => {
      const [shown] = rowWindow.parse({ total: 1, offset: 0, rows: [{ ...row, [name]: odd }] }).rows;
      expect(shown).toMatchObject({ [name]: null, state, findings: [{ rule }] });
    },
  );

  it('an entry that nothing names is left out; a list that is none, or too long, is refused', () => {
    const list = sparedList(z.strictObject({ id: z.string(), n: z.number() }), 2, { n: 0 });
    expect(list.parse([{ id: 'a', n: 1 }, { n: 2 }])).toEqual([{ id: 'a', n: 1 }]);
    expect(list.parse([null, { id: 'b', n: 'x' }])).toEqual([{ id: 'b', n: 0 }]);
    expect(() => list.parse('no list')).toThrow();
    expect(() => list.parse([1, 2, 3])).toThrow();
  });
});
