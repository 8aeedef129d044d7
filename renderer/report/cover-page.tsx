import type { ReportIssuer } from '../../preload/contract';
import { useTexts } from '../base/language';
import { monthRanges } from '../results/answers/coverage-sentences';
import { CoverageBanner } from '../results/coverage-banner';
import { CoverFacts } from './cover-facts';
import { LettingCover } from './letting-page';
import { coverHeightPx } from './paper';
import type { ReportModel } from './report-model';
import { sectionsOf } from './section-list';
import { shortAccountName } from './texts/account-name';

/** As many gaps of an account as the cover names; the coverage pages list all. */
const gapLimit = 4;

export function CoverPage({ model }: { model: ReportModel }) {
  const { t, format } = useTexts();
  const { data, period } = model;
  const instant = (value: string) =>
    new Intl.DateTimeFormat(format.locale, {
      dateStyle: 'long',
      timeStyle: 'medium',
      timeZone: data.timeZone,
    }).format(new Date(value));
  const { purpose, recipient, deleteBy, sensitivePurpose } = data.choices;
  const stated: [string, string | null][] = [
    [t('report.field.purpose'), purpose],
    [t('report.field.recipient'), recipient],
    [t('report.field.sensitivePurpose'), sensitivePurpose],
    [t('report.field.deleteBy'), deleteBy === null ? null : format.day(deleteBy)],
  ];
  const rows: [string, string][] = [
    [t('report.field.type'), t(`report.type.${data.customer.type}`)],
    [t('report.field.customerId'), data.customer.customUserId],
    [t('report.field.period'), period ? format.period(period.since, period.until) : '–'],
    [t('report.field.accounts'), format.count(data.figures.accounts.length)],
    [t('report.field.bookings'), format.count(data.figures.transactions)],
    [
      t('report.field.analysis'),
      data.run?.finishedAt ? instant(data.run.finishedAt) : t('report.noAnalysis'),
    ],
    ...stated.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
  ];
  const origin: [string, string][] = [
    [t('report.field.created'), `${instant(data.createdAt)} (${data.timeZone})`],
    [t('report.field.environment'), t(`report.environment.${data.environment}`)],
    [t('report.field.connection'), data.connectionName],
    [t('report.field.version'), `Kontor ${data.appVersion}`],
    ...(data.run?.correlationId
      ? [[t('report.field.correlation'), data.run.correlationId] as [string, string]]
      : []),
    [t('report.field.reportId'), data.reportId],
    [t('report.field.hash'), data.contentHash],
  ];
  return (
    <section ref={fit} className="cover" id="cover" data-environment={data.environment}>
      <div className="cover-band">
        <Issuer issuer={data.choices.issuer} />
        <span>
          {data.environment === 'test' ? (
            <strong className="test-mark">{t('report.environment.test')}</strong>
          ) : null}
          {t(`report.kind.${data.choices.form}`)}
        </span>
      </div>
      <div className="cover-title">
        <p className="eyebrow">{t('report.subject')}</p>
        <h1>{data.customer.name}</h1>
        {period ? <p className="cover-period">{format.period(period.since, period.until)}</p> : null}
      </div>
      <FieldList rows={rows} />
      <CoverageBanner />
      <Gaps model={model} />
      {data.choices.form === 'full' ? <CoverFacts model={model} /> : <LettingCover model={model} />}
      {model.isOutdated ? <p className="outdated">{t('report.outdated')}</p> : null}
      <nav className="contents" aria-label={t('report.contents')}>
        <h3>{t('report.contents')}</h3>
        <ol>
          {sectionsOf(model).map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{t(section.title)}</a>
              {/* Counted once all is printed; until then its room is kept. */}
              <span className="start-page">{data.startPages?.[section.id] ?? '–'}</span>
            </li>
          ))}
        </ol>
      </nav>
      <footer className="cover-foot">
        <FieldList rows={origin} />
        <p className="confidential">{t('report.confidential')}</p>
      </footer>
    </section>
  );
}

/** Leaves out what has a page of its own where the sheet is too small for all of it. */
function fit(cover: HTMLElement | null): void {
  if (cover && cover.offsetHeight > coverHeightPx) cover.dataset.isFull = '';
}

/** Who hands the report over; the program where nobody said. */
function Issuer({ issuer: { name, logo } }: { issuer: ReportIssuer }) {
  if (name === '' && logo === null) return <span className="wordmark">Kontor</span>;
  return (
    <span className="issuer">
      {logo === null ? null : <img src={logo} alt="" />}
      {name === '' ? null : <span className="wordmark">{name}</span>}
    </span>
  );
}

function FieldList({ rows }: { rows: [string, string][] }) {
  return (
    <dl className="fields">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Gaps({ model }: { model: ReportModel }) {
  const texts = useTexts();
  const { t, format } = texts;
  const { coverage } = model.basis;
  const complete = (coverage?.months ?? []).filter((month) => coverage?.isComplete(month));
  // Never said of accounts that do not cover the same months.
  const noGaps =
    complete.length > 0
      ? t('report.gaps.evenUntil', { months: monthRanges(texts, complete) })
      : t('report.gaps.none');
  const accounts = model.data.figures.accounts.filter((account) => account.gaps.length > 0);
  // The banner above says it already.
  if (accounts.length === 0 && coverage?.isEven === false) return null;
  return (
    <div className="gaps" data-has-gaps={accounts.length > 0 || undefined}>
      <h3>{t('report.gaps.title')}</h3>
      {accounts.length === 0 ? <p>{noGaps}</p> : null}
      {accounts.map((account) => {
        const periods = account.gaps.slice(0, gapLimit).map((gap) => format.period(gap.since, gap.until));
        const hidden = account.gaps.length - periods.length;
        if (hidden > 0) periods.push(t('report.gaps.more', { n: hidden }));
        return (
          <p key={account.accountId}>
            {t('report.gaps.account', {
              account: shortAccountName(account.label),
              periods: periods.join(', '),
            })}
          </p>
        );
      })}
    </div>
  );
}
