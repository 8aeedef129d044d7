import type { Finding } from '../../preload/contract';
import { type StagedRow, stagedRowColumns } from '../../preload/contract/reading/reading';
import { MemoryStore, stageRows } from '../unit/main/store/memory-store';
import { readWhole } from './read-file';

export const damageKinds = ['swap', 'remove', 'twice', 'letter', 'blank', 'minus', 'cent'] as const;

/** One thing that was done to the text of an export; numbers are taken round. */
export interface Damage {
  readonly kind: (typeof damageKinds)[number];
  readonly line: number;
  readonly cell: number;
}

const separators = [';', '\t', '|', ','] as const;

/** What stands between the cells: the one that most lines with digits have most of. */
function separatorOf(lines: readonly string[]): string {
  const count = (separator: string) => lines.reduce((sum, line) => sum + line.split(separator).length - 1, 0);
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** The lines of an export with one of them damaged; as they are where none holds cells with digits. */
export function damaged(lines: readonly string[], { kind, line, cell }: Damage): string[] {
  const separator = separatorOf(lines);
  const rows = lines.flatMap((text, at) => (/\d/.test(text) && text.split(separator).length > 2 ? [at] : []));
  if (rows.length === 0) return [...lines];
  const at = rows[line % rows.length] ?? 0;
  const text = lines[at] ?? '';
  const next = [...lines];
  if (kind === 'remove') return next.toSpliced(at, 1);
  if (kind === 'twice') return next.toSpliced(at, 0, text);
  if (kind === 'swap') {
    const other = rows[(line + 1) % rows.length] ?? 0;
    [next[at], next[other]] = [lines[other] ?? '', text];
    return next;
  }
  const cells = text.split(separator);
  const place = cell % cells.length;
  const before = cells[place] ?? '';
  cells[place] = {
    letter: before.replace('0', 'O'),
    blank: before.startsWith('"') ? '""' : '',
    minus: before.replace(/\d/, '-$&'),
    cent: before.replace(
      /([,.]\d)(\d)/,
      (_, whole: string, digit: string) => whole + ((Number(digit) + 1) % 10),
    ),
  }[kind];
  next[at] = cells.join(separator);
  return next;
}

/** Rules of which only one can hold of a row. */
const exclusive: readonly (readonly string[])[] = [
  ['balance.break', 'balance.blocked', 'balance.order'],
  ['amount.missing', 'amount.unreadable', 'amount.tooPrecise', 'amount.bothSides', 'amount.zero'],
  ['date.missing', 'date.unreadable', 'date.nonexistent', 'date.future'],
  ['date.missing', 'date.unreadable', 'date.nonexistent', 'date.implausible'],
  ['date.future', 'date.implausible'],
  ['currency.unknown', 'currency.other'],
];

/** What of these findings of one row contradicts what; empty for none. */
function contradictions(findings: readonly Finding[]): string[] {
  const said: string[] = [];
  for (const rules of exclusive) {
    const raised = new Set(findings.map(({ rule }) => rule).filter((rule) => rules.includes(rule)));
    if (raised.size > 1) said.push([...raised].join(' and '));
  }
  const values = new Map<string, string>();
  for (const { suggestion, rule } of findings) {
    if (!suggestion) continue;
    const known = values.get(suggestion.field);
    if (known !== undefined && known !== suggestion.value)
      said.push(`${rule} offers ${suggestion.value} for ${suggestion.field}, another ${known}`);
    values.set(suggestion.field, suggestion.value);
  }
  const isTwice = findings.some(({ rule }) => rule === 'row.twice');
  const isMissing = findings.some(({ cause }) => cause?.code === 'rowMissing');
  if (isTwice && isMissing) said.push('twice and missing');
  return said;
}

interface FoundOfRow {
  readonly line: number;
  readonly findings: readonly Finding[];
}

const looked = 200;

/** What is said of each row of an export: by the reading of its line, and by the checks of the row itself. */
export async function findingsOfRows(name: string, bytes: Uint8Array): Promise<FoundOfRow[]> {
  const { reading, rows } = await readWhole(name, bytes);
  if (rows.length === 0) return [];
  const store = new MemoryStore();
  try {
    const { id } = await store.call('imports.create');
    const staged = rows.map((row) => stagedRowColumns.map((column) => row[column]) as unknown as StagedRow);
    const fileId = await stageRows(store, id, staged, { name });
    await store.call('imports.finishFile', fileId, reading);
    const { findings } = await store.call('imports.findings', id);
    const views = await store.call('imports.rows', id, {}, { offset: 0, limit: looked });
    return views.rows.map(({ rowId, line }) => ({
      line,
      findings: findings.filter((one) => (one.rowIds ? one.rowIds.includes(rowId) : one.line === line)),
    }));
  } finally {
    await store.close();
  }
}

/** What of the rows of an export contradicts itself, by line. */
export function contradictionsIn(rows: readonly FoundOfRow[]): string[] {
  return rows.flatMap(({ line, findings }) => contradictions(findings).map((text) => `${line}: ${text}`));
}

/** Bytes stay bytes: a letter of any encoding is one of these. */
export function linesOfBytes(bytes: Uint8Array): string[] {
  return Buffer.from(bytes).toString('latin1').split(/\r?\n/);
}

export function bytesOfLines(lines: readonly string[]): Uint8Array {
  return Buffer.from(lines.join('\r\n'), 'latin1');
}
