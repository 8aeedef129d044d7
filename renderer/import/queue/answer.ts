import { type Question, type ReadOptions, readOptionsSchema } from '../../../preload/contract';
import { asOwnOptions } from '../engine/recognition/table-drift';
import { fold } from '../engine/vocabulary/fold';
import type { QueueItem } from './queue-state';
import { headerOf } from './template-match';

/** True of this one file only: not remembered for the next one. */
export function isForOneFile(question: Pick<Question, 'option'>): boolean {
  return question.option === 'statementPeriod';
}

/** A file, and the question that stands open for it. */
export interface AskedFile {
  readonly item: QueueItem;
  readonly question: Question;
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
    [question.option]: typedAnswer(question, value, options),
  });
  return parsed.success ? parsed.data : null;
}

/** Choices arrive as text; the option decides what they are. */
function typedAnswer({ option, word }: Question, value: string, options: ReadOptions): unknown {
  if (option === 'statusWords') return { ...options.statusWords, [fold(word ?? '')]: value };
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
