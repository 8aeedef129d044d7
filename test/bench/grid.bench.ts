import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { uploadMark } from '../../main/store/sending/uploaded-rows';
import { StoreSession } from '../../main/store/store-session';
import type { CellsEdit, RowFilter } from '../../preload/contract';
import { processorMs, threadMs } from '../processor-time';
import type { StagingStore } from '../unit/main/store/memory-store';
import { figure } from './figures';
import { run as scroll } from './scroll.bench';
import { stageMillion } from './staged-million';

const rounds = 9;
const million = 1_000_000;
/** Feature 22: the answer to one cell among so many rows. */
const fewer = { rowCount: 100_000, editMs: 50 };

/**
 * What a person waits for in the table of a million rows of one account: the middle of some rounds in milliseconds of processor time
 * (and the most of them beside it); on a busy computer the clock measures the others. An edit is answered when its row is shown again
 * with what is found of it now, and the lists of findings and days are; a search with its first page and how many there are, which
 * takes a look at every text. The last four are asked beside the table: `Held` is the longest time in which nobody else is answered
 * meanwhile.
 */
const budgets = {
  editMs: 100,
  editOfBalanceMs: 100,
  undoMs: 200,
  leaveOutMs: 200,
  filterMs: 200,
  filterOfFindingMs: 200,
  searchMs: 300,
  searchOfManyMs: 300,
  jumpMs: 200,
  duplicatesMs: 200,
  coverageMs: 200,
  stepsToRepeatMs: 5_000,
  stepsToRepeatHeldMs: 100,
  sentOtherwiseMs: 5_000,
  sentOtherwiseHeldMs: 100,
} as const;

type Told = keyof typeof budgets;

/** Measures the worst case: `rowCount` rows in one account of one file, all with a balance; then scrolling in the real window. */
export async function run(rowCount = Number(process.env.KONTOR_BENCH_ROWS ?? million)): Promise<void> {
  await withStaged(Math.min(rowCount, fewer.rowCount), async ({ store, id, staged }) => {
    const { edit, shown } = await tableOf(store, id, staged);
    await told({ name: `edit among ${staged} rows`, budget: fewer.editMs }, async (round) => {
      await store.call('imports.editCells', id, edit('amount', `${round}.50`));
      await shown();
    });
  });
  await withStaged(rowCount, async (grid) => {
    await measureTable(grid);
    await measureSecond(grid);
  });
  await scroll();
}

interface StagedGrid {
  store: StagingStore;
  session: StoreSession;
  id: string;
  staged: number;
}

async function withStaged(rowCount: number, measure: (grid: StagedGrid) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-bench-'));
  const start = { path: join(folder, 'store.db'), keyHex: 'ab'.repeat(32) };
  // Without its thread: what is measured is its work, not the turns of a busy computer between two threads.
  const session = new StoreSession(start, () => undefined);
  const store: StagingStore = { call: async (name, ...args) => (await session.run(name, args)) as never };
  try {
    const { id } = await store.call('imports.create');
    const staged = await stageMillion(store, id, { rowCount, name: 'march.csv' });
    await measure({ store, session, id, staged });
  } finally {
    session.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function tableOf(store: StagingStore, id: string, staged: number) {
  const window = { offset: Math.floor(staged / 2), limit: 200 };
  const { rows } = await store.call('imports.rows', id, {}, window);
  const rowId = rows[0]?.rowId ?? 0;
  const shown = async () => {
    await store.call('imports.rows', id, {}, window);
    await store.call('imports.findings', id);
    await store.call('imports.coverage', id);
  };
  const edit = (field: 'amount' | 'balance', value: string): CellsEdit => ({
    kind: 'edit',
    cells: [{ at: { rowId }, field, value }],
  });
  await shown();
  return { window, rowId, shown, edit };
}

async function measureTable({ store, id, staged }: StagedGrid): Promise<void> {
  const { window, rowId, shown, edit } = await tableOf(store, id, staged);
  const filter = (wanted: RowFilter) => store.call('imports.rows', id, wanted, { offset: 0, limit: 200 });
  await of('editMs', async (round) => {
    await store.call('imports.editCells', id, edit('amount', `${round}.50`));
    await shown();
  });
  await of('editOfBalanceMs', async (round) => {
    await store.call('imports.editCells', id, edit('balance', `${round}.50`));
    await shown();
  });
  await of('undoMs', async () => {
    await store.call('imports.goToChange', id, 'back');
    await shown();
  });
  await of('leaveOutMs', async (round) => {
    const choice = round % 2 ? 'default' : 'leaveOut';
    await store.call('imports.chooseRows', id, { rows: [{ rowId }], choice });
    await shown();
  });
  await of('filterMs', (round) => filter({ states: round % 2 ? ['booking'] : ['blocked'] }));
  await of('filterOfFindingMs', (round) =>
    filter(round % 2 ? { hasFindings: true } : { rule: 'balance.break' }),
  );
  // Another word each time: the rows of the last one are known.
  await of('searchMs', (round) => filter({ search: `RE ${810_000 + round} ` }), 3);
  await of('searchOfManyMs', (round) => filter({ search: `kunde ${round + 1}` }), 3);
  await of('jumpMs', () =>
    store.call('imports.nextFinding', id, {}, { from: window.offset, isBackwards: false }),
  );
  await of('duplicatesMs', () => store.call('imports.duplicates', id, { offset: 0, limit: 20 }));
  await of('coverageMs', () => store.call('imports.coverage', id));
}

/** A second import of the same account: what of it was sent otherwise before, and which steps of the first would do something in it. */
async function measureSecond({ store, session, id, staged }: StagedGrid): Promise<void> {
  const { db } = session.context;
  await store.call('imports.replaceText', id, {
    filter: { search: 'kunde 1' },
    field: 'purpose',
    find: 'Kunde',
    replaceWith: 'Nr.',
    isWhole: false,
  });
  const customerId = await store.call('customers.begin', {
    connectionId: 'peer',
    name: 'Muster GmbH',
    type: 'company',
    expiresIn: null,
    environment: 'local',
    connectionName: 'Peer',
    customUserId: 'made-up',
  });
  await store.call('customers.finish', customerId, { userId: 'user', expiresAt: null });
  await store.call('imports.setCustomer', id, customerId);
  await store.call('plans.begin', id);
  const upload = await store.call('uploads.create', {
    importId: id,
    customerId,
    batchesTotal: 1,
    batchSize: 1_000,
    heldAccounts: [],
  });
  for (const row of db.all<{ id: number; marks: Uint8Array }>(
    'select segment_id as id, marks from upload_marks where upload_id = ?',
    upload.id,
  )) {
    const marks = row.marks.map((mark) => (mark === uploadMark.toSend ? uploadMark.arrived : mark));
    db.run('update upload_marks set marks = ? where segment_id = ?', marks, row.id);
  }
  await store.call('uploads.finish', upload.id, { state: 'done' });
  const second = await store.call('imports.create');
  await stageMillion(store, second.id, { rowCount: staged, name: 'april.csv', salt: 0 });
  await store.call('imports.setCustomer', second.id, customerId);
  await beside('stepsToRepeat', () => store.call('imports.stepsToRepeat', second.id));
  await beside('sentOtherwise', () =>
    store.call('imports.sentOtherwise', second.id, { offset: 0, limit: 10 }),
  );
}

async function of(name: Told, work: (round: number) => Promise<unknown>, count = rounds): Promise<void> {
  await told({ name, budget: budgets[name], count }, work);
}

/** Told at once: whoever waits for a million rows sees how far it is. */
async function told(
  { name, budget, count = rounds }: { name: string; budget: number; count?: number },
  work: (round: number) => Promise<unknown>,
): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const startedAt = processorMs();
    await work(round);
    times.push(processorMs() - startedAt);
  }
  times.sort((a, b) => a - b);
  say(name, { ms: times[Math.floor(count / 2)] ?? 0, most: times.at(-1) ?? 0, budget });
}

function say(name: string, { ms, most, budget }: { ms: number; most?: number; budget: number }): void {
  figure(
    { name, value: ms, unit: 'ms', limit: budget },
    most === undefined ? '' : `at most ${most.toFixed(0)}`,
  );
}

/** What is asked beside the table, while rows are edited: how long it takes, and how long it keeps others waiting. */
async function beside(name: 'sentOtherwise' | 'stepsToRepeat', work: () => Promise<unknown>): Promise<void> {
  let [held, isOver] = [0, false];
  const watch = async () => {
    for (let last = threadMs(); !isOver; last = threadMs()) {
      await setImmediate();
      held = Math.max(held, threadMs() - last);
    }
  };
  const watching = watch();
  const startedAt = processorMs();
  await work();
  const ms = processorMs() - startedAt;
  isOver = true;
  await watching;
  say(`${name}Ms`, { ms, budget: budgets[`${name}Ms`] });
  say(`${name}HeldMs`, { ms: held, budget: budgets[`${name}HeldMs`] });
}
