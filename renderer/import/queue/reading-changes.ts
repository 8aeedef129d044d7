import type { Answer, BridgeError, ImportSummary, KontorApi, ReadOptions } from '../../../preload/contract';
import { errorOf } from '../../base/kontor';
import { type AskedFile, withAnswer } from './answer';
import type { FileRuns } from './file-runs';
import type { FilesAtHand } from './files-at-hand';
import type { QueueState } from './queue-notices';
import { isUnderWay, type QueueAction, type QueueItem } from './queue-state';
import { ReadFailed } from './reading-worker';
import { answersToRemember, rememberEach } from './remembered-choices';
import type { RestorePoint } from './restore-point';
import { type StepTarget, stopsOnTheWay } from './step-walk';
import type { TemplateMemory } from './template-memory';

/** A file and how it is to be read from now on. */
export interface WantedReading {
  readonly id: string;
  readonly options: ReadOptions;
  readonly templateName: string | null;
}

/** What a change can be taken back with, and done again where the store wrote it down. */
export interface ChangeWays {
  readonly undo: () => Promise<BridgeError | null>;
  readonly redo?: () => Promise<BridgeError | null>;
}

/** `step`: the user chose it, so it can be taken back. `asSaid`: as before, whatever is remembered. `again`: once more, as it would be read if it came now. */
export type ReadingCause = 'step' | 'asSaid' | 'again';

/** What reading files otherwise needs of the queue. */
interface QueueAccess {
  readonly imports: Pick<
    KontorApi<'main'>['imports'],
    'readOtherwise' | 'readWith' | 'changes' | 'goToChange'
  >;
  readonly memory: TemplateMemory;
  readonly files: FilesAtHand;
  readonly runs: FileRuns;
  state(): QueueState;
  subscribe(listener: () => void): () => void;
  act(action: QueueAction): void;
  know(summary: ImportSummary): void;
  refuse(error: BridgeError): void;
  restorePoint(ids: readonly string[]): Promise<RestorePoint>;
  restore(point: RestorePoint): Promise<BridgeError | null>;
}

/** Reads files of the queue in another way, as steps that can be taken back and done again, also in a later session. */
export class ReadingChanges {
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly queue: QueueAccess) {}

  /** Answers a question for the files that it was ticked for, and remembers it for their headers. */
  async answer(asked: readonly AskedFile[], value: string): Promise<ChangeWays> {
    const remember = () => rememberEach(this.queue.memory, answersToRemember(asked, value));
    const wanted = asked.flatMap(({ item, question }) => {
      const options = withAnswer(item, question, value);
      return options ? [{ id: item.id, options, templateName: item.templateName }] : [];
    });
    return this.readAsStep(wanted, remember);
  }

  /**
   * Has files read otherwise because the user said so, and remembers it.
   * @param remember keeps it for the next files like these; what it answers forgets it again
   */
  async readAsStep(
    wanted: readonly WantedReading[],
    remember: () => Promise<() => Promise<void>>,
  ): Promise<ChangeWays> {
    const point = await this.queue.restorePoint(wanted.map(({ id }) => id));
    let forget = await remember();
    const before = await this.newestStep();
    await this.read(wanted, 'step');
    // What was not read yet cannot be a step: it goes back to how it was chosen before.
    if ((await this.newestStep()) === before) {
      return {
        undo: async () => {
          await forget();
          return this.queue.restore(point);
        },
      };
    }
    return {
      undo: async () => {
        await forget();
        return errorIn(await this.goTo('back'));
      },
      redo: async () => {
        forget = await remember();
        return errorIn(await this.goTo('forward'));
      },
    };
  }

  private async newestStep(): Promise<number | null> {
    const { importId } = this.queue.state();
    const steps = importId === null ? null : await this.queue.imports.changes(importId);
    return (steps?.ok && steps.value.findLast(({ isUndone }) => !isUndone)?.id) || null;
  }

  /**
   * Has files read otherwise. Of those in the store the rows go, and everything else stays, until they are read: whatever ends the
   * program meanwhile, they are read in the end.
   */
  read(wanted: readonly WantedReading[], cause: ReadingCause): Promise<void> {
    // One after the other: where a file waits in the store is known only once the wish before is settled.
    const mine = this.last.then(() => this.readNow(wanted, cause));
    this.last = mine.catch(() => undefined);
    return mine;
  }

  private async readNow(wanted: readonly WantedReading[], cause: ReadingCause): Promise<void> {
    const ready: WantedReading[] = [];
    for (const one of wanted) if (await this.isFetched(one.id)) ready.push(one);
    const stored = ready.flatMap(({ id, options, templateName }) => {
      const item = this.itemOf(id);
      // A reading that goes on takes its own rows out when it is stopped.
      if (!item?.fileId || item.state === 'reading' || item.state === 'cancelled') return [];
      return [{ fileId: item.fileId, readWith: { options, templateName } }];
    });
    const placed = await this.unread(stored, cause);
    if (placed === null) return;
    for (const { id, options, templateName } of ready) {
      // Asked for twice in a moment, the last wish counts.
      this.queue.runs.stop(id);
      const item = this.itemOf(id);
      if (!item) continue;
      const fileId = item.state === 'reading' ? null : (placed.get(item.fileId ?? '') ?? null);
      this.queue.act({ type: 'readAgain', id, options, templateName, fileId, isSettled: cause !== 'again' });
    }
  }

  /** Old id in the store -> the id under which the file waits there; null when the store refused, which the queue says. */
  private async unread(
    files: { fileId: string; readWith: { options: ReadOptions; templateName: string | null } }[],
    cause: ReadingCause,
  ): Promise<ReadonlyMap<string, string> | null> {
    const { importId } = this.queue.state();
    if (importId === null || files.length === 0) return new Map();
    const answer = await this.queue.imports.readOtherwise(importId, {
      files,
      isStep: cause === 'step',
      isAnew: cause === 'again',
    });
    if (!answer.ok) {
      const name = this.queue.state().items.find(({ fileId }) => fileId === files[0]?.fileId)?.name ?? '';
      this.queue.refuse({ ...answer.error, params: { name, ...answer.error.params } });
      return null;
    }
    this.queue.know(answer.value);
    return placesOf(answer.value);
  }

  /**
   * One step back or forward, or to the state after a step. Where a step is crossed that read files otherwise, they are read as
   * before it, or after it, before the walk goes on: what lies behind is about those rows.
   */
  async goTo(to: StepTarget): Promise<Answer<ImportSummary>> {
    const { importId } = this.queue.state();
    if (importId === null) return refused('import.unknown');
    await this.isQuiet();
    const steps = await this.queue.imports.changes(importId);
    if (!steps.ok) return steps;
    const { stops, fileIds } = stopsOnTheWay(steps.value, to);
    const lost = await this.firstLost(fileIds);
    if (lost) return refused('file.vanished', { name: lost.name });
    let answer: Answer<ImportSummary> = refused('import.unknown');
    for (const stop of stops) {
      answer = await this.queue.imports.goToChange(importId, stop);
      if (!answer.ok) return answer;
      await this.readUnread(answer.value);
    }
    const { summary } = this.queue.state();
    return answer.ok && summary?.id === importId ? { ok: true, value: summary } : answer;
  }

  /** Reads what a step left unread, and waits for it. */
  async readUnread(summary: ImportSummary): Promise<void> {
    this.queue.know(summary);
    for (const [before, fileId] of placesOf(summary)) {
      const item = this.queue.state().items.find((one) => one.fileId === before);
      const readWith = item && (await this.queue.imports.readWith(fileId));
      if (!item || !readWith?.ok) continue;
      this.queue.act({ type: 'readAgain', id: item.id, ...readWith.value, fileId, isSettled: true });
    }
    await this.isQuiet();
  }

  /** A file of these whose bytes are nowhere any more. */
  private async firstLost(fileIds: readonly string[]): Promise<{ name: string } | null> {
    const { items, summary } = this.queue.state();
    for (const file of summary?.files ?? []) {
      if (!fileIds.includes(file.id)) continue;
      const item = items.find((one) => one.fileId === file.id);
      if (!item || !(await this.isFetched(item.id))) return file;
    }
    return null;
  }

  /** Until nothing is being read that was read otherwise before. */
  private isQuiet(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.queue.state().items.some((item) => item.isSettled && isUnderWay(item))) return;
        leave();
        resolve();
      };
      const leave = this.queue.subscribe(look);
      look();
    });
  }

  private itemOf(id: string): QueueItem | undefined {
    return this.queue.state().items.find((item) => item.id === id);
  }

  private async isFetched(id: string): Promise<boolean> {
    const item = this.itemOf(id);
    if (!item || !this.queue.files.has(id)) return false;
    try {
      await this.queue.files.fetch(item);
      return true;
    } catch (thrown) {
      const error = thrown instanceof ReadFailed ? thrown.error : errorOf(thrown);
      this.queue.refuse({ ...error, params: { name: item.name } });
      return false;
    }
  }
}

function placesOf({ files }: ImportSummary): Map<string, string> {
  return new Map(files.flatMap(({ id, replaces }) => (replaces ? [[replaces, id] as const] : [])));
}

function errorIn(answer: Answer<unknown>): BridgeError | null {
  return answer.ok ? null : answer.error;
}

function refused(code: BridgeError['code'], params?: BridgeError['params']): Answer<ImportSummary> {
  return { ok: false, error: { code, ...(params ? { params } : {}) } };
}
