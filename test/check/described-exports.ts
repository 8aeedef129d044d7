import { existsSync, readFileSync } from 'node:fs';
import { exportFormats } from '../../renderer/import/formats';
import type { ExportFormat } from '../../renderer/import/formats/description/export-format';
import type { Expected } from './compare-read';
import { readWhole } from './read-file';

/** The test export of a description: its bytes, what it should give, and the lines on which its rows begin. */
export interface DescribedExport {
  format: ExportFormat;
  name: string;
  bytes: Uint8Array;
  expected: Expected;
  rowLines: readonly number[];
  /** Where each line begins, line 1 first. */
  starts: readonly number[];
}

export const formatFolder = 'test/fixtures/formats';
export const describedFolder = 'test/fixtures/formats-described';

function lineStarts(bytes: Uint8Array): number[] {
  const end = bytes.includes(10) ? 10 : 13;
  const starts = [0];
  for (let at = bytes.indexOf(end); at >= 0; at = bytes.indexOf(end, at + 1)) starts.push(at + 1);
  return starts;
}

/** Exports of a folder that can be cut between lines: UTF-16 and files of several tables are left out. */
export async function describedExports(
  folder: string,
  isWanted: (format: ExportFormat) => boolean = () => true,
): Promise<DescribedExport[]> {
  const found: DescribedExport[] = [];
  for (const format of exportFormats.filter(isWanted)) {
    const name = `${format.id}.csv`;
    const path = `${folder}/${format.id.split('-')[0]}/${format.id}`;
    if (!existsSync(`${path}.csv`)) continue;
    const bytes = new Uint8Array(readFileSync(`${path}.csv`));
    const expected: Expected = JSON.parse(readFileSync(`${path}.expected.json`, 'utf8'));
    if (bytes.subarray(0, 40).includes(0) || bytes[0] === 0xff) continue;
    // Accounts that only their currency tells apart are those of one table.
    const isOneTable = (expected.accounts ?? []).every(
      ({ iban, accountNumber, name: called }) => !iban && !accountNumber && !called,
    );
    if (!isOneTable || (expected.headerRows ?? []).length > 1) continue;
    const { rows } = await readWhole(name, bytes);
    const rowLines = rows.map(({ line }) => Number(line));
    found.push({ format, name, bytes, expected, rowLines, starts: lineStarts(bytes) });
  }
  return found;
}

/** The file up to the row behind the first `count` ones; null when it has no more rows than these. */
export function cutBehind(file: DescribedExport, count: number): Uint8Array | null {
  const next = file.rowLines[count];
  return next === undefined ? null : file.bytes.subarray(0, file.starts[next - 1]);
}

/** The file without the rows that are not kept; what stands below its last row goes with that row. */
export function keepRows(file: DescribedExport, isKept: (row: number) => boolean): Uint8Array {
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const [row, line] of file.rowLines.entries()) {
    if (isKept(row)) continue;
    parts.push(file.bytes.subarray(from, file.starts[line - 1]));
    const next = file.rowLines[row + 1];
    from = next === undefined ? file.bytes.length : (file.starts[next - 1] ?? from);
  }
  parts.push(file.bytes.subarray(from));
  return new Uint8Array(Buffer.concat(parts));
}
