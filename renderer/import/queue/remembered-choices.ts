import type { BridgeError, ReadOptions } from '../../../preload/contract';
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

/** Which files were found right, and where that is noted. */
interface Confirmed {
  readonly items: readonly QueueItem[];
  confirmed(): ReadonlySet<string>;
  set(confirmed: ReadonlySet<string>): void;
}

/**
 * The user has looked at what these files were taken for, and it is right: remembered for their headers, so that the next file like
 * them is not asked about. The way back is what it answers.
 */
export async function confirmEach(
  memory: TemplateMemory,
  fileIds: readonly string[],
  { items, confirmed, set }: Confirmed,
): Promise<() => Promise<BridgeError | null>> {
  const meant = items.filter(({ fileId }) => fileId !== null && fileIds.includes(fileId));
  const forget = await rememberEach(
    memory,
    meant.map((item) => ({ item, options: item.options })),
  );
  set(new Set([...confirmed(), ...fileIds]));
  return async () => {
    set(new Set([...confirmed()].filter((id) => !fileIds.includes(id))));
    await forget();
    return null;
  };
}
