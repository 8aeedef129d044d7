import { useTexts } from '../app/language';
import { sumOfDecimals } from '../results/minor-units';
import { groupedIban } from '../ui/format';
import { accountHeading } from './account-name';
import type { ReportModel } from './report-model';
import { Section } from './section';

/** Per account what lenders ask of a statement: holder, bank, IBAN, opening and closing balance, turnover. */
export function AccountPages({ model }: { model: ReportModel }) {
  const { t, format } = useTexts();
  return (
    <Section id="accounts" title={t('report.accounts.title')} about={t('report.accounts.about')}>
      {model.data.figures.accounts.map((account) => {
        const amount = (value: string | null) =>
          value === null ? t('report.unknown') : format.amount(value, account.currency);
        const out = account.totalOut.startsWith('-') ? account.totalOut : `-${account.totalOut}`;
        const identity: [string, string][] = [
          [t('report.accounts.holder'), account.owner ?? t('report.unknown')],
          [t('report.accounts.bank'), account.bankName ?? t('report.unknown')],
          [t('report.accounts.iban'), account.iban ? groupedIban(account.iban) : t('report.unknown')],
          [t('report.accounts.type'), account.type],
          [t('report.coverage.bookings'), format.count(account.bookings)],
          [
            t('report.field.period'),
            account.firstBookingDay && account.lastBookingDay
              ? format.period(account.firstBookingDay, account.lastBookingDay)
              : '–',
          ],
        ];
        const sums: [string, string, boolean][] = [
          [t('report.accounts.opening'), amount(account.openingBalance), false],
          [t('report.accounts.in'), amount(account.totalIn), false],
          [t('report.accounts.out'), amount(out), false],
          [t('report.accounts.net'), amount(sumOfDecimals([account.totalIn, out])), false],
          [t('report.accounts.closing'), amount(account.closingBalance), true],
        ];
        return (
          <article key={account.accountId} className="account-block">
            <h3>{account.iban ? accountHeading(account.label) : account.label}</h3>
            <div className="account-columns">
              <dl className="fields">
                {identity.map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <table className="data-table sums">
                <tbody>
                  {sums.map(([name, value, isResult]) => (
                    <tr key={name} className={isResult ? 'result' : undefined}>
                      <th scope="row">{name}</th>
                      <td className="number">{value}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </article>
        );
      })}
    </Section>
  );
}
