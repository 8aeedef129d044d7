import {
  type BridgeError,
  digestOfReading,
  type ImportSummary,
  type KontorApi,
  type ReadOptions,
} from '../../../preload/contract';
import { recognitionKeyOf } from '../reading/confirmation-key';
import { type AskedFile, isForOneFile, withAnswer } from './answer';
import type { QueueState } from './queue-notices';
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

interface ConfirmParts {
  readonly imports: Pick<KontorApi<'main'>['imports'], 'confirm'>;
  readonly memory: TemplateMemory;
  state(): QueueState;
  set(change: Partial<QueueState>): void;
  know(summary: ImportSummary): void;
}

/**
 * The user has looked at what these files were taken for, and it is right: remembered for their headers, so that the next file like
 * them is not asked about, and with the import, so that it is not asked about again. The way back is what it answers.
 */
export async function confirmEach(
  { imports, memory, state, set, know }: ConfirmParts,
  fileIds: readonly string[],
): Promise<() => Promise<BridgeError | null>> {
  const { importId, items, summary } = state();
  const meant = items.filter(({ fileId }) => fileId !== null && fileIds.includes(fileId));
  const forget = await rememberEach(
    memory,
    meant.map((item) => ({ item, options: item.options })),
  );
  const read = meant.flatMap(({ reading }) => (reading ? [digestOfReading(reading)] : []));
  const stored = (summary?.files ?? []).flatMap(({ id, digest }) =>
    digest && fileIds.includes(id) ? [digest] : [],
  );
  const keys = new Set([...read, ...stored].map(recognitionKeyOf));
  async function say(isConfirmed: boolean): Promise<BridgeError | null> {
    for (const key of keys) {
      if (key === null || importId === null) continue;
      const answer = await imports.confirm(importId, key, isConfirmed);
      if (!answer.ok) return answer.error;
      know(answer.value);
    }
    return null;
  }
  const error = await say(true);
  if (error) set({ error });
  return async () => {
    const refused = await say(false);
    if (!refused) await forget();
    return refused;
  };
}
