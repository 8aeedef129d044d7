import { guessEncoding } from '../bytes/encoding';
import { type FileKind, judgeFileKind } from '../bytes/file-kind';
import { type ExportSource, ReadFailure } from '../bytes/source';
import { ZipDirectory, type ZipPart } from '../containers/zip-directory';
import { sourceOf } from '../derived/derived-export';
import { refuseOtherDocuments } from '../workbooks/xls';

/** One file of an archive, judged by its content: an export, or why it is none. */
export type ArchiveMember =
  | { name: string; bytes: Uint8Array<ArrayBuffer>; kind: FileKind }
  | { name: string; failure: ReadFailure };

/** Bytes by which the kind of a file is recognised; of what is none that Kontor reads, the rest is not unpacked. */
const judgedBytes = 65_536;
/** What systems put into archives besides the files: folders, hidden files, the second half of files of a Mac. */
const passedOver = [/\/$/, /(?:^|\/)(?:\.|__MACOSX\/)/];
const archiveEnding = /\.(?:zip|gz|7z|rar)$/i;

/** The files of an archive in the order of their names. Throws `ReadFailure` for what is wrong with the archive as a whole. */
export class Archive {
  private constructor(
    private readonly zip: ZipDirectory,
    private readonly parts: readonly ZipPart[],
  ) {}

  static async open(source: ExportSource): Promise<Archive> {
    const zip = await ZipDirectory.open(source);
    const parts = zip.parts.filter(({ name }) => !passedOver.some((pattern) => pattern.test(name)));
    if (parts.length === 0) throw new ReadFailure(zip.parts.length === 0 ? 'file.empty' : 'file.noExports');
    if (parts.every(({ isProtected }) => isProtected)) throw new ReadFailure('file.protected');
    zip.refuseBombs(parts);
    return new Archive(
      zip,
      [...parts].sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
  }

  get size(): number {
    return this.parts.length;
  }

  /** One member after the other; the thread is free between two pieces of each. */
  async *members(): AsyncGenerator<ArchiveMember> {
    for (const part of this.parts) {
      const name = part.name.split('/').pop() ?? part.name;
      try {
        yield { name, ...(await this.member(part)) };
      } catch (error) {
        if (!(error instanceof ReadFailure) || endsArchive.has(error.code)) throw error;
        yield { name, failure: error };
      }
    }
  }

  private async member(part: ZipPart): Promise<{ bytes: Uint8Array<ArrayBuffer>; kind: FileKind }> {
    if (part.isProtected) throw new ReadFailure('file.protected');
    if (archiveEnding.test(part.name)) throw new ReadFailure('file.nestedZip');
    if (part.bytes === 0) throw new ReadFailure('file.empty');
    const pieces: Uint8Array[] = [];
    let size = 0;
    let kind: FileKind | null = null;
    for await (const piece of this.zip.unpackPart(part)) {
      pieces.push(piece);
      size += piece.length;
      if (kind === null && size >= judgedBytes) kind = judge(joined(pieces, size));
    }
    const bytes = joined(pieces, size);
    kind ??= judge(bytes);
    if (kind === 'xls') refuseOtherDocuments(bytes);
    if (kind === 'zip' && !(await isOfficeDocument(bytes))) throw new ReadFailure('file.nestedZip');
    return { bytes, kind };
  }
}

/** What is said of the archive and not of one file in it. */
const endsArchive: ReadonlySet<string> = new Set([
  'file.vanished',
  'file.changed',
  'file.grew',
  'file.unreadable',
  'limit.archive',
  'read.cancelled',
]);

function judge(bytes: Uint8Array): FileKind {
  const head = bytes.subarray(0, judgedBytes);
  const { label } = guessEncoding(head, head.length === bytes.length);
  return judgeFileKind(head, label);
}

async function isOfficeDocument(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const zip = await ZipDirectory.open(sourceOf('', bytes));
  return zip.has('[Content_Types].xml') || zip.has('META-INF/manifest.xml');
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
