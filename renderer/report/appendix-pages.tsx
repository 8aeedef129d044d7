import type { TracedTransaction } from '../../preload/contract';
import { useTexts } from '../app/language';
import type { ReportModel } from './report-model';
import { Section } from './section';
import { titleKey } from './section-list';

const columns = ['day', 'partner', 'purpose', 'account', 'source', 'amount'] as const;

/** The bookings behind the results, each with the file and the line it came from (feature 53). */
export function AppendixPages({ model }: { model: ReportModel }) {
  const { t, format } = useTexts();
  const { appendix, appendixTotal } = model.data;
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
      {model.appendix.map((group) => (
        <table key={group.endpoint ?? 'rest'} className="data-table appendix">
          <colgroup>
            {columns.map((column) => (
              <col key={column} className={`col-${column}`} />
            ))}
          </colgroup>
          <thead>
            <tr className="group">
              <th colSpan={columns.length} scope="colgroup">
                {group.endpoint ? t(titleKey(group.endpoint)) : t('report.appendix.rest')}
              </th>
            </tr>
            <tr>
              <th scope="col">{t('report.appendix.day')}</th>
              <th scope="col">{t('report.appendix.partner')}</th>
              <th scope="col">{t('report.appendix.purpose')}</th>
              <th scope="col">{t('report.appendix.account')}</th>
              <th scope="col" className="number">
                {t('report.appendix.source')}
              </th>
              <th scope="col" className="number">
                {t('report.appendix.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {group.rows.map((row) => (
              <AppendixRow
                key={row.transactionId}
                row={row}
                fileNumber={model.fileNumbers.get(row.fileSha256)}
              />
            ))}
          </tbody>
        </table>
      ))}
    </Section>
  );
}

function AppendixRow({ row, fileNumber }: { row: TracedTransaction; fileNumber: number | undefined }) {
  const { t, format } = useTexts();
  return (
    <tr>
      <td className="day">{format.day(row.bookingDay)}</td>
      <td className="partner">{row.counterpartyName ?? t('results.drawer.noName')}</td>
      <td>
        <span className="purpose">{row.purpose ?? row.bookingText ?? '–'}</span>
      </td>
      <td className="account">{row.accountLabel}</td>
      <td className="number source">{`${fileNumber ?? row.fileName}:${row.line}`}</td>
      <td className="number">{format.amount(row.amount, row.currency)}</td>
    </tr>
  );
}
