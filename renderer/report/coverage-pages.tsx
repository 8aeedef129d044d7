import type { LocalFigures } from '../../preload/contract';
import { groupedIban } from '../base/format';
import { type Texts, useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { reasonText } from '../base/leave-out-reason';
import { differenceKinds } from '../results/answers/difference-sentences';
import { CalendarLegend, CoverageCalendar } from '../ui/coverage-calendar';
import type { ReportModel } from './report-model';
import { Section } from './section';
import { accountHeading } from './texts/account-name';

type AccountFigures = LocalFigures['accounts'][number];

export function CoveragePages({ model }: { model: ReportModel }) {
  const { t } = useTexts();
  return (
    <Section id="coverage" title={t('report.coverage.title')} about={t('report.coverage.about')}>
      {model.data.figures.accounts.some(({ calendar }) => calendar) ? <CalendarLegend /> : null}
      {model.data.figures.accounts.map((account) => (
        <AccountCoverage key={account.accountId} account={account} model={model} />
      ))}
    </Section>
  );
}

const decidedKinds = ['replaced', 'beside', 'equalKept', 'equalLeftOut'] as const;

/** What a person decided of equal rows and of rows that another import sent otherwise; nothing where nothing was. */
function decidedFacts(
  { decided }: AccountFigures,
  t: Texts['t'],
  format: Texts['format'],
): [string, string][] {
  return decidedKinds.flatMap((kind): [string, string][] =>
    decided?.[kind] ? [[t(`report.decided.${kind}`), format.count(decided[kind])]] : [],
  );
}

/** Of what the service has something else than the files say by now; nothing where they say the same. */
function differenceFacts(
  { differs }: AccountFigures,
  t: Texts['t'],
  format: Texts['format'],
): [string, string][] {
  return differenceKinds.flatMap((kind): [string, string][] =>
    differs?.[kind] ? [[t(`report.differs.${kind}`), format.count(differs[kind])]] : [],
  );
}

function AccountCoverage({ account, model }: { account: AccountFigures; model: ReportModel }) {
  const texts = useTexts();
  const { t, format } = texts;
  const day = (value: string | null) => (value === null ? '–' : format.day(value));
  const proof =
    account.balanceProof === 'broken'
      ? t('report.proof.broken', { count: account.balanceBreaks })
      : t(`report.proof.${account.balanceProof}`);
  const covered = account.covered.map(({ since, until }) => format.period(since, until));
  const silence = model.basis.coverage?.silences.find((one) => one.account.accountId === account.accountId);
  const beside = [
    ...(silence?.silentAfter ? [t('report.coverage.silent', { day: silence.silentAfter })] : []),
    ...(silence?.unknownBefore ? [t('report.coverage.late', { day: silence.unknownBefore })] : []),
  ];
  const facts: [string, string][] = [
    [t('report.coverage.first'), day(account.firstBookingDay)],
    [t('report.coverage.last'), day(account.lastBookingDay)],
    [t('report.coverage.days'), format.count(account.daysCovered)],
    [t('report.coverage.bookings'), format.count(account.bookings)],
    [t('report.coverage.merged'), format.count(account.duplicatesMerged)],
    [t('report.coverage.leftOut'), format.count(account.leftOut)],
    ...reasonFacts(account, texts),
    ...(account.corrected
      ? ([[t('report.coverage.corrected'), format.count(account.corrected)]] satisfies [string, string][])
      : []),
    ...decidedFacts(account, t, format),
    ...differenceFacts(account, t, format),
    [t('report.coverage.proof'), proof],
    [t('report.coverage.covered'), joinedTexts(covered) || '–'],
    ...(model.data.figures.accounts.length < 2
      ? []
      : ([
          [
            t('report.coverage.beside'),
            beside.length === 0 ? t('report.coverage.even') : joinedTexts(beside),
          ],
        ] satisfies [string, string][])),
    [
      t('report.coverage.gaps'),
      account.gaps.length === 0
        ? t('report.coverage.noGaps')
        : joinedTexts(account.gaps.map((gap) => format.period(gap.since, gap.until))),
    ],
  ];
  return (
    <article className="account-block of-files">
      <h3>
        {account.iban ? accountHeading(account.label) : account.label}
        {account.iban ? <span className="iban">{groupedIban(account.iban)}</span> : null}
      </h3>
      <dl className="fact-grid">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {account.calendar ? (
        <CoverageCalendar calendar={account.calendar} label={account.label} isPrinted />
      ) : null}
      <table className="data-table files">
        <thead>
          <tr>
            <th scope="col" className="number">
              {t('report.coverage.number')}
            </th>
            <th scope="col">{t('report.coverage.file')}</th>
            <th scope="col" className="number">
              {t('report.coverage.lines')}
            </th>
            <th scope="col" className="number">
              {t('report.coverage.rows')}
            </th>
          </tr>
        </thead>
        <tbody>
          {account.files.map((file) => (
            <tr key={file.sha256}>
              <td className="number">{model.fileNumbers.get(file.sha256)}</td>
              <td>
                {file.name || t('report.coverage.fileOf', { n: model.fileNumbers.get(file.sha256) ?? 0 })}
                <span className="hash">
                  {t('report.coverage.hash')} {file.sha256}
                </span>
              </td>
              <td className="number">{format.count(file.lines)}</td>
              <td className="number">{format.count(file.rows)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

/** Why rows were left out: what a person said of them, and what the rows themselves say. */
function reasonFacts(
  { leftOut, leftOutFor = [], leftOutAs }: Pick<AccountFigures, 'leftOut' | 'leftOutFor' | 'leftOutAs'>,
  texts: Texts,
): [string, string][] {
  if (leftOut === 0) return [];
  const { t, format } = texts;
  const own = (['pending', 'blocked'] as const).flatMap((kind) => {
    const rows = leftOutAs?.[kind] ?? 0;
    return rows > 0 ? [{ words: t(`report.coverage.leftOutAs.${kind}`), rows }] : [];
  });
  const all = [...own, ...leftOutFor.map(({ reason, rows }) => ({ words: reasonText(reason, texts), rows }))];
  const rest = leftOut - all.reduce((sum, { rows }) => sum + rows, 0);
  const said = all.map(({ words, rows }) => `${words} (${format.count(rows)})`);
  if (rest > 0) said.push(t('report.coverage.noReason', { count: rest }));
  return [[t('report.coverage.leftOutFor'), joinedTexts(said)]];
}
