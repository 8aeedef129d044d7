import { emptyFields } from '../../main/store/accounts/account-record';
import { checkImport } from '../../main/store/checks/import-checks';
import type { ImportIndex, IndexedSegment } from '../../main/store/rows/import-index';
import { refreshStates } from '../../main/store/rows/import-index';
import { emptyColumns } from '../../preload/contract/rows/row-columns';
import { figure } from './figures';

const segmentRows = 2_000;
const today = 25_000;

/** Milliseconds of processor time of all checks over `rowCount` rows, and of looking again at one account after an edit. */
export async function run(rowCount = 1_000_000): Promise<Record<string, number>> {
  const measured: Record<string, number> = { rows: rowCount };
  for (const accounts of [1, 20]) {
    const index = madeIndex(rowCount, accounts);
    const facts = [{ kind: 'csv', accounts: [], headerRows: [1] }];
    const startedAt = process.cpuUsage();
    const { findings } = checkImport(index, facts, today);
    const name = accounts === 1 ? 'oneAccount' : 'twentyAccounts';
    measured[`${name}AllMs`] = process.cpuUsage(startedAt).user / 1_000;
    if (findings.length > 0) throw new Error(`found ${findings[0]?.rule} where nothing is`);
    const again: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const segment = index.segments[turn * 3] as IndexedSegment;
      const { amounts } = segment.columns;
      amounts[5] = (amounts[5] ?? 0) + 1;
      refreshStates(segment);
      const editedAt = process.cpuUsage();
      const found = checkImport(index, facts, today, [0]).findings.length;
      again.push(process.cpuUsage(editedAt).user / 1_000);
      if (found === 0) throw new Error('the edit was not seen');
    }
    measured[`${name}AgainMs`] = again.sort((a, b) => a - b)[3] ?? 0;
  }
  for (const [name, value] of Object.entries(measured))
    if (name !== 'rows') figure({ name, value, unit: 'ms', limit: null }, `${rowCount} rows`);
  return measured;
}

/** Newest first, with running balances; accounts take turns segment by segment. */
function madeIndex(rowCount: number, accountCount: number): ImportIndex {
  const accounts = Array.from({ length: accountCount }, (_, position) => ({
    id: `account ${position}`,
    position,
    serviceAccountId: `id ${position}`,
    isLeftOut: false,
    fields: emptyFields(),
  }));
  const segments: IndexedSegment[] = [];
  const balances = new Array<number>(accountCount).fill(0);
  const segmentCount = Math.ceil(rowCount / segmentRows);
  for (let number = segmentCount - 1; number >= 0; number -= 1) {
    const account = number % accountCount;
    const columns = emptyColumns(segmentRows);
    for (let at = segmentRows - 1; at >= 0; at -= 1) {
      const row = number * segmentRows + at;
      const amount = (((row * 7_919) % 99_991) - 50_000) * 100 + (row % 97) + 1;
      balances[account] = (balances[account] ?? 0) + amount;
      columns.amounts[at] = amount;
      columns.balances[at] = balances[account] ?? 0;
      columns.days[at] = 20_000 - Math.floor((row * 3_650) / rowCount);
      columns.lines[at] = row + 2;
      columns.hashLow[at] = row;
      columns.accountIndexes[at] = account;
    }
    columns.occurrences.fill(1);
    columns.lineSpans.fill(1);
    segments.unshift({
      id: number + 1,
      fileIndex: 0,
      columns,
      currencies: ['EUR'],
      accountMap: accounts.map((_, at) => at),
      isLeftOut: accounts.map(() => false),
      known: null,
      choices: new Map(),
      reasons: new Map(),
      edits: new Map(),
      states: new Uint8Array(segmentRows),
      revision: 0,
    });
  }
  for (const segment of segments) refreshStates(segment);
  const lines = rowCount + 1;
  const file = { id: 'file', name: 'made.csv', position: 0, sha256: '', lines, notBookingLines: 1 };
  const files = [{ ...file, firstBookingDay: null, accountMap: [0] }];
  return {
    importId: 'import',
    files,
    accounts,
    segments,
    rowCount: segmentCount * segmentRows,
    lastFilter: null,
    unplaced: [],
  };
}
