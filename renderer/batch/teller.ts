import type { BatchLine, BridgeError } from '../../preload/contract';
import type { Texts } from '../base/language';
import { batchCalls } from './bridge';
import { outcomeOf, TaskEnd } from './task-end';

/** What a task says: a line for programs, a sentence for people, or both. */
export interface Teller {
  readonly texts: Texts;
  tell(line: BatchLine | null, words?: string): Promise<void>;
  /** Says why, and ends the task. */
  refuse(error: BridgeError): Promise<never>;
}

export function makeTeller(texts: Texts): Teller {
  const tell = async (line: BatchLine | null, words?: string) => {
    await batchCalls().tell(line, words?.slice(0, 4_000) ?? null);
  };
  return {
    texts,
    tell,
    refuse: async (error) => {
      await tell({ event: 'error', code: error.code, ...error.params }, texts.sentence(error));
      throw new TaskEnd(outcomeOf(error));
    },
  };
}
