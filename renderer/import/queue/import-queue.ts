import type {
  Answer,
  BridgeError,
  FileReading,
  ImportFile,
  ImportSummary,
  KontorApi,
  ReadOptions,
} from '../../../preload/contract';
import type { PreviewTable } from '../reading/worker-protocol';
import { ArchiveIntake } from './archive-intake';
import { ByteKeeper } from './byte-keeper';
import { TakingUp } from './earlier-session';
import { FileRuns } from './file-runs';
import { FilesAtHand } from './files-at-hand';
import { ImportOpening, SummaryReads } from './import-opening';
import { QueueNotices, type QueueState } from './queue-notices';
import {
  bringsWork,
  isUnderWay,
  nextWaiting,
  type QueueAction,
  type QueueItem,
  queueReducer,
  urgencyOf,
} from './queue-state';
import { readItem } from './read-item';
import { ReadingChanges } from './reading-changes';
import type { ReadingWorker } from './reading-worker';
import { confirmEach } from './remembered-choices';
import { Removals } from './removals';
import { goBackTo, pointOf, type RestorePoint } from './restore-point';
import { SideWorker } from './side-worker';
import { TemplateMemory } from './template-memory';

interface QueueParts {
  readonly api: Pick<KontorApi<'main'>, 'imports' | 'templates'>;
  readonly makeWorker: () => ReadingWorker;
  /** Files read at the same time. */
  readonly workers: number;
  readonly newId: () => string;
  readonly openPort: (fileId: string) => MessagePort;
}

/**
 * The one intake of the program: what is dropped, chosen or handed over is appended here and read in order. A file that
 * fails ends alone. Lives outside React, so that changing the screen stops nothing.
 */
export class ImportQueue {
  private readonly notices = new QueueNotices();
  readonly subscribe = this.notices.subscribe;
  readonly subscribeProgress = this.notices.subscribeProgress;
  readonly getState = this.notices.getState;
  private readonly files: FilesAtHand;
  private readonly runs: FileRuns;
  /** Until the store is open, files wait: reading one would have nowhere to put its rows. */
  private isHeld = true;
  private isStoreOpen = false;
  private continuing: Promise<void> | null = null;
  private readonly side: SideWorker;
  private readonly summaries = new SummaryReads(async () => {
    const { importId } = this.state;
    const answer = importId === null ? null : await this.parts.api.imports.get(importId);
    if (answer?.ok) this.know(answer.value);
  });
  private readonly archives: ArchiveIntake;
  private readonly opening: ImportOpening;
  private readonly keeper: ByteKeeper;
  /** What its parts have in common. */
  private readonly shared;
  private readonly takingUp: TakingUp;
  private readonly removals: Removals;
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
    this.runs = new FileRuns(parts.makeWorker, parts.workers, () => this.pump());
    this.shared = {
      imports: parts.api.imports,
      memory: this.memory,
      files: this.files,
      runs: this.runs,
      newId: parts.newId,
      state: this.getState,
      set: (change: Partial<QueueState>) => this.set(change),
      itemOf: (id: string) => this.itemOf(id),
      act: (action: QueueAction) => this.act(action),
      know: (summary: ImportSummary) => this.know(summary),
      refresh: () => this.refresh(),
    };
    this.readings = new ReadingChanges({
      ...this.shared,
      subscribe: this.subscribe,
      refuse: (error) => this.set({ error }),
      restorePoint: (ids) => this.restorePoint(ids),
      restore: (point) => this.restore(point),
    });
    this.takingUp = new TakingUp({
      ...this.shared,
      readings: this.readings,
      isBegun: () => this.state.importId !== null || this.opening.isUnderWay,
    });
    this.archives = new ArchiveIntake({
      ...{ ...parts, ...this.shared },
      keep: (file) => this.keep(file),
      forget: (id) => this.removals.forget(id),
      beforeMember: () => this.beforeMember(),
    });
    this.removals = new Removals({
      ...this.shared,
      keeper: this.keeper,
      archives: this.archives,
      tell: (error) => this.set({ error }),
    });
    this.side = new SideWorker(parts.makeWorker, parts.newId);
  }

  /** The store is open: what was dropped before is read now, into the import that was left open if there is one. */
  async begin(): Promise<void> {
    this.isStoreOpen = true;
    // A store that does not answer this question will not take files either; each then says so itself.
    this.continuing ??= this.takingUp.newest().catch(() => undefined);
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

  /** Takes up another import of the store, for example that of an interrupted upload. */
  switchTo(importId: string): void {
    if (this.state.importId === importId) return;
    this.finishImport();
    this.set({ importId });
    void this.refresh().then(() => this.state.summary && this.takingUp.revive(this.state.summary));
  }

  /** See `TakingUp`. */
  attach(file: ImportFile, source: File | null): Promise<QueueItem | null> {
    return this.takingUp.attach(file, source);
  }

  /** What the store says now, known when this ends. */
  refresh(): Promise<void> {
    return this.summaries.fresh();
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
    this.archives.endImport();
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

  readonly cancel = (id: string): void => this.removals.cancel(id);
  readonly remove = (...ids: string[]): Promise<void> => this.removals.remove(ids);

  /** False, and an error in the state, when the store does not let it go. */
  removeStored(fileId: string, name: string): Promise<boolean> {
    return this.removals.removeStored(fileId, name);
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
  look(id: string, options: ReadOptions): Promise<PreviewTable> {
    const item = this.itemOf(id);
    return this.side.look(this.files.fetch(item), item?.reading?.kind === 'csv', options);
  }

  /** The key that a mapping of this file is found by: from as much of it, and as unaided, as of the file that comes next. */
  async unaidedFingerprint(id: string): Promise<string> {
    const { reading } = await this.side.look(this.files.fetch(this.itemOf(id)), false, {});
    return reading.headerFingerprint;
  }

  /** See `confirmEach`. @param fileIds as the store knows them, also of files that are not at hand any more */
  confirm(fileIds: readonly string[]): Promise<() => Promise<BridgeError | null>> {
    return confirmEach(this.shared, fileIds);
  }

  /** How these files stand now, to go back to. */
  async restorePoint(ids: readonly string[]): Promise<RestorePoint> {
    // Bytes that only the store has come out of it first: they go with its rows.
    for (const id of ids) await this.files.fetch(this.itemOf(id)).catch(() => undefined);
    return pointOf(this.state, ids, this.files);
  }

  restore(point: RestorePoint): Promise<BridgeError | null> {
    return goBackTo(point, {
      ...this.shared,
      importId: this.state.importId,
      keep: (id, file) => this.files.put(id, file),
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
    this.notices.set({ items: queueReducer(this.state.items, action) }, urgencyOf(action, this.state.items));
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
        ...this.shared,
        openPort: this.parts.openPort,
        openImport: () => this.openImport(),
        removeStored: (fileId, name) => this.removeStored(fileId, name),
      }).finally(() => {
        this.runs.end(run);
        void this.keeper.goOn();
      });
    }
  }

  private async openImport(): Promise<string> {
    return this.state.importId ?? this.opening.open((change) => this.set(change));
  }
}
