import type { BatchOutcome, Language, OfferedFile, StoreState } from '../../preload/contract';
import type { BatchFiles } from './batch-files';
import type { BatchOutput } from './batch-output';
import type { BatchWord } from './batch-words';

/** What the program lends to a command. */
export interface BatchHost extends BatchFiles {
  /** Opens the store, and takes up what an earlier session left; answers when both are done. */
  open(): Promise<StoreState>;
  offer(paths: readonly string[]): Promise<OfferedFile[]>;
  /** For this session alone. Throws `connection.unknown`. */
  giveSecret(connectionName: string | null, secret: string): Promise<void>;
  language(): Language;
}

export interface BatchIo {
  readonly output: BatchOutput;
  /** Folder that relative places belong to. */
  readonly folder: string;
  /** The first line of standard input. */
  readSecret(): Promise<string>;
}

/** Ends a command before its page had a part in it. */
export class CannotBegin extends Error {
  constructor(
    readonly end: BatchOutcome | 'usage',
    readonly word: BatchWord,
    readonly what = '',
  ) {
    super(word);
  }
}
