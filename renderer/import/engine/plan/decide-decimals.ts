import type { Question, Reason } from '../../../../preload/contract/reading/reading';
import { currencyPlaces } from '../../../../preload/contract/values/minor-units';
import type { Column } from '../columns/column-candidates';
import { decideMoneyStyles, type StyleDecision } from '../columns/column-styles';
import { type DecimalSign, decimalEvidence, parseCurrency } from '../values/amounts';
import { decimalSignAbove } from '../values/amounts-above';
import { cleanAmount } from '../values/clean-amount';
import { headerCurrency, isContinentalHeader } from '../vocabulary/header-terms';
import { type Clue, type ClueSource, clueOf, decide, weights } from './clues';
import type { MappedTable } from './mapped-table';
import { type AskedTable, numberQuestion } from './questions';

/** How the amounts of a table are written. */
export interface Decimals {
  sign: DecimalSign;
  /** That of the balance column, where it is surely another one. */
  balanceSign: DecimalSign;
  hasMixed: boolean;
  /** Why, for amounts that say nothing themselves. */
  reason: Reason;
  /** A later row may overturn it. */
  isTentative: boolean;
  questions: readonly Question[];
}

type DecimalClue = Clue<DecimalSign>;

const clue = (claim: DecimalSign, source: ClueSource, weight: number, code: string): DecimalClue =>
  clueOf(claim, source, weight, { code, params: { sign: claim } });

/** What the amounts say: proof, or a proposal that is asked where nothing else decides. */
function byAmounts({ value, isSure }: StyleDecision<DecimalSign>): DecimalClue {
  return isSure
    ? clue(value, 'proof', weights.balance, 'amount.others')
    : { ...clue(value, 'prior', weights.prior, 'amount.open'), isAsked: true };
}

/** Scripts whose writers never put a comma before decimals. */
const withPoint = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af\u0e00-\u0e7f\u0590-\u05ff]/;

/** The currency that the table names for all its amounts. */
function namedCurrency(table: MappedTable, money: readonly Column[]): string | null {
  const { options, preambleCurrency } = table.context;
  const column = table.at('currency')?.profile.only ?? null;
  const inHeader = money.map(({ header }) => headerCurrency(header)).find((code) => code !== null);
  return options.currency ?? inHeader ?? (column && parseCurrency(column)) ?? preambleCurrency;
}

/** Has three decimals by the standard, and none in use: the smallest note is 250, and all amounts are thousands. */
const wholeDinar = 'IQD';

/** The decimal sign of those who write such a header: a comma beside words of the continent, else a point. */
const signBelow = (headers: readonly string[]): DecimalSign => (isContinentalHeader(headers) ? ',' : '.');

/** Different amounts that show how many decimals all of them have. */
const fewestWithPlaces = 3;

/**
 * Amounts that fit both signs and have no decimals: in a currency without any, below headers in a script that has no decimal comma, or
 * because others stand there without separator: `1.250` beside `850` was never cut to `1.25`, and would be `850.000`.
 */
function byWhole(table: MappedTable, money: readonly Column[]): DecimalClue | null {
  let [hasPlain, hasRound] = [false, false];
  const found = new Set<string>();
  const texts = new Set(money.flatMap(({ profile }) => [...profile.distinct.keys()]));
  for (const text of texts) {
    const core = cleanAmount(text)?.core ?? '';
    const evidence = core === '' ? 'none' : decimalEvidence(core);
    if (evidence === ',' || evidence === '.') return null;
    if (evidence === 'either') found.add(core.replace(/\d/g, ''));
    if (evidence === 'either' && core.endsWith('0')) hasRound = true;
    if (evidence === 'none' && /[1-9]/.test(core)) hasPlain = true;
  }
  const [separator] = found;
  if (found.size !== 1 || (separator !== ',' && separator !== '.')) return null;
  const currency = namedCurrency(table, money);
  const places = currency === null ? null : currencyPlaces(currency);
  // `1.250`, `12.500`, `850.000` in dinars: as whole numbers all would be thousands, and none has a plain form.
  if (places === 3 && currency !== wholeDinar && !hasPlain && texts.size >= fewestWithPlaces)
    return separator === signBelow(table.headers)
      ? clue(separator, 'proof', weights.balance, 'amount.places')
      : null;
  // None of the currencies that share a sign (dollars, pesos, crowns, yen) has three decimals.
  const isOfSharedSign = money.every(({ profile }) => profile.unknownCurrencyBeside === profile.amounts);
  const isOfScript = separator === ',' && withPoint.test(table.headers.join(''));
  const isWhole = places === 0 || isOfScript || isOfSharedSign || (hasPlain && hasRound && places !== 3);
  return isWhole ? clue(separator === ',' ? '.' : ',', 'proof', weights.balance, 'amount.grouped') : null;
}

function decimalClues({ context }: MappedTable, isConflict: boolean): (DecimalClue | null)[] {
  const { options, format, textAbove } = context;
  const chosen = options.decimalSign === 'mixed' ? undefined : options.decimalSign;
  const above = decimalSignAbove(textAbove);
  // Beside amounts that contradict each other, only the user says it for certain.
  const known = (one: DecimalClue): DecimalClue => (isConflict ? { ...one, isAsked: true } : one);
  return [
    chosen ? clue(chosen, 'user', weights.user, 'amount.chosen') : null,
    format?.decimalSign ? known(clue(format.decimalSign, 'format', weights.usual, 'amount.ofFormat')) : null,
    above ? known(clue(above, 'prior', weights.period, 'amount.above')) : null,
  ];
}

/** What amounts of the sample say that all amounts are like: one further down may be otherwise. */
const ofSample: ReadonlySet<string> = new Set(['amount.grouped', 'amount.places']);

/** The one place that decides the decimal sign: the user, else what the amounts prove, else the description and the text above. */
export function decideDecimals(table: MappedTable, money: readonly Column[], asked: AskedTable): Decimals {
  const { options, format, delimiter } = table.context;
  const { amounts, balanceSign } = decideMoneyStyles(
    money,
    table.at('balanceAfter'),
    delimiter === ';' ? ',' : '.',
  );
  const hasMixed =
    (amounts.isMixed === true && options.decimalSign === 'mixed') ||
    (amounts.isApart === true && format?.hasMixedDecimals === true);
  const isSure = amounts.isSure || hasMixed;
  const { claim, isOpen, by } = decide(byAmounts({ ...amounts, isSure }), [
    ...decimalClues(table, amounts.isConflict && !isSure),
    isSure ? null : byWhole(table, money),
  ]);
  return {
    sign: claim,
    balanceSign: balanceSign ?? claim,
    hasMixed,
    reason: by.reason,
    isTentative: (isOpen || ofSample.has(by.reason.code)) && !amounts.isConflict,
    questions: isOpen ? [numberQuestion(asked, money, claim, amounts.isMixed === true)] : [],
  };
}
