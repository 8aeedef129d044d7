import type { ReadOptions } from '../../../preload/contract';
import { type AskedFile, isForOneFile, withAnswer } from './answer';
import type { QueueItem } from './queue-state';
import { suggestedName, type TemplateMemory } from './template-memory';

interface Choice {
  readonly item: QueueItem;
  readonly options: ReadOptions;
}

/** How the answered files are read from now on, without what holds for one file only. */
export function answersToRemember(asked: readonly AskedFile[], value: string): Choice[] {
  return asked.flatMap(({ item, question }) => {
    const options = isForOneFile(question) ? null : withAnswer(item, question, value);
    return options ? [{ item, options }] : [];
  });
}

/** Saves choices, once per header; what it answers forgets them again. */
export async function rememberEach(
  memory: TemplateMemory,
  choices: readonly Choice[],
): Promise<() => Promise<void>> {
  const byHeader = new Map<string, Choice>();
  for (const choice of choices) {
    const print = choice.item.reading?.headerFingerprint;
    if (print !== undefined && !byHeader.has(print)) byHeader.set(print, choice);
  }
  const ways: (() => Promise<void>)[] = [];
  for (const { item, options } of byHeader.values()) {
    if (!item.reading) continue;
    ways.push(await memory.remember(item.reading, options, item.templateName ?? suggestedName(item)));
  }
  return async () => {
    for (const forget of ways) await forget();
  };
}
