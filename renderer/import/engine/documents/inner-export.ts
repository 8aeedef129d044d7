import type { ReadOptions } from '../../../../preload/contract/reading';
import type { FileKind } from '../file-kind';
import { readBytes } from '../read-csv';
import type { ExportSource, ReadSink } from '../source';
import { derivedExport, type InnerExport, sourceOf } from './derived-export';
import { readQif } from './qif';
import { decodeText, openArchive, refuseTooLarge } from './read-document';
import { Workbook } from './workbook';
import { type DerivedSheet, readSheets, readWorkbook } from './xlsx';

/** A file is looked at first and read then: its sheets are unpacked once. Forgotten with the file. */
const sheetsOf = new WeakMap<ExportSource, Promise<DerivedSheet[] | null>>();

function sheetsIn(source: ExportSource): Promise<DerivedSheet[] | null> {
  let sheets = sheetsOf.get(source);
  if (!sheets) {
    sheets = Workbook.open(source).then((workbook) => workbook && readSheets(workbook));
    sheetsOf.set(source, sheets);
  }
  return sheets;
}

/** What is to be read in place of a file: the sheet of a workbook, a QIF as CSV, the one export in a zip. Null for any other. */
export async function openInnerExport(
  source: ExportSource,
  kind: FileKind,
  options: ReadOptions,
  sink: ReadSink,
): Promise<InnerExport | null> {
  if (kind !== 'zip' && kind !== 'qif') return null;
  refuseTooLarge(source.sizeBytes);
  if (kind === 'qif') {
    const { text } = decodeText(await readBytes(source, 0, source.sizeBytes));
    return derivedExport(
      source,
      readQif(text),
      { kind: 'qif', evidence: [{ code: 'qif.lines' }] },
      options,
      sink,
    );
  }
  const sheets = await sheetsIn(source);
  if (sheets) return readWorkbook(source, sheets, options, sink);
  const content = await openArchive(source);
  if (content.kind !== 'one') return null;
  return { source: sourceOf(content.name, content.bytes), options, sink, complete: (reading) => reading };
}
