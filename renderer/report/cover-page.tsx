import type { ReportData, ReportIssuer } from '../../preload/contract';
import { type Texts, useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { namedAccount } from '../results/answers/account-name';
import { monthRanges } from '../results/answers/coverage-sentences';
import { CoverageBanner, DifferenceBanner } from '../results/coverage-banner';
import { CoverFacts } from './cover-facts';
import { LettingCover } from './letting-page';
import { coverHeightPx } from './paper';
import type { ReportModel } from './report-model';
import { sectionsOf } from './section-list';
import { shortAccountName } from './texts/account-name';

/** As many gaps of an account as the cover names; the coverage pages list all. */
const gapLimit = 4;

export function CoverPage({ model }: { model: ReportModel }) {
  const texts = useTexts();
  const { t, format } = texts;
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
    [t('report.field.accounts'), accountsSentence(texts, data.figures.accounts)],
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
    <section ref={fitCover} className="cover" id="cover" data-environment={data.environment}>
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
      <DifferenceBanner figures={data.figures} />
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
        <p className="disclaimer">{t('report.disclaimer')}</p>
      </footer>
    </section>
  );
}

/** As many accounts as the cover names; the coverage pages list all. */
const accountLimit = 4;

function accountsSentence(
  { t, format }: Texts,
  accounts: ReportModel['data']['figures']['accounts'],
): string {
  const names = accounts.slice(0, accountLimit).map(namedAccount);
  const hidden = accounts.length - names.length;
  if (hidden > 0) names.push(t('report.gaps.more', { n: hidden }));
  return [format.count(accounts.length), joinedTexts(names, '; ')].filter(Boolean).join(': ');
}

/** Of how many accounts the files themselves show that no booking is missing between two balances. */
function proofSentence({ t }: Texts, accounts: ReportModel['data']['figures']['accounts']): string {
  const count = (state: string) => accounts.filter(({ balanceProof }) => balanceProof === state).length;
  const [broken, proved, partly] = [count('broken'), count('proved'), count('partly')];
  if (broken > 0) return t('report.cover.proof.broken', { count: broken, of: accounts.length });
  if (proved === accounts.length) return t('report.cover.proof.all', { count: proved });
  if (proved === 0) return t(partly > 0 ? 'report.cover.proof.partly' : 'report.cover.proof.none');
  return t('report.cover.proof.some', { count: proved, of: accounts.length });
}

/** Sets the cover closer where the sheet is too small for all of it, and then leaves out what has a page of its own. @internal for its test */
export function fitCover(cover: Pick<HTMLElement, 'dataset' | 'offsetHeight'> | null): void {
  for (const step of ['isTight', 'isFull'])
    if (cover && cover.offsetHeight > coverHeightPx) cover.dataset[step] = '';
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

/** As many letters of a value find room where two fields share a row. */
const halfRowLetters = 34;

function FieldList({ rows }: { rows: [string, string][] }) {
  return (
    <dl className="fields">
      {rows.map(([name, value]) => (
        <div key={name} data-is-long={value.length > halfRowLetters || undefined}>
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
      ? t('report.gaps.evenUntil', {
          count: model.data.figures.accounts.length,
          months: monthRanges(texts, complete),
        })
      : t('report.gaps.none');
  const all = model.data.figures.accounts;
  const accounts = all.filter((account) => account.gaps.length > 0);
  // The banner above says it already.
  if (all.length === 0) return null;
  if (accounts.length === 0 && coverage?.isEven === false)
    return <p className="quiet">{proofSentence(texts, all)}</p>;
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
              periods: joinedTexts(periods),
            })}
          </p>
        );
      })}
      <p>{proofSentence(texts, all)}</p>
    </div>
  );
}

/** As many signs of the content hash as tell two reports apart at a glance; the cover has all. */
const hashSigns = 16;

/** What stands at the foot of each page, on a sheet of its own: main puts it there once all pages are printed. */
export function FootSheets({ data }: { data: ReportData }) {
  const { t } = useTexts();
  const { reportId, contentHash, pageCount: pages = 0 } = data;
  const content = t('report.foot.content', { id: reportId, hash: contentHash.slice(0, hashSigns) });
  return Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
    <div key={page} className="foot-sheet" aria-hidden>
      <span>{content}</span>
      <span>{t('report.foot.page', { page, pages })}</span>
    </div>
  ));
}
