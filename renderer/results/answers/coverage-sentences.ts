import type { Texts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { monthNamesOf } from '../../base/month-names';
import { namedAccount } from './account-name';
import type { ResultBasis } from './result-basis';

/** What the accounts lack beside each other, in plain sentences; empty when they cover the same months. */
export function coverageSentences({ t, language }: Texts, { coverage }: ResultBasis): string[] {
  if (!coverage) return [];
  const names = monthNamesOf(language);
  const others = coverage.accounts.length - 1;
  const silences = coverage.silences.flatMap(({ account, silentAfter, unknownBefore }) => [
    ...(silentAfter
      ? [
          t('results.coverage.silent', {
            count: others,
            account: namedAccount(account),
            day: silentAfter,
          }),
        ]
      : []),
    ...(unknownBefore
      ? [
          t('results.coverage.late', {
            count: others,
            account: namedAccount(account),
            day: unknownBefore,
          }),
        ]
      : []),
  ]);
  // Of one whose bookings are not sent as the files say them that is said beside it (difference-sentences.ts).
  const unknown = coverage.unknown
    .filter(({ differs }) => !differs)
    .map((account) => t('results.coverage.unknown', { account: namedAccount(account) }));
  if (silences.length === 0) return unknown;
  const { newestComplete } = coverage;
  const count = coverage.months.filter(coverage.isComplete).length;
  return [
    ...silences,
    ...unknown,
    newestComplete
      ? t('results.coverage.counted', { count, month: names.long(newestComplete) })
      : t('results.coverage.noMonth'),
  ];
}

/** Months in a row as `from to until`, single ones as they are. `2025-09, 2025-10, 2026-01`: two entries. */
export function monthRanges(
  { t, language }: Pick<Texts, 't' | 'language'>,
  months: readonly string[],
): string {
  const names = monthNamesOf(language);
  const indexOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  const runs: [string, string][] = [];
  for (const month of [...months].sort()) {
    const run = runs.at(-1);
    if (run && indexOf(month) === indexOf(run[1]) + 1) run[1] = month;
    else runs.push([month, month]);
  }
  return joinedTexts(
    runs.map(([since, until]) =>
      since === until
        ? names.long(since)
        : t('results.monthRange', { since: names.long(since), until: names.long(until) }),
    ),
  );
}
