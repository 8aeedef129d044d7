import type { LocalFigures } from '../../../preload/contract';
import { type Texts, useTexts } from '../../base/language';
import { isolatedText } from '../../base/languages/isolated-text';
import { monthNamesOf } from '../../base/month-names';
import { namedAccount } from './account-name';

type Known = NonNullable<LocalFigures['months'][number]['endKnown']>;

/** What is known of a month whose end is not known for all accounts, with the accounts named. */
export type KnownEnds = Pick<Known, 'together' | 'known' | 'of'> & {
  accounts: readonly { name: string; day: string; amount: string }[];
};

interface MonthWithEnds {
  month: string;
  knownEnds: KnownEnds | null;
}

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
    ...accounts.map((end) =>
      isolatedText(t('results.knownEnds.account', { name: end.name, ...written(end) })),
    ),
  ];
}

/** The same as sentences. */
export function knownEndsSentence(
  texts: Pick<Texts, 't' | 'format'>,
  ends: KnownEnds,
  currency: string,
): string {
  const [unknown, together, accounts, ...each] = knownEndsLines(texts, ends, currency);
  return `${unknown}. ${together}. ${accounts} ${each.join('; ')}.`;
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

/** Below a chart or table: each month whose end is not known for all accounts. */
export function KnownEndsNote({ months, currency }: { months: readonly MonthWithEnds[]; currency: string }) {
  const texts = useTexts();
  const names = monthNamesOf(texts.language);
  const told = months.flatMap(({ month, knownEnds }) => (knownEnds ? [{ month, knownEnds }] : []));
  if (told.length === 0) return null;
  return (
    <ul className="known-ends private">
      {told.map(({ month, knownEnds }) => (
        <li key={month}>
          <strong>{names.long(month)}</strong>: {knownEndsSentence(texts, knownEnds, currency)}
        </li>
      ))}
    </ul>
  );
}
