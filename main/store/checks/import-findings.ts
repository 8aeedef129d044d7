import type { FileReading, Finding } from '../../../preload/contract';
import { dayNumberOf } from '../../../preload/contract/values/calendar-day';
import { readReading } from '../context/import-summary';
import type { StoreContext } from '../context/store-context';
import type { ImportIndex } from '../rows/import-index';
import type { ReadFacts } from './check';
import { checkedRules } from './check-list';
import { type CheckResult, checkImport } from './import-checks';

const readings = new WeakMap<ImportIndex, (FileReading | null)[]>();

/**
 * Everything that is found in an import: what the readings of its files say of cells, and what the checks say of the rows as they are
 * now. `touched`: accounts whose rows were changed since the last time, as indexes into `ImportIndex.accounts`.
 */
export function findingsOfImport(
  context: StoreContext,
  index: ImportIndex,
  touched: readonly number[] = [],
): CheckResult {
  const read = readings.get(index) ?? index.files.map(({ id }) => readReading(context.db, id));
  readings.set(index, read);
  const facts = read.map((reading) => reading ?? nothingRead);
  const today = dayNumberOf(context.now().slice(0, 10)) ?? 0;
  const live = checkImport(index, facts, today, touched);
  const totals = { ...live.totals };
  const findings = read.flatMap((reading, fileIndex) => {
    if (!reading) return [];
    for (const [rule, total] of Object.entries(reading.findingTotals)) {
      if (!isChecked(rule, reading.kind)) totals[rule] = (totals[rule] ?? 0) + total;
    }
    const fileId = index.files[fileIndex]?.id ?? '';
    return reading.findings
      .filter(({ rule }) => !isChecked(rule, reading.kind))
      .map((finding): Finding => ({ ...finding, fileId }));
  });
  return { findings: [...findings, ...live.findings], totals };
}

const nothingRead: ReadFacts = { kind: 'csv', accounts: [], headerRows: [] };
/** Documents state balances between their statements as well, which stand in no row. */
const documentKinds: ReadonlySet<string> = new Set(['camt', 'mt940', 'ofx', 'qif']);

function isChecked(rule: string, kind: string): boolean {
  return checkedRules.has(rule) && !(rule === 'balance.break' && documentKinds.has(kind));
}
