import type { Question } from '../../preload/contract';
import type { FileRow } from './file-rows';
import { isForOneFile } from './queue/answer';
import type { QueueItem } from './queue/queue-state';

/** One question, asked once for all files of the drop that share the header. */
export interface OpenQuestion {
  readonly key: string;
  readonly question: Question;
  /** The file whose rows are the examples. */
  readonly item: QueueItem;
  /** All files that wait for the answer. */
  readonly items: readonly QueueItem[];
  readonly fileNames: readonly string[];
}

export function openQuestions(rows: readonly FileRow[]): OpenQuestion[] {
  const groups = new Map<
    string,
    { question: Question; item: QueueItem; items: QueueItem[]; fileNames: string[] }
  >();
  for (const { item, state, name } of rows) {
    // A question that blocks nothing is asked as well, beside a file that is ready.
    if ((state !== 'question' && state !== 'ready') || !item?.reading) continue;
    for (const question of item.reading.questions) {
      const whose = isForOneFile(question) ? item.id : item.reading.headerFingerprint;
      const key = `${whose}:${question.id}`;
      const group = groups.get(key);
      if (group) {
        group.items.push(item);
        group.fileNames.push(name);
      } else groups.set(key, { question, item, items: [item], fileNames: [name] });
    }
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}
