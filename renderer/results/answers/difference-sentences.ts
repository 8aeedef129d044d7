import type { LocalFigures } from '../../../preload/contract';
import type { Texts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { namedAccount } from './account-name';

export const differenceKinds = ['unsent', 'unknown', 'leftOut', 'asSent'] as const;

/** Of more days the first are named. */
const namedDays = 5;

/**
 * Where what counts is not what the files say, in plain sentences: they say something else by now than was sent, or contradict each other,
 * or a row is of another currency. Empty where all agree.
 */
export function differenceSentences(
  { t, format }: Pick<Texts, 't' | 'format'>,
  figures: LocalFigures | null,
): string[] {
  const accounts = figures?.accounts ?? [];
  const ofSent = accounts.flatMap((account) =>
    differenceKinds.flatMap((kind) => {
      const count = account.differs?.[kind] ?? 0;
      const told = kind === 'asSent' && account.files.length === 0 ? 'gone' : kind;
      return count > 0 ? [t(`results.differs.${told}`, { count, account: namedAccount(account) })] : [];
    }),
  );
  const beyond = figures?.beyond ? [t('results.differs.beyond', { count: figures.beyond })] : [];
  const sent = [...ofSent, ...beyond];
  const ofFiles = accounts.flatMap((account) => {
    const named = { account: namedAccount(account) };
    const days = joinedTexts((account.contradicted ?? []).slice(0, namedDays).map(format.day));
    return [
      ...(account.twinId ? [t('results.differs.twin', named)] : []),
      ...(days ? [t('results.differs.contradicted', { ...named, days })] : []),
      ...(account.otherCurrency
        ? [t('results.differs.otherCurrency', { ...named, count: account.otherCurrency })]
        : []),
    ];
  });
  return [...sent, ...(sent.length > 0 ? [t('results.differs.rule')] : []), ...ofFiles];
}
