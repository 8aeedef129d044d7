import { type Question, type ReadOptions, readOptionsSchema } from '../../../preload/contract';
import { asOwnOptions } from '../engine/table-drift';
import type { QueueItem } from './queue-state';
import { headerOf } from './template-match';

/** True of this one file only: neither asked for its neighbours nor remembered for the next one. */
export function isForOneFile(question: Pick<Question, 'option'>): boolean {
  return question.option === 'statementPeriod';
}

/** The files of one header that ask the same; of what is true of one file alone, that file. */
export function itemsAsking(
  items: readonly QueueItem[],
  item: QueueItem,
  question: Question,
): readonly QueueItem[] {
  if (isForOneFile(question)) return [item];
  return items.filter(
    ({ reading }) =>
      reading?.headerFingerprint === item.reading?.headerFingerprint &&
      reading?.questions.some((open) => open.id === question.id),
  );
}

/** The options with an answer in them; null when the answer does not fit the option (a program fault, not the user's). */
export function withAnswer(
  { options: chosen, reading }: Pick<QueueItem, 'options' | 'reading'>,
  question: Question,
  value: string,
): ReadOptions | null {
  // An answer that names a column means one of this file, not one of the header that a saved mapping was made for.
  const isOfColumns = question.option === 'mapping' && reading !== null;
  const options = isOfColumns ? asOwnOptions(chosen, headerOf(reading)) : chosen;
  const parsed = readOptionsSchema.safeParse({
    ...options,
    [question.option]: typedAnswer(question.option, value, options),
  });
  return parsed.success ? parsed.data : null;
}

/** Choices arrive as text; the option decides what they are. */
function typedAnswer(option: string, value: string, options: ReadOptions): unknown {
  if (option === 'impliedDecimals' || option === 'headerRow') return Number(value);
  if (option === 'statementPeriod') return periodOf(value);
  // Asked only where several columns could be the amount: the choice is the one that moved the account.
  if (option === 'mapping') return { ...options.mapping, amount: [Number(value)] };
  return value;
}

/** A year, or `from/to`. */
function periodOf(value: string): { from: string; to: string } {
  if (/^\d{4}$/.test(value)) return { from: `${value}-01-01`, to: `${value}-12-31` };
  const [from = '', to = ''] = value.split('/');
  return { from, to };
}
