import type { Reason } from '../../../../preload/contract/reading/reading';
import type { ColumnProfile } from '../columns/column-profile';
import { decideDateOrder } from '../columns/column-styles';
import type { DaysTogether } from '../columns/order-of-rows';
import { type DateOrder, type DayPeriod, DayReader, dateParts } from '../values/calendar-days';
import { type Clue, type ClueSource, clueOf, likely, weights } from './clues';

/** What speaks for an order of day and month in one column. */
export interface DateFacts {
  profile: ColumnProfile;
  /** The answer of the user. */
  chosen: DateOrder | undefined;
  /** What another date column of the table proves, and its name. */
  sibling: { order: DateOrder; name: string } | undefined;
  /** What other tables of the file prove. */
  otherTable: DateOrder | undefined;
  /** The order in which the rows stand in the order of time, as a running balance proves that they do. */
  ofRows: DateOrder | null;
  /** What the description of the export says. */
  ofFormat: DateOrder | undefined;
  /** What the language of the headers says. */
  ofLanguage: DateOrder | null;
  /** The one order in which the days lie together. */
  together: DaysTogether | null;
  /** The one order that puts every day into the period of the statement. */
  within: { order: DateOrder; period: DayPeriod } | null;
}

type DateClue = Clue<DateOrder>;

const clue = (
  claim: DateOrder,
  source: ClueSource,
  weight: number,
  code: string,
  params: Reason['params'] = {},
): DateClue => clueOf(claim, source, weight, { code, params: { order: claim, ...params } });

const asked = (one: DateClue): DateClue => ({ ...likely(one), isAsked: true });

/** What the cells say of themselves: proof, or a proposal that is asked where nothing else decides. */
export function cellOrder({ profile }: Pick<DateFacts, 'profile'>): DateClue {
  const { value, isSure } = decideDateOrder(profile);
  if (!isSure) return { ...clue(value, 'prior', weights.prior, 'date.open'), isAsked: true };
  if (value === 'dayNumber') return clueOf(value, 'proof', weights.cells, { code: 'date.dayNumbers' });
  const proof = proofOf(profile, value);
  return proof === null
    ? clue(value, 'proof', weights.cells, 'date.form')
    : clue(value, 'proof', weights.cells, 'date.proof', { text: proof });
}

/** A date that no other order gives a day for. */
function proofOf(profile: ColumnProfile, order: DateOrder): string | null {
  for (const text of profile.distinct.keys()) {
    const parts = dateParts(text);
    if (!parts || parts.namedMonth >= 0) continue;
    const [first, second] = parts.parts;
    const isProof =
      order === 'DMY'
        ? first > 12 && first <= 31
        : order === 'MDY'
          ? second > 12 && second <= 31
          : parts.digits[0] === 4;
    if (isProof) return text.slice(0, 60);
  }
  return null;
}

const byUser = ({ chosen }: DateFacts) => chosen && clue(chosen, 'user', weights.user, 'date.chosen');

const bySibling = ({ sibling }: DateFacts) =>
  sibling && clue(sibling.order, 'proof', weights.sibling, 'date.sibling', { name: sibling.name });

const byOtherTable = ({ otherTable }: DateFacts) =>
  otherTable && clue(otherTable, 'proof', weights.otherTable, 'date.otherTable');

const byFormat = ({ ofFormat }: DateFacts) =>
  ofFormat && clue(ofFormat, 'format', weights.usual, 'date.ofFormat');

/** Asked all the same: exports in Dutch and Portuguese of houses of the United States have the month in front. */
const byLanguage = ({ ofLanguage }: DateFacts) =>
  ofLanguage && asked(clue(ofLanguage, 'words', weights.headerLanguage, 'date.ofHeaders'));

/** Asked, unless the language of the headers says the same; in doubt it speaks against others only. */
function byTogether({ together, ofLanguage }: DateFacts): DateClue | null {
  if (!together) return null;
  const { order, days, otherDays, isDoubtful } = together;
  const weight = isDoubtful ? weights.doubtful : weights.together;
  const found = clue(order, 'words', weight, 'date.together', { days, otherDays });
  return ofLanguage === order ? found : asked(found);
}

const byPeriod = ({ within }: DateFacts) =>
  within &&
  clue(within.order, 'proof', weights.period, 'date.period', {
    from: within.period.from,
    to: within.period.to,
  });

const byRows = ({ ofRows }: DateFacts) => ofRows && clue(ofRows, 'proof', weights.sibling, 'date.sorted');

const all = [byUser, bySibling, byOtherTable, byFormat, byLanguage, byTogether, byPeriod, byRows] as const;

/**
 * All that speaks for an order beside the cells. Cells that prove one need nothing more; where they deny every order, only the user
 * can say what the other days are.
 */
export function dateClues(facts: DateFacts): readonly (DateClue | null)[] {
  const { isSure, isConflict } = decideDateOrder(facts.profile);
  if (isSure) return [];
  return (isConflict ? [byUser] : all).map((ask) => ask(facts) || null);
}

/**
 * The one order that puts every day of a column into the period of its statement; null when none or both do, or when the period
 * is written so that it could be read in two ways itself.
 */
export function orderWithin(profile: ColumnProfile, period: DayPeriod | null): DateOrder | null {
  if (!period || period.isOpen || profile.date.noYear > 0) return null;
  const fitting = (['DMY', 'MDY'] as const).filter((order) => {
    const reader = new DayReader(order, null);
    return [...profile.distinct.keys()].every((text) => {
      const day = reader.read(text);
      return typeof day !== 'string' || (day >= period.from && day <= period.to);
    });
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
