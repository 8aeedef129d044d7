import type { ImportFile, ImportSummary, KontorApi } from '../../../preload/contract';
import type { FilesAtHand } from './files-at-hand';
import type { QueueState } from './queue-notices';
import type { QueueAction, QueueItem, RevivedFile } from './queue-state';
import type { ReadingChanges } from './reading-changes';

/** Files of an import whose bytes the store kept, those with a question first. */
export function keptFiles({ files }: Pick<ImportSummary, 'files'>): ImportFile[] {
  const kept = files.filter(({ state, isKept }) => state === 'staged' && isKept);
  const asking = kept.filter(({ digest }) => digest?.needsAnswer);
  return [...asking, ...kept.filter((one) => !asking.includes(one))];
}

/** Files that nobody read to the end, and whose bytes the store has: they were read before, and are to be read in another way. */
export function brokenOff({ files }: Pick<ImportSummary, 'files'>): ImportFile[] {
  return files.filter(
    ({ state, isKept, error }) => state === 'failed' && isKept && error?.code === 'import.incomplete',
  );
}

export function newestOpen(imports: readonly ImportSummary[]): ImportSummary | undefined {
  const open = imports.filter(({ state, files }) => state === 'open' && files.length > 0);
  return open.sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
}

/** Files that this window's page was reading before it had to be loaded anew: nobody reads them any more. */
export async function endUnfinished(
  { files }: Pick<ImportSummary, 'files'>,
  imports: Pick<KontorApi<'main'>['imports'], 'failFile'>,
): Promise<void> {
  for (const { id, state } of files)
    if (state === 'reading') await imports.failFile(id, { code: 'import.incomplete' });
}

/** What was said of a stored file, and how it was read; null when the store has it no more. */
export async function whatWasSaid(
  { id, name, sizeBytes }: ImportFile,
  imports: Pick<KontorApi<'main'>['imports'], 'reading' | 'readWith'>,
): Promise<Omit<RevivedFile, 'id'> | null> {
  const [reading, readWith] = await Promise.all([imports.reading(id), imports.readWith(id)]);
  if (!reading.ok || !readWith.ok) return null;
  return { name, sizeBytes, fileId: id, reading: reading.value, ...readWith.value };
}

interface TakingUpParts {
  readonly imports: KontorApi<'main'>['imports'];
  readonly files: FilesAtHand;
  readonly readings: Pick<ReadingChanges, 'read'>;
  readonly newId: () => string;
  /** Whether the user began something meanwhile. */
  readonly isBegun: () => boolean;
  state(): QueueState;
  set(change: Partial<QueueState>): void;
  act(action: QueueAction): void;
}

/** Takes files of the store in hand again: of an import that an earlier session left open, or of another one. */
export class TakingUp {
  constructor(private readonly parts: TakingUpParts) {}

  /** Goes on with the import that an earlier session left open, if there is one; asked once, when the store is open. */
  async newest(): Promise<void> {
    const { imports, isBegun, set } = this.parts;
    const answer = await imports.list();
    if (!answer.ok || isBegun()) return;
    for (const one of answer.value) await endUnfinished(one, imports);
    const newest = newestOpen(answer.value);
    if (!newest) return;
    set({ importId: newest.id, summary: newest });
    void this.revive(newest);
  }

  /** Files of an earlier session whose bytes were kept become files in hand, those with a question first. */
  async revive(summary: ImportSummary): Promise<void> {
    for (const file of keptFiles(summary)) await this.attach(file, null);
    for (const file of brokenOff(summary)) await this.goOn(file);
  }

  /** A file that was being read in another way when the program ended is read that way now. */
  private async goOn({ id: fileId, name, sizeBytes }: ImportFile): Promise<void> {
    const { imports, files, readings, act } = this.parts;
    const readWith = await imports.readWith(fileId);
    if (!readWith.ok || this.itemOf(fileId)) return;
    const id = this.parts.newId();
    files.put(id, null);
    act({ type: 'brokenOff', file: { id, name, sizeBytes, fileId, ...readWith.value } });
    await readings.read([{ id, ...readWith.value }], 'asSaid');
  }

  /**
   * Takes a file of the store in hand again, with what was said of it and how it was read; its bytes from `source`, else as they were
   * kept. Null when the import in hand has it no more.
   */
  async attach(file: ImportFile, source: File | null): Promise<QueueItem | null> {
    const { imports, files, state, act } = this.parts;
    const said = await whatWasSaid(file, imports);
    if (!said) return null;
    const isInHand = state().summary?.files.some(({ id }) => id === file.id);
    const there = this.itemOf(file.id);
    if (there || !isInHand) return there ?? null;
    const id = this.parts.newId();
    files.put(id, source);
    act({ type: 'revived', file: { id, ...said } });
    return this.itemOf(file.id) ?? null;
  }

  private itemOf(storedId: string): QueueItem | undefined {
    return this.parts.state().items.find(({ fileId }) => fileId === storedId);
  }
}
