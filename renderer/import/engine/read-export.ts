import type { FileReading, ReadOptions } from '../../../preload/contract/reading/reading';
import { exportFormats } from '../formats';
import type { ExportFormat } from '../formats/description/export-format';
import { guessEncoding } from './bytes/encoding';
import { judgeFileKind } from './bytes/file-kind';
import { readBytes } from './bytes/read-bytes';
import { type FileHasher, Sha256 } from './bytes/sha256';
import {
  type ExportSource,
  ReadFailure,
  type ReadSink,
  Restart,
  readLimits,
  type SettledOptions,
} from './bytes/source';
import { withCertainty } from './certainty';
import type { InnerExport } from './derived/derived-export';
import { openInnerExport } from './inner-export';
import { isLaneUsed } from './lane/fast-lane';
import { LaneDoubt } from './lane/lane-proof';
import { previewBytes, type ReadSizes, readCsvOnce } from './read-csv';
import {
  type DocumentKind,
  type DocumentPass,
  isDocument,
  openArchive,
  readDocuments,
  refuseTooLarge,
} from './read-document';
import { withSettledReasons } from './settled-reasons';
import { ShownHead, shownRecords } from './shown-head';

/** One for each thing that a late row may settle. */
const mostRestarts = 3;

export interface ReadEnvironment {
  formats?: readonly ExportFormat[];
  /** A faster SHA-256 than the built-in one. */
  createHasher?: () => FileHasher;
  /** False: every line goes through the parser. */
  hasLane?: boolean;
  /** Smaller ones show on small files what happens to large ones. */
  sizes?: ReadSizes;
  /** The first rows of a table are shown, once the whole is read. */
  isShown?: boolean;
}

/** A file of so many bytes is read in the time in which its head is looked at: its head is shown out of the one reading. */
const smallBytes = 131_072;
/** A workbook or an archive holds about so many times as much as it has bytes. */
const packedFactor = 10;

export async function isSmall(source: ExportSource): Promise<boolean> {
  if (source.sizeBytes > smallBytes) return false;
  const [first, second] = await readBytes(source, 0, Math.min(2, source.sizeBytes));
  const isPacked = first === 0x50 && second === 0x4b;
  return !isPacked || source.sizeBytes * packedFactor <= smallBytes;
}

/** For a CSV inside of another file, whose hash is that of the file that was dropped, and for what is hashed elsewhere. */
export const noHash: FileHasher = { update: () => undefined, digestHex: () => '' };

/**
 * Reads one export: rows go to the sink in packed chunks, the answer says what the file is. Throws `ReadFailure` for a file
 * that cannot be read; anything a row does wrong is a finding, never an exception.
 */
export async function readExport(
  source: ExportSource,
  options: ReadOptions,
  sink: ReadSink,
  environment: ReadEnvironment = {},
): Promise<FileReading> {
  return withCertainty(await readAny(source, options, sink, environment));
}

async function readAny(
  source: ExportSource,
  options: ReadOptions,
  sink: ReadSink,
  environment: ReadEnvironment,
): Promise<FileReading> {
  const kind = await openSource(source);
  const formats = environment.formats ?? exportFormats;
  const inner = await openInnerExport({ source, options, sink }, kind);
  if (inner) return readInnerExport(source, inner, environment);
  if (isDocument(kind) || kind === 'zip')
    return readWholeFile(source, { kind, options, pass: 'read' }, sink, environment);
  let settled: SettledOptions = options;
  let hasLane = environment.hasLane ?? isLaneUsed;
  const head = environment.isShown ? new ShownHead(sink) : null;
  const taken = head?.onTheWay(true) ?? sink;
  for (let restarts = 0; ; ) {
    const hasher = environment.createHasher?.() ?? new Sha256();
    try {
      const { reading, records } = await readCsvOnce(source, settled, formats, taken, {
        limitBytes: source.sizeBytes,
        hasher,
        keepRecords: head ? shownRecords : 0,
        hasLane,
        sizes: environment.sizes,
      });
      const found = withSettledReasons(reading, options, settled);
      const read: FileReading = { ...found, sha256: await hasher.digestHex(), sizeBytes: source.sizeBytes };
      return head?.show(read, records) ?? read;
    } catch (error) {
      if (error instanceof LaneDoubt) hasLane = false;
      else if (!(error instanceof Restart) || restarts++ >= mostRestarts) throw error;
      else settled = { ...settled, ...error.settled };
      head?.forget();
      await sink.restart?.();
    }
  }
}

async function readInnerExport(
  source: ExportSource,
  inner: InnerExport,
  environment: ReadEnvironment,
): Promise<FileReading> {
  const { identity } = await takeWhole(source, environment);
  const reading = await readExport(inner.source, inner.options, inner.sink, {
    ...environment,
    createHasher: () => noHash,
  });
  // What is asked of the outer file counts, too: judged anew.
  const { certainty: _ofInner, ...whole } = inner.complete(reading);
  return { ...whole, ...identity };
}

/**
 * Shows what the head of a file tells and reads it then. A statement document and a small file are read once: their first rows are shown on
 * the way.
 * `environment.formats` counts for both.
 */
export async function showAndRead(
  source: ExportSource,
  options: ReadOptions,
  sink: ReadSink,
  environment: ReadEnvironment = {},
): Promise<FileReading> {
  const kind = await openSource(source);
  const isWhole =
    isDocument(kind) || (kind === 'zip' && !(await openInnerExport({ source, options, sink }, kind)));
  if (isWhole) return readWholeFile(source, { kind, options, pass: 'show' }, sink, environment);
  if (await isSmall(source)) return readExport(source, options, sink, { ...environment, isShown: true });
  await previewExport(source, options, sink, environment.formats ? { formats: environment.formats } : {});
  return readExport(source, options, sink, environment);
}

/** Documents and archives are held as a whole, within a limit. The hash is that of the file as it was dropped. */
async function takeWhole(source: ExportSource, environment: ReadEnvironment) {
  refuseTooLarge(source.sizeBytes);
  const bytes = await readBytes(source, 0, source.sizeBytes);
  return { bytes, identity: await identityOf(bytes, environment) };
}

async function identityOf(bytes: Uint8Array, { createHasher }: ReadEnvironment) {
  const hasher = createHasher?.() ?? new Sha256();
  await hasher.update(bytes);
  return { sha256: await hasher.digestHex(), sizeBytes: bytes.length };
}

interface WholeFile {
  kind: DocumentKind | 'zip';
  options: ReadOptions;
  pass: DocumentPass;
}

async function readWholeFile(
  source: ExportSource,
  { kind, options, pass }: WholeFile,
  sink: ReadSink,
  environment: ReadEnvironment,
): Promise<FileReading> {
  refuseTooLarge(source.sizeBytes);
  const bytes = await readBytes(source, 0, source.sizeBytes);
  const one = { kind: kind as DocumentKind, parts: [bytes] };
  const content = kind === 'zip' ? await documentsIn(source) : one;
  const reading = await readDocuments(source, { ...content, options, pass }, sink);
  // Behind the first rows: nobody waits for a hash.
  const identity =
    pass === 'head' ? { sha256: '', sizeBytes: source.sizeBytes } : await identityOf(bytes, environment);
  return { ...reading, ...identity };
}

async function documentsIn(source: ExportSource) {
  const content = await openArchive(source);
  if (content.kind !== 'documents') throw new ReadFailure('internal');
  return { kind: content.document, parts: content.bytes };
}

/** Reads the head only and gives what it tells: columns, first rows and first records. */
export async function previewExport(
  source: ExportSource,
  options: ReadOptions,
  sink: ReadSink,
  environment: ReadEnvironment = {},
): Promise<FileReading> {
  const kind = await openSource(source);
  const inner = await openInnerExport({ source, options, sink }, kind);
  if (inner) return inner.complete(await previewExport(inner.source, inner.options, inner.sink, environment));
  if (isDocument(kind) || kind === 'zip')
    return readWholeFile(source, { kind, options, pass: 'head' }, sink, environment);
  const head = new ShownHead(sink);
  let settled: SettledOptions = options;
  for (;;) {
    try {
      const { reading, records } = await readCsvOnce(
        source,
        settled,
        environment.formats ?? exportFormats,
        head.onTheWay(false),
        { limitBytes: previewBytes, hasher: null, keepRecords: shownRecords, hasLane: false },
      );
      const found = withSettledReasons(reading, options, settled);
      return head.show({ ...found, sha256: '', sizeBytes: source.sizeBytes }, records);
    } catch (error) {
      if (!(error instanceof Restart)) throw error;
      settled = { ...settled, ...error.settled };
      head.forget();
    }
  }
}

async function openSource(source: ExportSource) {
  if (source.sizeBytes === 0) throw new ReadFailure('file.empty');
  if (source.sizeBytes > readLimits.fileBytes)
    throw new ReadFailure('limit.size', { limitBytes: readLimits.fileBytes });
  // What was made a CSV is one, whatever its first cell begins with.
  if (source.lines) return 'csv';
  const head = await readBytes(source, 0, Math.min(source.sizeBytes, 65_536));
  const { label } = guessEncoding(head, head.length === source.sizeBytes);
  return judgeFileKind(head, label);
}
