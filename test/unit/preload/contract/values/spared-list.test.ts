import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { customerHistory, events, rowWindow } from '../../../../../preload/contract';
import { calls } from '../../../../../preload/contract/calls';
import { findingRules } from '../../../../../preload/contract/reading/reading-codes';
import { sparedList } from '../../../../../preload/contract/values/spared-list';

const long = 'x'.repeat(10_000);
const cut = `${'x'.repeat(199)}…`;
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
const upload = {
  id: 'p1',
  importId: 'i1',
  customerId: 'c1',
  state: 'done',
  startedAt: '2026-07-15T08:00:00.000Z',
  finishedAt: null,
  batchesTotal: 1,
  batchesDone: 1,
  transactionsTotal: 2,
  transactionsDone: 2,
  waitingUntil: null,
  secondsLeft: null,
  readBack: null,
  error: null,
  analysesNext: false,
};
const group = {
  job: { kind: 'upload', id: 'j', customerId: null },
  startedAt: '2026-07-15T08:00:00.000Z',
  endedAt: '2026-07-15T08:00:00.000Z',
  calls: 1,
  outcomes: { answered: 1 },
  durationMs: 1,
  endpoints: ['GET /users'],
  correlationIds: [],
};
const session = {
  id: 'b1',
  customerId: 'c1',
  kind: 'connect',
  state: 'running',
  startedAt: '2026-07-15T08:00:00.000Z',
  canBeOpened: true,
  error: null,
};
const summary = {
  id: 'i1',
  createdAt: '2026-07-15T08:00:00.000Z',
  customerId: null,
  state: 'open',
  files: [],
  accounts: [],
  confirmed: [],
};
const sent = {
  id: 'p1',
  state: 'done',
  startedAt: '2026-07-15T08:00:00.000Z',
  finishedAt: null,
  transactionsDone: 2,
  transactionsTotal: 2,
  startedBy: null,
};
const file = {
  id: 'f1',
  name: 'a.csv',
  sizeBytes: 1,
  state: 'staged',
  sha256: null,
  bookings: 1,
  lines: 2,
};
const brought = {
  id: 'i1',
  createdAt: '2026-07-15T08:00:00.000Z',
  createdBy: null,
  state: 'open',
  files: [file],
  uploads: [sent],
};
const report = {
  id: 'r1',
  savedAt: '2026-07-15T08:00:00.000Z',
  savedBy: null,
  fileName: 'a.pdf',
  language: 'de',
  sha256: 'f',
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
    ['customers.list', customer, { name: long }, { name: cut }],
    [
      'customers.list',
      customer,
      { accountCount: 1.5, expiresAt: 7 },
      { accountCount: 0, expiresAt: null, isUnreadable: true },
    ],
    ['customers.list', customer, { goneAt: 1 }, { isUnreadable: true }],
    ['customers.list', customer, { unknown: 1 }, {}],
    ['customers.list', customer, { environment: 'moon' }, { environment: 'production', isUnreadable: true }],
    ['activity.list', line, { correlationId: long }, { correlationId: cut }],
    ['activity.calls', line, { status: 'x' }, { status: null, isUnreadable: true }],
    ['activity.calls', line, { outcome: 'lost' }, { outcome: 'noAnswer', isUnreadable: true }],
    ['runs.list', run, { error: { code: long } }, { error: { code: 'internal' }, isUnreadable: true }],
    ['runs.list', run, { state: 'halted' }, { state: 'stopped', isUnreadable: true }],
    ['uploads.list', upload, { state: 'halted' }, { state: 'interrupted', isUnreadable: true }],
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
    ['valueDay', '1.3.2025', 'valueDate.unreadable', 'booking'],
    ['balance', '1,00', 'balance.unreadable', 'booking'],
  ])(
    'in a window of rows, an unreadable %s never stands as one that is not there',
    (name, odd, rule, state) => {
      const [shown] = rowWindow.parse({ total: 1, offset: 0, rows: [{ ...row, [name]: odd }] }).rows;
      expect(shown).toMatchObject({ [name]: null, state, findings: [{ rule }] });
    },
  );

  const history = customerHistory.shape;
  const historyImport = (members: object) => [{ ...brought, ...members }];
  const lists: [string, z.ZodType, object][] = [
    ['customers.list', calls['customers.list'].result, customer],
    ['customers.changed', events['customers.changed'], customer],
    ['uploads.list', calls['uploads.list'].result, upload],
    ['uploads.changed', events['uploads.changed'], upload],
    ['runs.list', calls['runs.list'].result, run],
    ['runs.changed', events['runs.changed'], run],
    ['imports.list', calls['imports.list'].result, summary],
    ['imports.changed', events['imports.changed'], summary],
    ['bankSessions.changed', events['bankSessions.changed'], session],
    ['activity.list', calls['activity.list'].result, line],
    ['activity.changed', events['activity.changed'], group],
    ['imports of a history', history.imports, brought],
    ['reports of a history', history.reports, report],
  ];

  it.each(lists)(
    'in %s, an entry with any odd member stays in its place and says so',
    (_name, list, whole) => {
      for (const member of Object.keys(whole)) {
        for (const odd of [undefined, { odd: true }, Number.NaN]) {
          const answer = list.parse([whole, { ...whole, [member]: odd }, whole]) as Record<string, unknown>[];
          expect(answer).toHaveLength(3);
          expect([answer[0], answer[2]], member).toEqual([whole, whole]);
          expect(answer[1], member).toMatchObject({ isUnreadable: true });
        }
      }
    },
  );

  it.each(lists)(
    'in %s, what is no entry at all is shown as one, each under a name of its own',
    (_name, list) => {
      const answer = list.parse([null, 7, []]) as { id?: string; job?: { id: string } }[];
      expect(answer).toHaveLength(3);
      expect(answer).toEqual(answer.map((one) => ({ ...one, isUnreadable: true })));
      expect(new Set(answer.map(({ id, job }) => id ?? job?.id)).size).toBe(3);
    },
  );

  it('in a history, an odd upload or file takes neither its import nor the others along', () => {
    const [shown] = history.imports.parse(
      historyImport({ uploads: [{ ...sent, state: 'halted' }, sent], files: [{ ...file, state: 1 }, file] }),
    );
    expect(shown).toEqual({
      ...brought,
      uploads: [{ ...sent, state: 'interrupted', isUnreadable: true }, sent],
      files: [{ ...file, state: 'failed', isUnreadable: true }, file],
    });
  });

  it.each(['state', 'line', 'findings', 'counterpartyName', 'rowId'])(
    'in a window of rows, an odd %s is no empty cell: the row says that it is not shown whole',
    (name) => {
      const rows = [{ ...row, [name]: { odd: true } }, row];
      const [shown, next] = rowWindow.parse({ total: 2, offset: 0, rows }).rows;
      expect(shown).toMatchObject({
        state: 'blocked',
        findings: [{ severity: 'error', rule: 'row.unreadable' }],
      });
      expect(next).toEqual(row);
      for (const { rule } of shown?.findings ?? []) expect(findingRules).toHaveProperty([rule]);
    },
  );

  it('more imports and uploads than a thousand are listed', () => {
    const many = (one: object) => Array.from({ length: 1_500 }, (_, at) => ({ ...one, id: `${at}` }));
    expect(calls['imports.list'].result.parse(many(summary))).toHaveLength(1_500);
    expect(calls['uploads.list'].result.parse(many(upload))).toHaveLength(1_500);
  });

  it('a list that is none, or too long, is refused', () => {
    const entry = z.strictObject({ id: z.string(), isUnreadable: z.literal(true).optional() });
    const list = sparedList(entry, 2, (at) => ({ id: `unreadable-${at}` }));
    expect(list.parse([null, { id: 'b' }])).toEqual([
      { id: 'unreadable-0', isUnreadable: true },
      { id: 'b' },
    ]);
    expect(() => list.parse('no list')).toThrow();
    expect(() => list.parse([1, 2, 3])).toThrow();
  });
});
