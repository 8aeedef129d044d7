import type { Answer, Finding, ImportFindings, RowView } from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import type { Texts } from '../../base/language';
import { findingSentence } from '../check/findings-list';
import { CsvWriter } from '../engine/derived/csv-writer';
import { readTable } from './read-table';
import { csvCells, type Merge, mergeOf, readBack, rowIdOfKey, tableOfRows } from './rows-table';
import { type SheetCell, xlsxOf } from './write-xlsx';

export const tableKinds = ['csv', 'xlsx'] as const;

/** More rows nobody corrects by hand. */
const mostRows = 20_000;
const windowRows = 500;

type Saved = { fileName: string; rows: number; total: number } | null;

/** Saves the rows with findings, with what was found as a sentence; null when the user cancelled. */
export async function saveRows(
  importId: string,
  found: ImportFindings | null,
  kind: (typeof tableKinds)[number],
  texts: Texts,
): Promise<Answer<Saved>> {
  const rows: RowView[] = [];
  let total = 0;
  do {
    const filter = { hasFindings: true };
    const window = { offset: rows.length, limit: windowRows };
    const answer = await kontor().imports.rows(importId, filter, window);
    if (!answer.ok) return answer;
    total = answer.value.total;
    if (answer.value.rows.length === 0) break;
    rows.push(...answer.value.rows);
  } while (rows.length < Math.min(total, mostRows));
  const messageOf = messages(found, texts);
  const said = rows.map((row) => ({ row, message: messageOf(row) }));
  const table = tableOfRows(importId, said, texts.language);
  const bytes = kind === 'csv' ? csvOf(table, texts) : xlsxOf(texts.t('check.rows'), table);
  const answer = await kontor().imports.saveTable(kind, bytes);
  if (!answer.ok) return answer;
  return { ok: true, value: answer.value && { ...answer.value, rows: rows.length, total } };
}

export function csvOf(
  table: readonly (readonly SheetCell[])[],
  { language }: Pick<Texts, 'language'>,
): Uint8Array<ArrayBuffer> {
  const writer = new CsvWriter();
  let line = 1;
  for (const cells of csvCells(table, language)) {
    writer.row(cells, line);
    line += 1;
  }
  const { bytes } = writer.finish();
  const marked = new Uint8Array(bytes.length + 3);
  // Without the mark spreadsheets take UTF-8 for something else.
  marked.set([0xef, 0xbb, 0xbf]);
  marked.set(bytes, 3);
  return marked;
}

/** The sentences of a row; of what is not listed one by one, the name of the check. */
function messages(found: ImportFindings | null, texts: Texts): (row: RowView) => string {
  const byRow = new Map<number, Finding[]>();
  const byLine = new Map<string, Finding[]>();
  for (const finding of found?.findings ?? []) {
    for (const rowId of finding.rowIds ?? []) byRow.set(rowId, [...(byRow.get(rowId) ?? []), finding]);
    if (finding.rowIds || finding.line === null) continue;
    const place = `${finding.fileId}:${finding.line}`;
    byLine.set(place, [...(byLine.get(place) ?? []), finding]);
  }
  return (row) => {
    const own = [...(byRow.get(row.rowId) ?? []), ...(byLine.get(`${row.fileId}:${row.line}`) ?? [])];
    const open = own.filter(({ rule }) => row.findings.some((finding) => finding.rule === rule));
    const rest = row.findings.filter(({ rule }) => !open.some((finding) => finding.rule === rule));
    return [
      ...open.map((finding) => findingSentence(finding, texts)),
      ...rest.map(({ rule }) => texts.coded('finding.title', rule)),
    ].join(' | ');
  };
}

/** What a table that was saved and corrected elsewhere changes. */
export async function mergeFile(
  importId: string,
  file: File,
): Promise<Answer<Merge | { missing: string[] }>> {
  const tables = await readTable(file).catch(() => []);
  const read = readBack(tables);
  if ('missing' in read) return { ok: true, value: read };
  const ids = [...new Set(read.lines.flatMap(({ key }) => rowIdOfKey(key) ?? []))];
  const rows = new Map<number, RowView>();
  for (let at = 0; at < ids.length; at += windowRows) {
    const filter = { rowIds: ids.slice(at, at + windowRows) };
    const answer = await kontor().imports.rows(importId, filter, { offset: 0, limit: windowRows });
    if (!answer.ok) return answer;
    for (const row of answer.value.rows) rows.set(row.rowId, row);
  }
  return { ok: true, value: mergeOf(importId, read, rows) };
}
