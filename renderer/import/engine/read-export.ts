import type { FileReading, ReadOptions } from '../../../preload/contract/reading';
import { exportFormats } from '../formats';
import type { ExportFormat } from '../formats/format';
import { type ArchiveEntry, readArchive } from './documents/archive';
import { judgeArchive, readDocuments, refuseTooLarge } from './documents/read-document';
import { guessEncoding } from './encoding';
import { type FileKind, judgeFileKind } from './file-kind';
import { headBytes, readBytes, readCsvOnce } from './read-csv';
import { type FileHasher, Sha256 } from './sha256';
import { type ExportSource, ReadFailure, type ReadSink, Restart, readLimits } from './source';

export interface ReadEnvironment {
  formats?: readonly ExportFormat[];
  /** A faster SHA-256 than the built-in one. */
  createHasher?: () => FileHasher;
}

/** For what an archive holds: the hash of a file is that of the archive. */
const noHash: FileHasher = { update: () => undefined, digestHex: () => '' };

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
  const kind = await openSource(source);
  const formats = environment.formats ?? exportFormats;
  if (kind !== 'csv') return readWholeFile(source, kind, options, sink, environment);
  let settled = options;
  for (let attempt = 0; ; attempt++) {
    const hasher = environment.createHasher?.() ?? new Sha256();
    try {
      const { reading } = await readCsvOnce(source, settled, formats, sink, {
        limitBytes: source.sizeBytes,
        hasher,
        keepRecords: 0,
      });
      return { ...reading, sha256: await hasher.digestHex(), sizeBytes: source.sizeBytes };
    } catch (error) {
      if (!(error instanceof Restart) || attempt >= 2) throw error;
      settled = { ...settled, ...error.settled };
      await sink.restart?.();
    }
  }
}

/** Documents and archives are held as a whole, within a limit. The hash is that of the file as it was dropped. */
async function readWholeFile(
  source: ExportSource,
  kind: Exclude<FileKind, 'csv'>,
  options: ReadOptions,
  sink: ReadSink,
  environment: ReadEnvironment,
): Promise<FileReading> {
  refuseTooLarge(source.sizeBytes);
  const bytes = await readBytes(source, 0, source.sizeBytes);
  const hasher = environment.createHasher?.() ?? new Sha256();
  await hasher.update(bytes);
  const identity = { sha256: await hasher.digestHex(), sizeBytes: source.sizeBytes };
  if (kind !== 'zip') return { ...(await readDocuments(source, kind, [bytes], options, sink)), ...identity };
  const content = judgeArchive(await readArchive(source));
  if (content.kind === 'several') throw new ReadFailure('file.unsupported', { kind: 'zip' });
  if (content.kind === 'documents') {
    return { ...(await readDocuments(source, content.document, content.bytes, options, sink)), ...identity };
  }
  const inner: ExportSource = {
    name: content.name,
    sizeBytes: content.bytes.length,
    slice: async (start, end) => content.bytes.subarray(start, end),
  };
  return {
    ...(await readExport(inner, options, sink, { ...environment, createHasher: () => noHash })),
    ...identity,
  };
}

/**
 * The exports of an archive that belong into the queue one by one, refusals of single ones included; null where the file is
 * to be read as it is: no archive, a wrapper around one export, or documents that make one reading. Throws `ReadFailure`.
 */
export async function unpackArchive(source: ExportSource): Promise<readonly ArchiveEntry[] | null> {
  if ((await openSource(source)) !== 'zip') return null;
  refuseTooLarge(source.sizeBytes);
  const content = judgeArchive(await readArchive(source));
  return content.kind === 'several' ? content.entries : null;
}

/** Reads the head only and gives what it tells: columns, first rows and first records; documents are read as a whole. */
export async function previewExport(
  source: ExportSource,
  options: ReadOptions,
  sink: ReadSink,
  environment: ReadEnvironment = {},
): Promise<FileReading> {
  const kind = await openSource(source);
  const rows: unknown[][] = [];
  const decoder = new TextDecoder();
  const collect: ReadSink = {
    chunk: (bytes) => {
      if (rows.length >= 50) return;
      rows.push(...(JSON.parse(decoder.decode(bytes)) as unknown[][]).slice(0, 50 - rows.length));
    },
    restart: () => {
      rows.length = 0;
    },
    isCancelled: sink.isCancelled?.bind(sink),
  };
  if (kind !== 'csv') {
    const reading = await readWholeFile(source, kind, options, collect, environment);
    sink.preview?.(reading, rows, []);
    return reading;
  }
  let settled = options;
  for (;;) {
    try {
      const { reading, records } = await readCsvOnce(
        source,
        settled,
        environment.formats ?? exportFormats,
        collect,
        { limitBytes: headBytes, hasher: null, keepRecords: 60 },
      );
      const head: FileReading = { ...reading, sha256: '', sizeBytes: source.sizeBytes };
      sink.preview?.(
        head,
        rows,
        records.map(({ line, cells }) => ({ line, cells })),
      );
      return head;
    } catch (error) {
      if (!(error instanceof Restart)) throw error;
      settled = { ...settled, ...error.settled };
      rows.length = 0;
    }
  }
}

async function openSource(source: ExportSource) {
  if (source.sizeBytes === 0) throw new ReadFailure('file.empty');
  if (source.sizeBytes > readLimits.fileBytes)
    throw new ReadFailure('limit.size', { limitBytes: readLimits.fileBytes });
  const head = await readBytes(source, 0, Math.min(source.sizeBytes, 65_536));
  const { label } = guessEncoding(head, head.length === source.sizeBytes);
  return judgeFileKind(head, label.startsWith('utf-16'));
}
