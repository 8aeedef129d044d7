import type { FileReading, Reason } from '../../../preload/contract/reading/reading';
import { trusted } from './recognition/recognise';

/** What may be wrong about a reading: how much of the certainty is left where it holds, and why. */
type Doubt = (reading: FileReading) => { left: number; reason: Reason } | null;

const doubt = (left: number, code: string, params?: Reason['params']) => ({
  left,
  reason: params ? { code, params } : { code },
});

const scoreOf = ({ columns }: FileReading, fields: readonly string[]): number | null => {
  const scores = columns
    .filter(({ field }) => field !== null && fields.includes(field))
    .map(({ score }) => score);
  return scores.length === 0 ? null : Math.min(...scores);
};

/** A running balance that every row moves as it says proves amounts and signs. */
function isProvenByBalance({ accounts, findingTotals, counts, questions }: FileReading): boolean {
  const breaks = ['balance.break', 'balance.closing', 'balance.unrelated'].some(
    (rule) => rule in findingTotals,
  );
  // Only of balances that follow is it known what stood before them.
  const isFollowed =
    accounts.length > 0 && accounts.every(({ origins }) => origins.balanceSteps === 'runningColumn');
  // A row abroad says how much it was there, the balance what it was at home.
  const isOneCurrency = accounts.every(({ sumMinor }) => Object.keys(sumMinor).length <= 1);
  const isOpen = questions.some(({ kind }) => aboutAmounts.has(kind));
  return isFollowed && isOneCurrency && !breaks && !isOpen && counts.bookings > 1;
}

/** Kinds of question about what a running balance proves. */
const aboutAmounts: ReadonlySet<string> = new Set(['sign', 'mapping', 'numberStyle']);

/** What decides the order of day and month without proof. */
const likelyDays: ReadonlySet<string> = new Set(['date.together', 'date.ofHeaders']);

/** Asked beside rows that are read as proposed. */
const isOnlyLikely = (questions: FileReading['questions'], wanted: string) =>
  questions.some(({ kind, blocking }) => kind === wanted && !blocking);

const isTable = ({ kind }: FileReading) =>
  kind === 'csv' || kind === 'xlsx' || kind === 'xls' || kind === 'qif';

/** So few rows fit nearly every way to read them. */
const fewRows = 2;

/** Measured with `npm run check:certainty`: what is called 95 % is right in 95 of 100. */
const doubts: readonly Doubt[] = [
  ({ questions }) => (questions.some(({ blocking }) => blocking) ? doubt(0.5, 'certainty.asked') : null),
  ({ questions, columns }) => {
    if (isOnlyLikely(questions, 'dateOrder')) return doubt(0.94, 'certainty.daysLikely');
    const byLikeness = columns.some(({ reasons }) => reasons.some(({ code }) => likelyDays.has(code)));
    return byLikeness && !questions.some(({ kind }) => kind === 'dateOrder')
      ? doubt(0.97, 'certainty.daysLikely')
      : null;
  },
  ({ questions }) => (isOnlyLikely(questions, 'sign') ? doubt(0.9, 'certainty.signsLikely') : null),
  ({ findingTotals }) =>
    ['balance.break', 'balance.closing', 'balance.unrelated', 'control.count'].some(
      (rule) => rule in findingTotals,
    )
      ? doubt(0.7, 'certainty.contradicted')
      : null,
  ({ counts }) => {
    const all = counts.bookings + counts.pending + counts.blocked;
    return counts.blocked > 0 ? doubt(0.9 - 0.5 * (counts.blocked / all), 'certainty.blocked') : null;
  },
  ({ findingTotals }) => ('amount.feeBeside' in findingTotals ? doubt(0.7, 'certainty.feeOpen') : null),
  (reading) => {
    if (!isTable(reading) || isProvenByBalance(reading)) return null;
    const score = scoreOf(reading, ['amount', 'debit', 'credit']);
    return score !== null && score < 0.8 ? doubt(0.9, 'certainty.amountGuessed') : null;
  },
  (reading) => {
    const score = isTable(reading) ? scoreOf(reading, ['bookingDate', 'transactionDate']) : 1;
    return score !== null && score < 0.8 ? doubt(0.95, 'certainty.dateGuessed') : null;
  },
  (reading) =>
    isTable(reading) && (reading.format?.confidence ?? 0) < trusted && !isProvenByBalance(reading)
      ? doubt(0.97, 'certainty.bankUnknown')
      : null,
  (reading) => {
    const { bookings, pending, blocked } = reading.counts;
    if (!isTable(reading) || bookings + pending + blocked > fewRows || isProvenByBalance(reading))
      return null;
    return doubt((reading.format?.confidence ?? 0) < trusted ? 0.7 : 0.9, 'certainty.fewRows');
  },
];

const most = 0.99;

/** A reading with how sure it is: judged once, the first time it is told to anybody. */
export function withCertainty(reading: FileReading): FileReading {
  return reading.certainty ? reading : { ...reading, certainty: certaintyOf(reading) };
}

/** How sure the engine is that days, amounts, signs and currencies are right, 0 to 1, and what speaks against it. */
function certaintyOf(reading: FileReading): NonNullable<FileReading['certainty']> {
  const found = doubts.flatMap((ask) => ask(reading) ?? []);
  const value = found.reduce((left, one) => left * one.left, most);
  const reasons = found.map(({ reason }) => reason);
  if (isProvenByBalance(reading)) reasons.unshift({ code: 'certainty.proven' });
  return { value: Number(value.toFixed(2)), reasons };
}
