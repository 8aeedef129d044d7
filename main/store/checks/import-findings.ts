import { type FileReading, type Finding, findingLimit } from '../../../preload/contract';
import { segmentOfRow } from '../../../preload/contract/rows/row-columns';
import { dayNumberOf } from '../../../preload/contract/values/calendar-day';
import { readReading } from '../context/import-summary';
import type { StoreContext } from '../context/store-context';
import type { ImportIndex, IndexedSegment } from '../rows/import-index';
import { openFindings } from '../rows/open-findings';
import { takeTouched } from '../rows/touched-accounts';
import { listedOfRule, nothingRead, type ReadFacts } from './check';
import { checkedRules } from './check-list';
import { unplacedCorrections } from './corrections';
import { type CheckResult, checkImport } from './import-checks';

/** What the reading of a file says of its cells; what the checks say in its place is not in it. */
interface CellFindings {
  readonly facts: ReadFacts;
  readonly findings: readonly Finding[];
  readonly byLine: ReadonlyMap<number, readonly Finding[]>;
  /** Those of them that are not listed. */
  readonly unlisted: ReadonlySet<Finding>;
  readonly totals: Readonly<Record<string, number>>;
}

/** Everything that is found in an import now: the one source of lists, counts, filters and jumps. */
export interface FoundInImport extends CheckResult {
  /** Of cells, and settled since; of those that were never listed as many as lists show. */
  readonly settled: Finding[];
  /** Of cells, open and not listed. */
  readonly unlisted: readonly Finding[];
  /** Day number on which it was found. */
  readonly today: number;
  /** By position of the file. */
  readonly cells: readonly CellFindings[];
  /** What the checks say of rows: id of the segment -> position -> findings. */
  readonly checked: ReadonlyMap<number, ReadonlyMap<number, readonly Finding[]>>;
}

const kept = new WeakMap<ImportIndex, FoundInImport>();

/**
 * Everything that is found in an import: what the readings of its files say of cells and nothing has settled since, and what the
 * checks say of the rows as they are now. `touched`: accounts whose rows were changed since the last time, as indexes into
 * `ImportIndex.accounts`; they alone are looked at again.
 */
export function findingsOfImport(
  context: StoreContext,
  index: ImportIndex,
  touched: readonly number[] = takeTouched(index),
): FoundInImport {
  const known = kept.get(index);
  const today = dayNumberOf(context.now().slice(0, 10)) ?? 0;
  // What lies in the future is told anew with every day.
  const isOtherDay = known !== undefined && known.today !== today;
  if (known && touched.length === 0 && !isOtherDay) return known;
  const cells = known?.cells ?? index.files.map(({ id }) => cellFindings(readReading(context.db, id), id));
  const facts = cells.map((file) => file.facts);
  const live = withUnplaced(index, checkImport(index, facts, today, isOtherDay ? allOf(index) : touched));
  const found = { ...joined(index, cells, live), cells, today, checked: byRow(live.findings) };
  kept.set(index, found);
  return found;
}

function allOf({ accounts }: ImportIndex): number[] {
  return accounts.map((_, account) => account);
}

function withUnplaced(index: ImportIndex, { findings, totals }: CheckResult): CheckResult {
  const unplaced = unplacedCorrections(index);
  if (unplaced.length === 0) return { findings, totals };
  const listed = unplaced.slice(0, listedOfRule);
  return {
    findings: [...findings, ...listed],
    totals: { ...totals, 'correction.unplaced': unplaced.length },
  };
}

/** What is found of the rows of a segment, by position. */
export function findingsIn(
  { cells, checked }: FoundInImport,
  segment: IndexedSegment,
): (position: number) => readonly Finding[] {
  const byLine = cells[segment.fileIndex]?.byLine;
  const ofRows = checked.get(segment.id);
  if (!ofRows && !byLine?.size) return () => none;
  return (position) => {
    const said = byLine?.get(segment.columns.lines[position] ?? 0);
    const open = said ? openFindings(segment, position, said) : none;
    const live = ofRows?.get(position);
    return live ? [...open, ...live] : open;
  };
}

const none: readonly Finding[] = [];

function cellFindings(reading: FileReading | null, fileId: string): CellFindings {
  if (!reading)
    return { facts: nothingRead, findings: [], byLine: new Map(), unlisted: new Set(), totals: {} };
  const findings = reading.findings
    .filter(({ rule }) => !isChecked(rule, reading.kind))
    .map((finding): Finding => ({ ...finding, fileId }));
  const unlisted = unlistedFindings(reading, fileId);
  const byLine = new Map<number, Finding[]>();
  for (const finding of [...findings, ...unlisted]) {
    if (finding.line === null) continue;
    const ofLine = byLine.get(finding.line);
    if (ofLine) ofLine.push(finding);
    else byLine.set(finding.line, [finding]);
  }
  const totals = Object.entries(reading.findingTotals).filter(([rule]) => !isChecked(rule, reading.kind));
  const { kind, accounts, headerRows } = reading;
  return {
    facts: { kind, accounts, headerRows },
    findings,
    byLine,
    unlisted: new Set(unlisted),
    totals: Object.fromEntries(totals),
  };
}

/** Findings of which the reading kept no more than the lines. */
function unlistedFindings({ alikeFindings = [], kind }: FileReading, fileId: string): Finding[] {
  return alikeFindings
    .filter(({ rule }) => !isChecked(rule, kind))
    .flatMap(({ lines, ...finding }) => lines.map((line): Finding => ({ ...finding, line, fileId })));
}

/** Documents state balances between their statements as well, which stand in no row. */
const documentKinds: ReadonlySet<string> = new Set(['camt', 'mt940', 'ofx', 'qif']);

function isChecked(rule: string, kind: string): boolean {
  return checkedRules.has(rule) && !(rule === 'balance.break' && documentKinds.has(kind));
}

/** What was found and could not be listed is counted on: nobody knows whether it is settled. */
function joined(
  index: ImportIndex,
  cells: readonly CellFindings[],
  live: CheckResult,
): CheckResult & Pick<FoundInImport, 'settled' | 'unlisted'> {
  const settled = settledFindings(index, cells);
  const totals: Record<string, number> = { ...live.totals };
  for (const file of cells)
    for (const [rule, total] of Object.entries(file.totals)) totals[rule] = (totals[rule] ?? 0) + total;
  for (const { rule } of settled) totals[rule] = (totals[rule] ?? 0) - 1;
  const open = cells.flatMap(({ findings }) => findings.filter((finding) => !settled.has(finding)));
  const counted = Object.entries(totals).filter(([, total]) => total > 0);
  return {
    findings: [...open, ...live.findings],
    totals: Object.fromEntries(counted),
    settled: shownSettled(settled, cells),
    unlisted: cells.flatMap(({ unlisted }) => [...unlisted].filter((finding) => !settled.has(finding))),
  };
}

/** A hundred thousand that are settled at once would be sent to the page with each change. */
function shownSettled(settled: ReadonlySet<Finding>, cells: readonly CellFindings[]): Finding[] {
  const isUnlisted = (finding: Finding) => cells.some(({ unlisted }) => unlisted.has(finding));
  const all = [...settled];
  const unlisted = all.filter(isUnlisted);
  const kept = new Set(unlisted.slice(0, findingLimit));
  return all.filter((finding) => kept.has(finding) || !isUnlisted(finding));
}

/** Findings of cells that no row of their line has any more. */
function settledFindings(index: ImportIndex, cells: readonly CellFindings[]): Set<Finding> {
  const settled = new Set<Finding>();
  for (const segment of index.segments) {
    const byLine = cells[segment.fileIndex]?.byLine;
    if (!byLine?.size) continue;
    for (const position of segment.edits.keys()) {
      const said = byLine.get(segment.columns.lines[position] ?? 0) ?? none;
      if (said.length === 0) continue;
      const open = new Set(rowsOfLine(segment, position).flatMap((row) => openFindings(segment, row, said)));
      for (const finding of said) if (!open.has(finding)) settled.add(finding);
    }
  }
  return settled;
}

/** The rows of the line in which a row stands: neighbours. */
function rowsOfLine({ columns: { lines, rowCount } }: IndexedSegment, position: number): number[] {
  let first = position;
  while (first > 0 && lines[first - 1] === lines[position]) first -= 1;
  let end = position + 1;
  while (end < rowCount && lines[end] === lines[position]) end += 1;
  return Array.from({ length: end - first }, (_, at) => first + at);
}

function byRow(findings: readonly Finding[]): Map<number, Map<number, Finding[]>> {
  const segments = new Map<number, Map<number, Finding[]>>();
  for (const finding of findings) {
    for (const rowId of finding.rowIds ?? []) {
      const { segmentId, position } = segmentOfRow(rowId);
      const ofSegment = segments.get(segmentId) ?? new Map<number, Finding[]>();
      segments.set(segmentId, ofSegment);
      const ofRow = ofSegment.get(position);
      if (ofRow) ofRow.push(finding);
      else ofSegment.set(position, [finding]);
    }
  }
  return segments;
}
