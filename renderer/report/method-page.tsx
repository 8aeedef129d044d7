import type { ReportData } from '../../preload/contract';
import { useTexts } from '../base/language';
import { namedAccount } from '../results/answers/account-name';
import { categoryName } from '../results/categories/category-choices';
import type { ReportModel } from './report-model';
import { Section } from './section';
import { shortAccountName } from './texts/account-name';

const topics = ['months', 'recurring', 'local', 'duplicates'] as const;

export function MethodPage({ model }: { model: ReportModel }) {
  const { t } = useTexts();
  const silences = (model.basis.coverage?.silences ?? []).flatMap(
    ({ account, silentAfter, unknownBefore }) => [
      ...(silentAfter
        ? [t('report.method.limits.silent', { account: namedAccount(account), day: silentAfter })]
        : []),
      ...(unknownBefore
        ? [t('report.method.limits.late', { account: namedAccount(account), day: unknownBefore })]
        : []),
    ],
  );
  const ofAccounts = model.data.figures.accounts.flatMap((account) => [
    ...(account.balanceProof === 'noBalance'
      ? [
          t(
            account.closingBalance === null
              ? 'report.method.limits.noBalance'
              : 'report.method.limits.noProof',
            {
              account: shortAccountName(account.label),
            },
          ),
        ]
      : []),
    ...(account.balanceProof === 'partly'
      ? [t('report.method.limits.partProof', { account: shortAccountName(account.label) })]
      : []),
    ...(account.balanceProof === 'broken'
      ? [
          t('report.method.limits.broken', {
            account: shortAccountName(account.label),
            count: account.balanceBreaks,
          }),
        ]
      : []),
    ...(account.owner
      ? []
      : [t('report.method.limits.noOwner', { account: shortAccountName(account.label) })]),
    ...(account.gaps.length > 0
      ? [
          t('report.method.limits.gaps', {
            account: shortAccountName(account.label),
            count: account.gaps.length,
          }),
        ]
      : []),
  ]);
  const limits = [...silences, ...ofAccounts];
  return (
    <Section id="method" title={t('report.method.title')}>
      {topics.map((topic) => (
        <div key={topic} className="topic">
          <h3>{t(`report.method.${topic}.title`)}</h3>
          <p>{t(`report.method.${topic}.text`)}</p>
        </div>
      ))}
      {model.data.customer.type === 'company' ? (
        <div className="topic">
          <h3>{t('report.method.profit.title')}</h3>
          <p>{t('report.method.profit.text')}</p>
        </div>
      ) : null}
      {model.isOutdated ? (
        <div className="topic">
          <h3>{t('report.method.outdated.title')}</h3>
          <p>{t('report.method.outdated.text')}</p>
        </div>
      ) : null}
      <CorrectedCategories data={model.data} />
      <div className="topic">
        <h3>{t('report.method.limits.title')}</h3>
        {limits.length === 0 ? <p>{t('report.method.limits.none')}</p> : null}
        {limits.length > 0 ? (
          <ul>
            {limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className="topic">
        <h3>{t('report.method.estimate.title')}</h3>
        <p>{t('report.method.estimate.text')}</p>
      </div>
    </Section>
  );
}

/** What the analyst said about categories; nothing when nothing was said. */
function CorrectedCategories({ data }: { data: ReportData }) {
  const texts = useTexts();
  const { t, format } = texts;
  if (data.corrections.length === 0) return null;
  // Swedish writes a day as the program does inside.
  const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone: data.timeZone });
  return (
    <div className="topic">
      <h3>{t('results.corrected.title')}</h3>
      <p>{t('report.method.corrections.text')}</p>
      <ul>
        {data.corrections.map(({ payee, original, category, bookings, changedAt, isHeeded }) => (
          <li key={`${payee} ${original} ${changedAt}`}>
            {t('report.method.corrections.line', {
              payee: payee ?? t('results.drawer.noName'),
              original: categoryName(original, texts),
              category: categoryName(category, texts),
              count: bookings,
              day: format.day(dayIn.format(new Date(changedAt))),
            })}
            {isHeeded ? null : ` ${t('report.method.corrections.notHeeded')}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
