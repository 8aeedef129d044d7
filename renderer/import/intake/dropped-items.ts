/** What a drop brought, judged by kind only: whether a file is an export is decided by its content (B035). */
export interface Dropped {
  readonly files: readonly File[];
  readonly refusals: readonly DropRefusal[];
}

interface DropRefusal {
  readonly reason: 'link' | 'text' | 'emptyFolder' | 'unreadable' | 'tooMany' | 'pasted' | OfferedFailure;
  readonly name: string;
}

/** Why a file that came in past the window could not be had. */
export type OfferedFailure = 'vanished' | 'fileUnreadable' | 'grew' | 'changed';

/**
 * Endings that exports come with; used for the files of a folder, where all kinds of things lie, and by the packages, which offer to
 * open them.
 * @internal also read by the test of the packages
 */
export const exportKinds =
  'csv txt tsv tab asc xml mta sta mt940 940 ofx qfx qif xlsx xlsm xls zip camt c52 c53 c54'.split(' ');
const exportEnding = new RegExp(`\\.(${exportKinds.join('|')})$`, 'i');
const folderDepthLimit = 4;
const fileLimit = 1_000;

interface ItemLike {
  readonly kind: string;
  readonly type: string;
  getAsFile(): File | null;
  webkitGetAsEntry?(): FileSystemEntry | null;
}

/**
 * Must be called inside the drop handler: the items are gone after it. No path is asked for and none is known (SEC-27).
 */
export function readDrop(items: Iterable<ItemLike>): Promise<Dropped> {
  const found: Promise<Dropped>[] = [];
  const kinds = new Set<string>();
  for (const item of items) {
    if (item.kind !== 'file') {
      kinds.add(item.type);
      continue;
    }
    const entry = item.webkitGetAsEntry?.() ?? null;
    if (entry?.isDirectory) found.push(filesOfFolder(entry as FileSystemDirectoryEntry));
    else {
      const file = item.getAsFile();
      if (file) found.push(Promise.resolve({ files: [file], refusals: [] }));
    }
  }
  if (found.length === 0 && kinds.size > 0) {
    const reason = kinds.has('text/uri-list') || kinds.has('text/html') ? 'link' : 'text';
    return Promise.resolve({ files: [], refusals: [{ reason, name: '' }] });
  }
  return Promise.all(found).then(limited);
}

function limited(parts: readonly Dropped[]): Dropped {
  const files = parts.flatMap((part) => part.files);
  const refusals = parts.flatMap((part) => part.refusals);
  if (files.length <= fileLimit) return { files, refusals };
  const names = String(files.length - fileLimit);
  return { files: files.slice(0, fileLimit), refusals: [...refusals, { reason: 'tooMany', name: names }] };
}

async function filesOfFolder(folder: FileSystemDirectoryEntry): Promise<Dropped> {
  try {
    const files = await exportsIn(folder, folderDepthLimit);
    if (files.length > 0) return { files, refusals: [] };
    return { files: [], refusals: [{ reason: 'emptyFolder', name: folder.name }] };
  } catch {
    return { files: [], refusals: [{ reason: 'unreadable', name: folder.name }] };
  }
}

async function exportsIn(folder: FileSystemDirectoryEntry, depth: number): Promise<File[]> {
  const files: File[] = [];
  for (const entry of await entriesOf(folder)) {
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory && depth > 1) {
      files.push(...(await exportsIn(entry as FileSystemDirectoryEntry, depth - 1)));
    } else if (entry.isFile && exportEnding.test(entry.name)) {
      files.push(await fileOf(entry as FileSystemFileEntry));
    }
  }
  return files;
}

/** The reader hands out at most 100 entries at a time and an empty list at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return entries.sort((a, b) => a.name.localeCompare(b.name));
    entries.push(...some);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}
