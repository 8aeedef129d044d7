import type { FileReading, ReadOptions } from '../../../preload/contract/reading/reading';
import { Archive, type ArchiveMember } from './archives/archive';
import { createDecoder, type EncodingGuess, guessEncoding } from './bytes/encoding';
import type { FileKind } from './bytes/file-kind';
import { declaredEncoding, resolvedEncoding } from './bytes/resolved-encoding';
import { type ExportSource, ReadFailure, type ReadSink, readLimits } from './bytes/source';
import { withTexts } from './derived/encoding-rows';
import { giveBack, takePacker } from './kept-packers';
import { readCamt } from './statements/camt';
import { type DocumentEntry, DocumentRows, headRows } from './statements/document-rows';
import { readMt940 } from './statements/mt940';
import { readOfx } from './statements/ofx';

/** Kinds that are read as a whole into rows. */
export type DocumentKind = 'xml' | 'mt940' | 'ofx';

export function isDocument(kind: FileKind): kind is DocumentKind {
  return kind === 'xml' || kind === 'mt940' || kind === 'ofx';
}

/** The whole text of a file, and how its encoding was resolved. */
export function decodeText(
  bytes: Uint8Array,
  options: ReadOptions,
): { text: string; encoding: EncodingGuess } {
  const declared = declaredEncoding(bytes);
  const guess = guessEncoding(bytes, true);
  const broken = guess.choice && options.encoding === undefined ? brokenUtf8(bytes) : null;
  if (broken !== null) return broken;
  const encoding = resolvedEncoding(guess, options, declared, bytes);
  const decoder = createDecoder(encoding.label, options.singleByteEncoding);
  const text = decoder.decode(bytes.subarray(encoding.skip), true);
  return { text, encoding: { ...encoding, label: decoder.label } };
}

/** As many whole letters as this must stand beside one that is cut, or the text is in no UTF-8. */
const wholePerBroken = 4;

/** UTF-8 in which letters were cut, as by a bank that counts bytes; null for any other text. */
function brokenUtf8(bytes: Uint8Array): { text: string; encoding: EncodingGuess } | null {
  const text = new TextDecoder('utf-8').decode(bytes);
  let [broken, whole] = [0, 0];
  for (const [sign] of text.matchAll(/[\u0080-\uffff]/g)) {
    if (sign === '\ufffd') broken++;
    else whole++;
  }
  if (broken === 0 || whole < broken * wholePerBroken) return null;
  const evidence = [{ code: 'encoding.brokenUtf8', params: { broken } }];
  return { text, encoding: { label: 'utf-8', skip: 0, evidence, choice: null } };
}

/** Gathers what a document says in words, to show it under several encodings. */
class DocumentTexts extends DocumentRows {
  readonly texts: { line: number; text: string }[] = [];

  override add(entry: DocumentEntry): void {
    const { line, counterpartyName, purpose, bookingText, differentCreditor, differentDebitor } = entry;
    const words = [counterpartyName, purpose, bookingText, differentCreditor, differentDebitor];
    this.texts.push({ line, text: words.filter(Boolean).join(' · ') });
  }
}

function textsIn(kind: DocumentKind, text: string): { line: number; text: string }[] {
  const rows = new DocumentTexts({});
  for (const _ of readInto(kind, text, rows));
  const owners = rows.book.drafts.map(({ owner, name, bankName }) => [owner, name, bankName]);
  return [...rows.texts, ...owners.map((words) => ({ line: 1, text: words.filter(Boolean).join(' · ') }))];
}

/** Reads into rows; pauses behind each booking. */
function readInto(kind: DocumentKind, text: string, rows: DocumentRows): Generator<void> {
  if (kind === 'xml') return readCamt(text, rows);
  return kind === 'mt940' ? readMt940(text, rows) : readOfx(text, rows);
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

/**
 * `read`: everything. `show`: the same, and the first rows are shown as soon as they are read (or all, where there are fewer).
 * `head`: those alone.
 */
export type DocumentPass = 'read' | 'show' | 'head';

interface DocumentPart {
  kind: DocumentKind;
  parts: readonly Uint8Array[];
  options: ReadOptions;
  pass: DocumentPass;
}

/** Reads statement documents that are held as a whole: CAMT, MT940, OFX; several of one archive give one reading. */
export async function readDocuments(
  source: ExportSource,
  { kind, parts, options, pass }: DocumentPart,
  sink: ReadSink,
): Promise<Omit<FileReading, 'sha256' | 'sizeBytes'>> {
  const [packer, head] = [takePacker(), takePacker()];
  const rows = new DocumentRows(options, packer, head);
  let doubtful: EncodingGuess | null = null;
  let isShown = pass === 'read';
  const show = (encoding: EncodingGuess) => {
    const { reading, rows: first } = rows.headReading(readingKind[kind], encoding);
    sink.preview?.({ ...reading, sha256: '', sizeBytes: source.sizeBytes }, first, []);
    isShown = true;
    return reading;
  };
  for (const bytes of parts) {
    if (sink.isCancelled?.()) throw new ReadFailure('read.cancelled');
    const { text, encoding } = decodeText(bytes, options);
    const shown = withTexts(encoding, bytes, (other) => textsIn(kind, other));
    // Of several documents that one speaks of whose encoding is least sure.
    if (doubtful === null || doubtOf(shown) > doubtOf(doubtful)) doubtful = shown;
    if (shown.evidence.some(({ code }) => code === 'encoding.brokenUtf8'))
      rows.log.add('text.replacement', { line: null });
    for (const _ of readInto(kind, text, rows)) {
      if (!isShown && rows.rowCount >= headRows) {
        const reading = show(doubtful);
        if (pass === 'head') return reading;
      }
      if (rows.packer.ready.length > 0) await giveReady(rows, sink);
    }
  }
  if (doubtful === null) throw new ReadFailure('file.empty');
  const reading = rows.reading(readingKind[kind], doubtful);
  if (!isShown) show(doubtful);
  if (pass !== 'head') await giveReady(rows, sink);
  giveBack(packer);
  giveBack(head);
  sink.progress?.(source.sizeBytes, rows.rowCount);
  return reading;
}

async function giveReady({ packer }: DocumentRows, sink: ReadSink): Promise<void> {
  for (let chunk = packer.ready.shift(); chunk; chunk = packer.ready.shift()) {
    if (sink.isCancelled?.()) throw new ReadFailure('read.cancelled');
    await sink.chunk(chunk.bytes, chunk.rows);
  }
}

function doubtOf({ choice }: EncodingGuess): number {
  return choice === null ? 0 : choice.isDoubtful ? 2 : 1;
}

export function refuseTooLarge(sizeBytes: number): void {
  if (sizeBytes > readLimits.documentBytes)
    throw new ReadFailure('limit.size', { limitBytes: readLimits.documentBytes });
}
