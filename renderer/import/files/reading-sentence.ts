import type { ReadOptions } from '../../../preload/contract';
import type { Texts } from '../../base/language';
import type { TextKey } from '../../base/languages';

type Said = Pick<Texts, 't' | 'coded'>;

/** How the value of an option is said; null: as it is written. */
interface OptionWords {
  readonly name: TextKey;
  readonly choices: string | null;
}

/** Options that are one value each, as a question or a setting asks for them. */
const optionWords: Partial<Record<keyof ReadOptions, OptionWords>> = {
  encoding: { name: 'readingOptions.encoding', choices: 'choice.encoding' },
  singleByteEncoding: { name: 'readingOptions.encoding', choices: 'choice.encoding' },
  delimiter: { name: 'readingOptions.delimiter', choices: 'choice.delimiter' },
  headerRow: { name: 'readingOptions.headerRow', choices: null },
  dateOrder: { name: 'readingStep.dateOrder', choices: 'choice.dateOrder' },
  decimalSign: { name: 'readingStep.decimalSign', choices: 'choice.numberStyle' },
  impliedDecimals: { name: 'readingStep.impliedDecimals', choices: null },
  currency: { name: 'readingOptions.currency', choices: null },
  sign: { name: 'readingStep.sign', choices: 'choice.sign' },
  statementPeriod: { name: 'readingStep.period', choices: null },
  feeRule: { name: 'readingStep.feeRule', choices: 'readingStep.fee' },
  includePending: { name: 'readingStep.pending', choices: 'readingStep.isPending' },
};

/** Options that say what the columns are. */
const columnOptions: ReadonlySet<string> = new Set([
  'mapping',
  'separators',
  'splits',
  'template',
  'debitMarkers',
  'creditMarkers',
  'bookedMarkers',
  'disabledFormats',
]);

/** What a step said of the reading of files, in a sentence: "Date order of a.csv: day, month, year". */
export function readingSentence(
  files: { readonly first: string; readonly others: number },
  { before, after }: { readonly before: ReadOptions; readonly after: ReadOptions },
  { t, coded }: Said,
): string {
  const file =
    files.others === 0 ? files.first : t('readingStep.files', { file: files.first, count: files.others });
  const changed = changedOptions(before, after);
  const [only, ...more] = changed.filter((option) => !columnOptions.has(option));
  const isOfColumns = changed.some((option) => columnOptions.has(option));
  if (only === 'statusWords' && more.length === 0 && !isOfColumns)
    return statusSentence(file, { before, after }, { t, coded });
  const words = only && optionWords[only];
  if (words && more.length === 0 && !isOfColumns)
    return t('readingStep.value', {
      what: t(words.name),
      file,
      value: valueText(after[only], words, { t, coded }),
    });
  return t(only === undefined && isOfColumns ? 'readingStep.columns' : 'readingStep.several', { file });
}

function changedOptions(before: ReadOptions, after: ReadOptions): (keyof ReadOptions)[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof ReadOptions)[]);
  return [...all].filter((option) => JSON.stringify(before[option]) !== JSON.stringify(after[option]));
}

function valueText(value: unknown, { choices }: OptionWords, { t, coded }: Said): string {
  if (value === undefined) return t('readingOptions.automatic');
  if (typeof value === 'object' && value !== null && 'from' in value && 'to' in value)
    return `${value.from} – ${value.to}`;
  return choices === null ? String(value) : coded(choices, String(value));
}

function statusSentence(
  file: string,
  { before, after }: { before: ReadOptions; after: ReadOptions },
  { t, coded }: Said,
): string {
  const [known, said] = [before.statusWords ?? {}, after.statusWords ?? {}];
  const word = Object.keys({ ...known, ...said }).find((one) => known[one] !== said[one]) ?? '';
  const meaning = said[word];
  const value = meaning === undefined ? t('readingOptions.automatic') : coded('choice.status', meaning);
  return t('readingStep.word', { word, file, value });
}
