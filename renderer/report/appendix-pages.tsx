import { useMemo } from 'react';
import type { ReportDocument, TracedTransaction } from '../../preload/contract';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import type { ReportModel } from './report-model';
import { Section } from './section';
import { titleKey } from './section-list';
import { columnAccountNames } from './texts/account-name';
import { makeShortener } from './texts/shorten-text';

const columns = ['day', 'partner', 'purpose', 'account', 'source', 'amount'] as const;
type Column = (typeof columns)[number];

const headKeys = {
  day: 'report.appendix.day',
  partner: 'report.appendix.partner',
  purpose: 'report.appendix.purpose',
  account: 'report.appendix.account',
  source: 'report.appendix.source',
  amount: 'report.appendix.amount',
} as const satisfies Record<Column, string>;

/** Width of the column that is shortened, less its padding, and the font; `appendix.css` sets both. */
const accountWidthPx = 66;
const rowFont = '400 10.4px "Source Sans 3", "Liberation Sans", sans-serif';
/** Letters of `…1234`. */
const endingLength = 5;

/** Account label -> what stands in its column; null for a single account, which the column would repeat in each row. */
function accountNames(model: ReportModel): ReadonlyMap<string, string> | null {
  const labels = new Set(model.data.appendix.map(({ accountLabel }) => accountLabel));
  if (labels.size < 2 && model.data.figures.accounts.length < 2) return null;
  const shorten = makeShortener(rowFont);
  const names = columnAccountNames([...labels]);
  return new Map([...names].map(([label, name]) => [label, shorten(name, accountWidthPx)]));
}

/** The bookings behind the results, each with the file and the line it came from (feature 53). */
export function AppendixPages({ model }: { model: ReportModel }) {
  const { t, format } = useTexts();
  const { appendix, appendixTotal } = model.data;
  const closed = useMemo(() => new Set(model.data.closedBookings), [model]);
  const names = useMemo(() => accountNames(model), [model]);
  const shown = columns.filter((column) => names !== null || column !== 'account');
  const isWide = useMemo(
    () => appendix.some((row) => format.amount(row.amount, row.currency).length > usualAmount),
    [appendix, format],
  );
  const isShort = [...(names?.values() ?? [])].every(({ length }) => length <= endingLength);
  return (
    <Section id="appendix" title={t('report.appendix.title')} about={t('report.appendix.about')}>
      {appendix.length === 0 ? <p className="sentence">{t('report.appendix.none')}</p> : null}
      {appendix.length < appendixTotal ? (
        <p className="note">
          {t('report.appendix.cut', {
            shown: format.count(appendix.length),
            total: format.count(appendixTotal),
          })}
        </p>
      ) : null}
      {model.data.closedBookings.length > 0 ? (
        <p className="note">{t('report.appendix.closed', { count: model.data.closedBookings.length })}</p>
      ) : null}
      {model.appendix.map((group) => (
        <table key={group.endpoint ?? 'rest'} className="data-table appendix">
          <colgroup>
            {shown.map((column) => (
              <col key={column} className={classOf(column, { isShort, isSingle: names === null, isWide })} />
            ))}
          </colgroup>
          <thead>
            <tr className="group">
              <th colSpan={shown.length} scope="colgroup">
                {group.endpoint ? t(titleKey(group.endpoint)) : t('report.appendix.rest')}
              </th>
            </tr>
            <tr>
              {shown.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={column === 'source' || column === 'amount' ? 'number' : undefined}
                >
                  {t(headKeys[column])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {group.rows.map((row) => (
              <AppendixRow
                key={row.transactionId}
                row={row}
                account={names && (names.get(row.accountLabel) ?? '')}
                isClosed={closed.has(row.transactionId)}
                fileNumber={model.fileNumbers.get(row.fileSha256)}
              />
            ))}
          </tbody>
        </table>
      ))}
    </Section>
  );
}

interface Widths {
  isShort: boolean;
  isSingle: boolean;
  /** An amount that the usual column would cut. */
  isWide: boolean;
}

/** Letters of an amount that have room in the usual column. */
const usualAmount = 13;

/** Where the account takes less room, or none, the partner has it. */
function classOf(column: Column, { isShort, isSingle, isWide }: Widths): string {
  if (column === 'account' && isShort) return 'col-ending';
  if (column === 'amount' && isWide) return 'col-amount-wide';
  return column === 'partner' && isSingle ? 'col-partner-wide' : `col-${column}`;
}

interface AppendixRowProps {
  /** Of a sensitive area: whom and what for was taken out. */
  isClosed: boolean;
  row: TracedTransaction;
  fileNumber: number | undefined;
  /** Null where there is one account only. */
  account: string | null;
}

/** A booking in plain cells: its purpose in full, for numbers of contracts stand in it. */
function AppendixRow({ row, isClosed, fileNumber, account }: AppendixRowProps) {
  const { t, format } = useTexts();
  return (
    <tr>
      <td>{format.day(row.bookingDay)}</td>
      <td className="whole">
        {isClosed ? t('report.appendix.closedRow') : (row.counterpartyName ?? t('results.drawer.noName'))}
      </td>
      <td className="whole">{row.purpose ?? row.bookingText ?? '–'}</td>
      {account === null ? null : <td>{account}</td>}
      <td className="number">{`${fileNumber ?? '?'}:${row.line}`}</td>
      <td className="number">{format.amount(row.amount, row.currency)}</td>
    </tr>
  );
}

/** What the service issued and stands behind the report, each with the hash of its file; main puts the pages there. */
export function DocumentsPage({ model }: { model: ReportModel }) {
  const { t } = useTexts();
  const { documents, connectionName } = model.data;
  if (documents.length === 0) return null;
  const behind = documents.filter(({ pages }) => pages !== null).length;
  const about =
    behind > 0 ? t('report.documents.about', { count: behind, connection: connectionName }) : undefined;
  return (
    <Section id="documents" title={t('report.documents.title')} {...(about ? { about } : {})}>
      <table className="data-table files">
        <thead>
          <tr>
            <th scope="col">{t('report.documents.document')}</th>
            <th scope="col">{t('report.documents.fetchedAt')}</th>
            <th scope="col" className="number">
              {t('report.documents.pages')}
            </th>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} timeZone={model.data.timeZone} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function DocumentRow({ document, timeZone }: { document: ReportDocument; timeZone: string }) {
  const { t, format } = useTexts();
  const instant = new Intl.DateTimeFormat(format.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const { kind, source, fetchedAt, sha256, pages, problem } = document;
  return (
    <tr>
      <td>
        {joinedTexts([t(`documents.kind.${kind}`), source], ' · ')}
        <span className="hash">
          {t('report.documents.hash')} {sha256}
        </span>
        {problem === null ? null : (
          <span className="hash">
            {t('report.documents.missing', { reason: t(`report.documents.problem.${problem}`) })}
          </span>
        )}
      </td>
      <td className="nowrap">{instant.format(new Date(fetchedAt))}</td>
      <td className="number">{pages === null ? '–' : format.count(pages)}</td>
    </tr>
  );
}
