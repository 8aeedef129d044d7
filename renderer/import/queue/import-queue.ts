import type {
  Answer,
  BridgeError,
  FileReading,
  ImportFile,
  ImportSummary,
  KontorApi,
  ReadOptions,
} from '../../../preload/contract';
import { errorOf } from '../../base/kontor';
import type { PreviewTable } from '../reading/worker-protocol';
import { ArchiveIntake } from './archive-intake';
import { ByteKeeper } from './byte-keeper';
import { brokenOff, endUnfinished, keptFiles, newestOpen, whatWasSaid } from './earlier-session';
import { FileRuns } from './file-runs';
import { FilesAtHand } from './files-at-hand';
import { ImportOpening } from './import-opening';
import { QueueNotices, type QueueState } from './queue-notices';
import {
  bringsWork,
  isUnderWay,
  nextWaiting,
  type QueueAction,
  type QueueItem,
  queueReducer,
} from './queue-state';
import { readItem } from './read-item';
import { ReadingChanges } from './reading-changes';
import type { ReadingWorker } from './reading-worker';
import { rememberEach } from './remembered-choices';
import { goBackTo, type RestorePoint } from './restore-point';
import { SideWorker } from './side-worker';
import { TemplateMemory } from './template-memory';

interface QueueParts {
  readonly api: Pick<KontorApi<'main'>, 'imports' | 'templates'>;
  readonly makeWorker: () => ReadingWorker;
  /** Files read at the same time. */
  readonly workers: number;
  readonly newId: () => string;
}

/**
 * The one intake of the program: what is dropped, chosen or handed over is appended here and read in order. A file that
 * fails ends alone. Lives outside React, so that changing the screen stops nothing.
 */
export class ImportQueue {
  private readonly notices = new QueueNotices();
  readonly subscribe = this.notices.subscribe;
  readonly getState = this.notices.getState;
  private readonly files: FilesAtHand;
  private readonly runs: FileRuns;
  /** Until the store is open, files wait: reading one would have nowhere to put its rows. */
  private isHeld = true;
  private isStoreOpen = false;
  private continuing: Promise<void> | null = null;
  private readonly side: SideWorker;
  private readonly archives: ArchiveIntake;
  private readonly opening: ImportOpening;
  private readonly keeper: ByteKeeper;
  readonly memory: TemplateMemory;
  readonly readings: ReadingChanges;
  /** Called before an export that came out of a zip enters the import, which may have been sent meanwhile. */
  beforeMember: () => void = () => undefined;

  constructor(private readonly parts: QueueParts) {
    this.memory = new TemplateMemory(parts.api.templates);
    this.opening = new ImportOpening(parts.api.imports);
    this.keeper = new ByteKeeper({
      imports: parts.api.imports,
      isIdle: () => this.isStoreOpen && !this.state.items.some(isUnderWay),
      onKept: () => void this.refresh(),
    });
    this.files = new FilesAtHand(this.keeper);
    this.runs = new FileRuns(parts.makeWorker, parts.workers);
    this.readings = new ReadingChanges({
      imports: parts.api.imports,
      memory: this.memory,
      files: this.files,
      runs: this.runs,
      state: this.getState,
      subscribe: this.subscribe,
      act: (action) => this.act(action),
      know: (summary) => this.know(summary),
      refuse: (error) => this.set({ error }),
      restorePoint: (ids) => this.restorePoint(ids),
      restore: (point) => this.restore(point),
    });
    this.archives = new ArchiveIntake({
      ...parts,
      keep: (file) => this.keep(file),
      forget: (id) => this.forget(id),
      itemOf: (id) => this.itemOf(id),
      act: (action) => this.act(action),
      beforeMember: () => this.beforeMember(),
    });
    this.side = new SideWorker(parts.makeWorker, parts.newId);
  }

  /** The store is open: what was dropped before is read now, into the import that was left open if there is one. */
  async begin(): Promise<void> {
    this.isStoreOpen = true;
    // A store that does not answer this question will not take files either; each then says so itself.
    this.continuing ??= this.continueNewest().catch(() => undefined);
    await this.continuing;
    this.isHeld = !this.isStoreOpen;
    this.pump();
    this.runs.warmUp();
  }

  /** The store was closed: what is not being read yet waits until it is open again. */
  hold(): void {
    this.isStoreOpen = false;
    this.isHeld = true;
  }

  /** Goes on with the import that an earlier session left open, if there is one; asked once, when the store is open. */
  private async continueNewest(): Promise<void> {
    const answer = await this.parts.api.imports.list();
    if (!answer.ok || this.state.importId !== null || this.opening.isUnderWay) return;
    for (const one of answer.value) await endUnfinished(one, this.parts.api.imports);
    const newest = newestOpen(answer.value);
    if (!newest) return;
    this.set({ importId: newest.id, summary: newest });
    void this.revive(newest);
  }

  /** Takes up another import of the store, for example that of an interrupted upload. */
  switchTo(importId: string): void {
    if (this.state.importId === importId) return;
    this.finishImport();
    this.set({ importId });
    void this.refresh().then(() => this.state.summary && this.revive(this.state.summary));
  }

  /** Files of an earlier session whose bytes were kept become files in hand, those with a question first. */
  private async revive(summary: ImportSummary): Promise<void> {
    for (const file of keptFiles(summary)) await this.attach(file, null);
    for (const file of brokenOff(summary)) await this.takeUp(file);
  }

  /** A file that was being read in another way when the program ended is read that way now. */
  private async takeUp({ id: fileId, name, sizeBytes }: ImportFile): Promise<void> {
    const readWith = await this.parts.api.imports.readWith(fileId);
    if (!readWith.ok || this.state.items.some((item) => item.fileId === fileId)) return;
    const id = this.parts.newId();
    this.files.put(id, null);
    this.act({ type: 'brokenOff', file: { id, name, sizeBytes, fileId, ...readWith.value } });
    await this.readings.read([{ id, ...readWith.value }], 'asSaid');
  }

  /**
   * Takes a file of the store in hand again, with what was said of it and how it was read; its bytes from `source`, else as they were
   * kept. Null when the import in hand has it no more.
   */
  async attach(file: ImportFile, source: File | null): Promise<QueueItem | null> {
    const said = await whatWasSaid(file, this.parts.api.imports);
    if (!said) return null;
    const isInHand = this.state.summary?.files.some(({ id }) => id === file.id);
    const there = this.state.items.find(({ fileId }) => fileId === file.id);
    if (there || !isInHand) return there ?? null;
    const id = this.parts.newId();
    this.files.put(id, source);
    this.act({ type: 'revived', file: { id, ...said } });
    return this.itemOf(id) ?? null;
  }

  /** What the store says now, after something else than a file changed it: a plan, an upload. */
  async refresh(): Promise<void> {
    const { importId } = this.state;
    if (importId === null) return;
    const answer = await this.parts.api.imports.get(importId);
    if (answer.ok) this.know(answer.value);
  }

  /** An answer of the store about the import in hand. Answers about another one are of no interest. */
  know(summary: ImportSummary): void {
    if (summary.id === this.state.importId) this.set({ summary });
  }

  /**
   * The import was sent: the next drop begins a new one. Whatever is still being read belongs to nothing any more; a zip that is still
   * being unpacked goes on into the next one.
   */
  finishImport(): void {
    const kept = this.state.items.filter((item) => item.state === 'unpacking');
    for (const item of this.state.items) {
      if (kept.includes(item)) continue;
      this.cancel(item.id);
      this.files.delete(item.id);
    }
    this.keeper.forgetAll();
    this.archives.forgetBytes();
    this.opening.forget();
    this.set({ items: kept, importId: null, summary: null, error: null });
  }

  /** What was dropped: archives and workbooks of several exports are taken apart on the way. */
  take(files: readonly File[]): Promise<void> {
    return this.archives.take(files);
  }

  /** Files that are read as they are. */
  add(files: readonly File[]): void {
    this.act({ type: 'added', files: files.map((file) => this.keep(file)) });
  }

  private keep(file: File): { id: string; name: string; sizeBytes: number } {
    const id = this.parts.newId();
    this.files.put(id, file);
    return { id, name: file.name, sizeBytes: file.size };
  }

  private forget(id: string): void {
    this.act({ type: 'removed', id });
    this.files.delete(id);
  }

  cancel(id: string): void {
    const item = this.itemOf(id);
    if (!item || !isUnderWay(item)) return;
    this.act({ type: 'cancelled', id });
    this.archives.stop(id);
    this.runs.stop(id);
    // It waited to be read anew: nobody else takes it out of the store.
    if (item.state === 'waiting' && item.fileId !== null) void this.removeStored(item.fileId, item.name);
  }

  async remove(id: string): Promise<void> {
    const item = this.itemOf(id);
    if (!item) return;
    this.cancel(id);
    // What the store does not let go stays in the list: its rows would be sent all the same.
    if (!(await this.isOutOfStore(item))) return;
    this.forget(id);
  }

  /** Takes what an earlier reading stored out of the store; a reading that goes on takes its own rows out when it is stopped. */
  private async isOutOfStore(item: QueueItem): Promise<boolean> {
    if (item.fileId === null || item.state === 'reading') return true;
    return this.removeStored(item.fileId, item.name);
  }

  /** Removes a file from the store; false, and an error in the state, when it does not let it go. */
  async removeStored(fileId: string, name: string): Promise<boolean> {
    const answer = await this.parts.api.imports.removeFile(fileId);
    // A file that is gone already is what was wanted.
    if (!answer.ok && answer.error.code !== 'import.unknown') {
      this.set({ error: { ...answer.error, params: { name, ...answer.error.params } } });
      return false;
    }
    this.set({ error: null });
    this.keeper.forget(fileId);
    if (answer.ok) this.know(answer.value);
    return true;
  }

  /** Everything the engine said about a stored file: from this window when it read the file, else from the store. */
  async readingOf(fileId: string): Promise<Answer<FileReading>> {
    const here = this.state.items.find((item) => item.fileId === fileId)?.reading;
    return here ? { ok: true, value: here } : this.parts.api.imports.reading(fileId);
  }

  /** False for a file of an earlier session of which no copy was kept. */
  canReadAgain(id: string): boolean {
    return this.files.has(id);
  }

  /** Reads a file once more; by a saved mapping where nothing is chosen, as if it came now. */
  readAgain(id: string, options: ReadOptions, templateName: string | null = null): Promise<void> {
    return this.readings.read([{ id, options, templateName }], 'again');
  }

  /** The beginning of the file under other choices, for the live preview of the mapping. */
  async look(id: string, options: ReadOptions): Promise<PreviewTable> {
    return this.side.look(
      await this.files.fetch(this.itemOf(id)),
      this.itemOf(id)?.reading?.kind === 'csv',
      options,
    );
  }

  /** The key that a mapping of this file is found by: from as much of it, and as unaided, as of the file that comes next. */
  async unaidedFingerprint(id: string): Promise<string> {
    return (await this.side.look(await this.files.fetch(this.itemOf(id)), false, {})).reading
      .headerFingerprint;
  }

  /**
   * The user has looked at what these files were taken for, and it is right: remembered for their headers, so that the next file like them is not asked about. The way back is what it answers.
   * @param fileIds as the store knows them, also of files that are not at hand any more
   */
  async confirm(fileIds: readonly string[]): Promise<() => Promise<BridgeError | null>> {
    const items = this.state.items.filter(({ fileId }) => fileId !== null && fileIds.includes(fileId));
    const forget = await rememberEach(
      this.memory,
      items.map((item) => ({ item, options: item.options })),
    );
    this.set({ confirmed: new Set([...this.state.confirmed, ...fileIds]) });
    return async () => {
      this.set({ confirmed: new Set([...this.state.confirmed].filter((id) => !fileIds.includes(id))) });
      await forget();
      return null;
    };
  }

  /** How these files stand now, to go back to. Bytes that only the store has come out of it first: they go with its rows. */
  async restorePoint(ids: readonly string[]): Promise<RestorePoint> {
    for (const id of ids) await this.files.fetch(this.itemOf(id)).catch(() => undefined);
    const { items, importId } = this.state;
    const files = items.flatMap((item, at) => {
      const file = ids.includes(item.id) ? this.files.get(item.id) : undefined;
      return file ? [{ item, at, file }] : [];
    });
    return { importId, files };
  }

  restore(point: RestorePoint): Promise<BridgeError | null> {
    return goBackTo(point, {
      importId: this.state.importId,
      itemOf: (id) => this.itemOf(id),
      keep: (id, file) => this.files.put(id, file),
      act: (action) => this.act(action),
      readAgain: (id, { options, templateName }) =>
        this.readings.read([{ id, options, templateName }], 'asSaid'),
    });
  }

  private get state(): QueueState {
    return this.notices.getState();
  }

  private set(change: Partial<QueueState>): void {
    this.notices.set(change);
  }

  private itemOf(id: string): QueueItem | undefined {
    return this.state.items.find((item) => item.id === id);
  }

  private act(action: QueueAction): void {
    this.set({ items: queueReducer(this.state.items, action) });
    if (action.type === 'staged') this.files.keep(this.itemOf(action.id));
    if (bringsWork(action)) this.pump();
  }

  /** Gives waiting files to free workers. */
  private pump(): void {
    while (!this.isHeld && !this.runs.isFull) {
      const item = nextWaiting(this.state.items);
      const file = item && this.files.get(item.id);
      if (!item || !file) return;
      const run = this.runs.begin(item.id);
      this.act({ type: 'started', id: item.id });
      void readItem(run, item, file, {
        imports: this.parts.api.imports,
        memory: this.memory,
        openImport: () => this.openImport(),
        act: (action) => this.act(action),
        know: (summary) => this.know(summary),
        removeStored: (fileId, name) => this.removeStored(fileId, name),
      }).finally(() => {
        this.runs.end(run);
        this.pump();
        void this.keeper.goOn();
      });
    }
  }

  private async openImport(): Promise<string> {
    if (this.state.importId !== null) return this.state.importId;
    return this.opening.open((outcome) =>
      this.set('importId' in outcome ? { ...outcome, error: null } : { error: errorOf(outcome.thrown) }),
    );
  }
}
