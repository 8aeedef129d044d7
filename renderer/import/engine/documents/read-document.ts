import type { FileReading, ReadOptions } from '../../../../preload/contract/reading';
import { createDecoder, type EncodingGuess, guessEncoding } from '../encoding';
import { declaredEncoding, toldEncoding } from '../encoding-told';
import type { FileKind } from '../file-kind';
import { type ExportSource, ReadFailure, type ReadSink, readLimits } from '../source';
import { Archive, type ArchiveMember } from './archive';
import { readCamt } from './camt';
import { DocumentRows } from './document-rows';
import { readMt940 } from './mt940';
import { readOfx } from './ofx';

/** Kinds that are read as a whole into rows. */
export type DocumentKind = 'xml' | 'mt940' | 'ofx';

export function isDocument(kind: FileKind): kind is DocumentKind {
  return kind === 'xml' || kind === 'mt940' || kind === 'ofx';
}

/** The whole text of a file, and how its encoding was told. */
export function decodeText(
  bytes: Uint8Array,
  options: ReadOptions,
): { text: string; encoding: EncodingGuess } {
  const encoding = toldEncoding(guessEncoding(bytes, true), options, declaredEncoding(bytes));
  const decoder = createDecoder(encoding.label, options.singleByteEncoding);
  const text = decoder.decode(bytes.subarray(encoding.skip), true);
  return { text, encoding: { ...encoding, label: decoder.label } };
}

function readInto(kind: DocumentKind, text: string, rows: DocumentRows): void {
  if (kind === 'xml') readCamt(text, rows);
  else if (kind === 'mt940') readMt940(text, rows);
  else readOfx(text, rows);
}

const readingKind: Record<DocumentKind, FileReading['kind']> = {
  xml: 'camt',
  mt940: 'mt940',
  ofx: 'ofx',
};

/** What an archive is read as where it takes one place in the queue: documents that make one reading, or one export in a wrapper. */
type ArchiveContent =
  | { kind: 'documents'; bytes: Uint8Array[]; document: DocumentKind }
  | { kind: 'one'; name: string; bytes: Uint8Array };

export type ArchivedExport = Extract<ArchiveMember, { kind: FileKind }>;

/** Null where the exports of an archive belong into the queue one by one. */
export function readAsOne(exports: readonly ArchivedExport[]): ArchiveContent | null {
  const [first, ...others] = exports;
  if (!first) return null;
  const { kind } = first;
  if (isDocument(kind))
    return others.every((other) => other.kind === kind)
      ? { kind: 'documents', document: kind, bytes: exports.map(({ bytes }) => bytes) }
      : null;
  // A workbook inside of it may have several sheets, which is for the queue to find out.
  return others.length === 0 && kind !== 'zip' ? { kind: 'one', name: first.name, bytes: first.bytes } : null;
}

async function contentOf(source: ExportSource): Promise<ArchiveContent> {
  const exports: ArchivedExport[] = [];
  for await (const member of (await Archive.open(source)).members())
    if ('kind' in member) exports.push(member);
  const content = readAsOne(exports);
  if (!content)
    throw new ReadFailure(exports.length === 0 ? 'file.noExports' : 'file.unsupported', { kind: 'zip' });
  return content;
}

/** A file is looked at first and read then: it is unpacked once. Forgotten with the file. */
const archives = new WeakMap<ExportSource, Promise<ArchiveContent>>();

export function openArchive(source: ExportSource): Promise<ArchiveContent> {
  let content = archives.get(source);
  if (!content) {
    content = contentOf(source);
    archives.set(source, content);
  }
  return content;
}

/** Reads statement documents that are held as a whole: CAMT, MT940, OFX; several of one archive give one reading. */
export async function readDocuments(
  source: ExportSource,
  kind: DocumentKind,
  parts: readonly Uint8Array[],
  options: ReadOptions,
  sink: ReadSink,
): Promise<Omit<FileReading, 'sha256' | 'sizeBytes'>> {
  const rows = new DocumentRows(options);
  let label: FileReading['encoding']['label'] = 'utf-8';
  for (const bytes of parts) {
    if (sink.isCancelled?.()) throw new ReadFailure('read.cancelled');
    const { text, encoding } = decodeText(bytes, options);
    label = encoding.label;
    readInto(kind, text, rows);
    for (let chunk = rows.packer.ready.shift(); chunk; chunk = rows.packer.ready.shift())
      await sink.chunk(chunk.bytes, chunk.rows);
  }
  const reading = rows.reading(readingKind[kind], label);
  for (let chunk = rows.packer.ready.shift(); chunk; chunk = rows.packer.ready.shift())
    await sink.chunk(chunk.bytes, chunk.rows);
  sink.progress?.(source.sizeBytes, rows.rowCount);
  return reading;
}

export function refuseTooLarge(sizeBytes: number): void {
  if (sizeBytes > readLimits.documentBytes)
    throw new ReadFailure('limit.size', { limitBytes: readLimits.documentBytes });
}
