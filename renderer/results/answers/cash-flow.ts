import type { LocalFigures } from '../../../preload/contract';
import { compareDecimals, currencyPlaces, sumOfDecimals } from '../../../preload/contract/values/minor-units';
import type { Texts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { namedAccount } from './account-name';
import { monthAxis } from './month-axis';

/** Money in and out per month, computed here from the staged rows (feature 54); decimals are exact, out is negative. */
export interface CashFlow {
  currency: string;
  /** Of the accounts of this currency. */
  bookings: number;
  /** Of them: those that count neither in money in nor in money out, because the analyst said so. */
  excluded: number;
  months: CashFlowMonth[];
  totalIn: string;
  totalOut: string;
  net: string;
  /** Of one account: chosen, or the only one of this currency. Then nothing is of all together. */
  isOfAccount: boolean;
  /** A household budget of the service: what it calls income and spending. */
  isBudget?: boolean;
  /** The lowest end of a day of these accounts together. */
  lowestBalance: { amount: string; day: string } | null;
}

export interface CashFlowMonth {
  month: string;
  isListed: boolean;
  isPartial: boolean;
  moneyIn: string | null;
  moneyOut: string | null;
  net: string | null;
  endBalance: string | null;
  /** What is known where the end of the month is not known for all accounts. */
  knownEnds: KnownEnds | null;
  lowestBalance: string | null;
  lowestDay: string | null;
}

/** Money out as a negative decimal, whichever way it is given. */
function asOut(decimal: string): string {
  return decimal.startsWith('-') || /^0+(\.0+)?$/.test(decimal) ? decimal : `-${decimal}`;
}

/** One flow per currency, the one with the most months first. Months without bookings keep their place. */
export function readCashFlows(figures: LocalFigures, isOfAccount = false): CashFlow[] {
  const currencies = [...new Set(figures.months.map((month) => month.currency))];
  return currencies
    .map((currency): CashFlow => {
      const add = (decimals: readonly string[]) => sumOfDecimals(decimals, currencyPlaces(currency));
      const listed = new Map(
        figures.months.filter((month) => month.currency === currency).map((month) => [month.month, month]),
      );
      const months = monthAxis([...listed.keys()]).map((name): CashFlowMonth => {
        const month = listed.get(name);
        const moneyOut = month ? asOut(month.moneyOut) : null;
        return {
          month: name,
          isListed: month !== undefined,
          isPartial: month?.isPartial ?? false,
          moneyIn: month?.moneyIn ?? null,
          moneyOut,
          net: month && moneyOut !== null ? add([month.moneyIn, moneyOut]) : null,
          endBalance: month?.endBalance ?? null,
          knownEnds: readKnownEnds(month?.endKnown, figures.accounts),
          lowestBalance: month?.lowestBalance ?? null,
          lowestDay: month?.lowestDay ?? null,
        };
      });
      const own = figures.accounts.filter((account) => account.currency === currency);
      const totalIn = add(months.flatMap((month) => month.moneyIn ?? []));
      const totalOut = add(months.flatMap((month) => month.moneyOut ?? []));
      return {
        currency,
        bookings: own.reduce((sum, account) => sum + account.bookings, 0),
        excluded: (figures.excluded ?? []).filter((one) => one.currency === currency).length,
        months,
        isOfAccount: isOfAccount || own.length === 1,
        totalIn,
        totalOut,
        net: add([totalIn, totalOut]),
        lowestBalance: lowestOf(months),
      };
    })
    .sort((a, b) => b.months.length - a.months.length);
}

function lowestOf(months: readonly CashFlowMonth[]): CashFlow['lowestBalance'] {
  let lowest: CashFlow['lowestBalance'] = null;
  for (const month of months) {
    const { lowestBalance: amount, lowestDay: day } = month;
    if (amount === null || day === null) continue;
    if (lowest === null || compareDecimals(amount, lowest.amount) < 0) lowest = { amount, day };
  }
  return lowest;
}

/** What money in, money out and net are, and what they leave out. */
export function flowDefinition(
  { t }: Pick<Texts, 't'>,
  { isOfAccount, excluded }: Pick<CashFlow, 'isOfAccount' | 'excluded'>,
  name: 'moneyIn' | 'moneyOut' | 'net',
): string {
  const defined = t(isOfAccount ? `results.local.defineOwn.${name}` : `results.local.define.${name}`);
  return excluded > 0 ? `${defined} ${t('results.local.less', { count: excluded })}` : defined;
}

const words = {
  account: ['results.local.moneyIn', 'results.local.moneyOut', 'results.local.net'],
  budget: ['results.budget.income', 'results.budget.spending', 'results.budget.balance'],
} as const;

/** What comes in, what goes out and what is left, as the chart, its table, its data and the digest beside it all call them. */
export const flowWords = ({ isBudget }: Pick<CashFlow, 'isBudget'>) => words[isBudget ? 'budget' : 'account'];

/** What the lowest balance of a month is of. */
export function lowestName({ isOfAccount }: Pick<CashFlow, 'isOfAccount'>) {
  return isOfAccount ? 'results.digest.accountLowest' : 'results.local.lowestBalance';
}

type Known = NonNullable<LocalFigures['months'][number]['endKnown']>;

/** What is known of a month whose end is not known for all accounts, with the accounts named. */
export type KnownEnds = Pick<Known, 'together' | 'known' | 'of'> & {
  accounts: readonly { name: string; day: string; amount: string }[];
};

export function readKnownEnds(
  known: Known | undefined,
  accounts: LocalFigures['accounts'],
): KnownEnds | null {
  if (!known) return null;
  const named = (accountId: string) => accounts.find((account) => account.accountId === accountId);
  return {
    ...known,
    accounts: known.accounts.map(({ accountId, ...end }) => {
      const account = named(accountId);
      return { ...end, name: account ? namedAccount(account) : accountId };
    }),
  };
}

/** What is known instead: that the end is not, all on the last common day, and each account; one line for each of them. */
export function knownEndsLines(
  { t, format }: Pick<Texts, 't' | 'format'>,
  { together, accounts, known, of }: KnownEnds,
  currency: string,
): string[] {
  const written = ({ day, amount }: { day: string; amount: string }) => ({
    day,
    amount: format.amount(amount, currency),
  });
  return [
    t('results.knownEnds.unknown'),
    together ? t('results.knownEnds.together', written(together)) : t('results.knownEnds.never'),
    t('results.knownEnds.accounts', { known, of }),
    ...accounts.map((end) => t('results.knownEnds.account', { name: end.name, ...written(end) })),
  ];
}

/** The same as sentences. */
export function knownEndsSentence(
  texts: Pick<Texts, 't' | 'format'>,
  ends: KnownEnds,
  currency: string,
): string {
  const [unknown, together, accounts, ...each] = knownEndsLines(texts, ends, currency);
  return `${unknown}. ${together}. ${accounts} ${joinedTexts(each, '; ')}.`;
}

/** What a table's last column says of a month. */
export function monthState(
  texts: Pick<Texts, 't' | 'format'>,
  { isPartial, knownEnds = null }: { isPartial: boolean; knownEnds?: KnownEnds | null },
  currency: string,
): string {
  return [
    isPartial ? texts.t('results.unfinished') : null,
    knownEnds && knownEndsSentence(texts, knownEnds, currency),
  ]
    .filter((part) => part !== null)
    .join('. ');
}
