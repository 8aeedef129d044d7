import type { ReadOptions } from '../../../preload/contract';
import type { QueueItem } from '../queue/queue-state';
import { rememberedOptions } from '../queue/template-match';

type WithReading = Pick<QueueItem, 'reading' | 'preview'>;

function fingerprintOf({ reading, preview }: WithReading): string | null {
  return (reading ?? preview?.reading)?.headerFingerprint ?? null;
}

/** The other files of the queue with the header of this one: what is said of its columns is true of theirs. */
export function sameHeader<Item extends WithReading & Pick<QueueItem, 'id'>>(
  items: readonly Item[],
  item: WithReading & Pick<QueueItem, 'id'>,
): Item[] {
  const fingerprint = fingerprintOf(item);
  if (fingerprint === null) return [];
  return items.filter((other) => other.id !== item.id && fingerprintOf(other) === fingerprint);
}

/** The choices for a file of the same header: what is true of one file only stays its own. */
export function optionsForAnother(chosen: ReadOptions, own: ReadOptions): ReadOptions {
  const { statementPeriod, includePending } = own;
  return {
    ...(rememberedOptions(chosen) as ReadOptions),
    ...(statementPeriod ? { statementPeriod } : {}),
    ...(includePending !== undefined ? { includePending } : {}),
  };
}
