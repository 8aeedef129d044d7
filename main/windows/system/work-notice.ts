import type { Language, Run, Upload } from '../../../preload/contract';
import { mainWords } from '../../languages';

/** Work that was over sooner is not worth a word: whoever began it is still looking. */
const longMs = 10_000;

export type WorkEnding = 'done' | 'attention';

export function workNotice(language: Language, ending: WorkEnding): { title: string; body: string } {
  return mainWords(language).workNotice[ending];
}

export interface WorkStates {
  readonly uploads: readonly Pick<Upload, 'id' | 'state'>[];
  readonly runs: readonly Pick<Run, 'id' | 'state'>[];
  /** Files are being read. */
  readonly isReading: boolean;
}

interface NoticeParts {
  now(): number;
  /** Uploads or runs are under way in this process. */
  isAtWork(): boolean;
  /** Whether the user has the window before them. */
  isInFront(): boolean;
  notify(ending: WorkEnding): void;
}

const open: ReadonlySet<string> = new Set<Upload['state'] | Run['state']>([
  'queued',
  'running',
  'waiting',
  'rollingBack',
  'triggering',
  'fetching',
  'noAnswerYet',
]);
/** Whoever ended it knows. */
const ended: ReadonlySet<string> = new Set<Upload['state'] | Run['state']>([
  'done',
  'cancelled',
  'rolledBack',
  'stopped',
]);

/** Says once, when everything that was under way has come to an end, that it has: if it was long and nobody looks. */
export class WorkNotice {
  readonly #parts: NoticeParts;
  #begunAt: number | null = null;
  readonly #seen = new Set<string>();

  constructor(parts: NoticeParts) {
    this.#parts = parts;
  }

  changed({ uploads, runs, isReading }: WorkStates): void {
    const works = [...uploads, ...runs];
    for (const { id, state } of works) if (open.has(state)) this.#seen.add(id);
    if (isReading || this.#parts.isAtWork()) {
      this.#begunAt ??= this.#parts.now();
      return;
    }
    if (this.#begunAt === null) return;
    const isLong = this.#parts.now() - this.#begunAt >= longMs;
    const isGood = works.every(({ id, state }) => !this.#seen.has(id) || ended.has(state));
    this.#begunAt = null;
    this.#seen.clear();
    if (isLong && !this.#parts.isInFront()) this.#parts.notify(isGood ? 'done' : 'attention');
  }
}
