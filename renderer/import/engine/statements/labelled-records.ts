import { ReadFailure, readLimits } from '../bytes/source';
import { CsvWriter, type DerivedCsv } from '../derived/csv-writer';

/**
 * One field a line behind its label (`Date: 05/09/2026`), a blank line between bookings, lines about the account above them. Read as a CSV
 * whose columns are the labels.
 */

const labelled = /^([^:]{2,30}?)\s*:\s*(.*?)\s*$/;

interface Block {
  /** Index of its first line. */
  start: number;
  lines: readonly string[];
  /** By label; null where a line has none, or one comes twice. */
  fields: ReadonlyMap<string, string> | null;
}

function fieldsOf(lines: readonly string[]): Block['fields'] {
  const fields = new Map<string, string>();
  for (const line of lines) {
    const [, label, value = ''] = labelled.exec(line) ?? [];
    if (label === undefined || fields.has(label)) return null;
    fields.set(label, value);
  }
  return fields;
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  for (let at = 0; at <= lines.length; at++) {
    if (at < lines.length && (lines[at] ?? '').trim() !== '') continue;
    const own = lines.slice(start, at);
    if (own.length > 0) blocks.push({ start, lines: own, fields: fieldsOf(own) });
    start = at + 1;
  }
  return blocks;
}

export function readLabelledRecords(text: string): DerivedCsv {
  const lines = text.split(/\r\n|\r|\n/);
  const tooLong = lines.findIndex((line) => line.length > readLimits.recordLength);
  if (tooLong >= 0)
    throw new ReadFailure('limit.lineLength', { line: tooLong + 1, limit: readLimits.recordLength });
  if (lines.at(-1) === '') lines.pop();
  const blocks = blocksOf(lines);
  const isRecord = ({ lines: [first = ''] }: Block) => opener.test(first);
  const labels = new Set<string>();
  for (const block of blocks)
    if (isRecord(block)) for (const label of block.fields?.keys() ?? []) labels.add(label);
  const columns = [...labels];
  const last = blocks.at(-1);
  const isCut =
    last !== undefined &&
    isRecord(last) &&
    !/[\r\n]$/.test(text) &&
    (last.fields?.size ?? 0) < columns.length;
  const writer = new CsvWriter();
  let hasHeader = false;
  for (const block of blocks) {
    const { start, lines: own } = block;
    // The last field of a record that breaks off may lack its end.
    const fields = isCut && block === last ? fieldsOf(own.slice(0, -1)) : block.fields;
    if (!isRecord(block)) {
      for (const [at, line] of own.entries()) writer.row([line], start + at + 1);
      continue;
    }
    if (!hasHeader) writer.row(columns, Math.max(start, 1), Math.min(start, 1), '');
    hasHeader = true;
    const raw = own.join('\n');
    const cells = fields ? columns.map((label) => fields.get(label) ?? '') : [raw];
    // What is no list of fields is none of its columns: blocked, with its text.
    writer.row(cells, start + 1, own.length, raw, true);
  }
  // Blank lines at the end are lines of the file.
  for (let at = last ? last.start + last.lines.length : 0; at < lines.length; at++) writer.row([''], at + 1);
  const csv = { ...writer.finish(lines.length), key: columns.join(' ') };
  return isCut ? { ...csv, cutBehind: text } : csv;
}

/** How each booking begins. */
const opener = /^Date\s*:/i;
