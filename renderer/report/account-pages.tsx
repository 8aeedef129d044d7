import { compareDecimals, currencyPlaces, sumOfDecimals } from '../../preload/contract/values/minor-units';
import { groupedIban } from '../base/format';
import { type Texts, useTexts } from '../base/language';
import { readCashFlows } from '../results/answers/cash-flow';
import { MonthLegend } from '../results/answers/month-legend';
import { CashFlowTable } from '../results/charts/cash-flow-table';
import type { ReportModel } from './report-model';
import { Section } from './section';
import { accountHeading } from './texts/account-name';

/** Per account what lenders ask of a statement: holder, bank, IBAN, opening and closing balance, turnover. */
export function AccountPages({ model }: { model: ReportModel }) {
  const texts = useTexts();
  const { t, coded, format } = texts;
  const hasMonths = !printsMonthsOfService(model);
  const { accounts, excluded: left = [] } = model.data.figures;
  const [count, excluded] = [accounts.length, left.length];
  return (
    <Section id="accounts" title={t('report.accounts.title')} about={t('report.accounts.about', { count })}>
      {excluded > 0 ? <p className="note">{t('report.accounts.excluded', { count: excluded })}</p> : null}
      {accounts.map((account) => {
        const amount = (value: string | null) =>
          value === null ? t('report.unknown') : format.amount(value, account.currency);
        const out = account.totalOut.startsWith('-') ? account.totalOut : `-${account.totalOut}`;
        const add = (decimals: string[]) => sumOfDecimals(decimals, currencyPlaces(account.currency));
        const computed = account.openingBalance === null ? openingOf(account) : null;
        const unexplained = unexplainedOf(account, computed ?? account.openingBalance, out);
        const identity: [string, string][] = [
          [t('report.accounts.holder'), account.owner ?? t('report.unknown')],
          [t('report.accounts.bank'), account.bankName ?? bankCodeSentence(texts, account.iban)],
          [t('report.accounts.iban'), account.iban ? groupedIban(account.iban) : t('report.unknown')],
          [t('report.accounts.type'), coded('accountType', account.type, undefined, t('accountType.other'))],
          [t('report.coverage.bookings'), format.count(account.bookings)],
          [
            t('report.field.period'),
            account.firstBookingDay && account.lastBookingDay
              ? format.period(account.firstBookingDay, account.lastBookingDay)
              : '–',
          ],
        ];
        const sums: [string, string, boolean][] = [
          computed === null
            ? [t('report.accounts.opening'), amount(account.openingBalance), false]
            : [t('report.accounts.openingComputed'), amount(computed), false],
          [t('report.accounts.in'), amount(account.totalIn), false],
          [t('report.accounts.out'), amount(out), false],
          [t('report.accounts.net'), amount(add([account.totalIn, out])), false],
          ...(unexplained === null
            ? []
            : [[t('report.accounts.unexplained'), amount(unexplained), false] as [string, string, boolean]]),
          [
            account.closingBalanceDay
              ? t('report.accounts.closingOn', { day: account.closingBalanceDay })
              : t('report.accounts.closing'),
            amount(account.closingBalance),
            true,
          ],
          [
            account.lowestDay
              ? t('report.accounts.lowestOn', { day: account.lowestDay })
              : t('report.accounts.lowest'),
            amount(account.lowestBalance),
            false,
          ],
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
            {hasMonths ? <AccountMonths account={account} /> : null}
          </article>
        );
      })}
    </Section>
  );
}

/** How many signs behind the check digits name the bank, where an IBAN is masked or of another country nothing is said. */
const bankCodeSigns: Readonly<Record<string, number>> = { DE: 8, AT: 5, CH: 5, LI: 5 };

function bankCodeSentence({ t }: Texts, iban: string | null): string {
  const plain = (iban ?? '').replace(/\s/g, '');
  const code = plain.slice(4, 4 + (bankCodeSigns[plain.slice(0, 2)] ?? 0));
  return /^\d+$/.test(code) ? t('report.accounts.bankCode', { code }) : t('report.unknown');
}

/** The service's liquidity has a table of months for each account of a company: one is enough. */
function printsMonthsOfService({ others, data }: ReportModel): boolean {
  return (
    !data.choices.leftOut.includes('results') &&
    others.some(({ endpoint, state }) => endpoint === 'company.liquidity' && state === 'received')
  );
}

type AccountFigures = ReportModel['data']['figures']['accounts'][number];

/** Where there are several accounts, the months of each; where there is one, its months are those of the cash flow. */
function AccountMonths({ account }: { account: AccountFigures }) {
  const { t } = useTexts();
  if (!account.months || account.months.length === 0) return null;
  const months = account.months.map((month) => ({
    ...month,
    currency: account.currency,
    lowestDay: null,
  }));
  const [flow] = readCashFlows({ months, accounts: [], transactions: 0 }, true);
  return flow ? (
    <div className="account-months">
      <h4>{t('report.accounts.months')}</h4>
      <CashFlowTable flow={flow} />
      <MonthLegend isNeeded={flow.months.some(({ isPartial }) => isPartial)} />
    </div>
  ) : null;
}

/** The computed balance before the first booking, where none is stated and a closing balance of the end stands below the bookings. */
export function openingOf(account: AccountFigures): string | null {
  const { openingComputed = null, closingBalance, closingBalanceDay, lastBookingDay } = account;
  if (closingBalance === null || closingBalanceDay === null || lastBookingDay === null) return null;
  return closingBalanceDay < lastBookingDay ? null : openingComputed;
}

/** What opening balance and bookings leave of the closing balance; null when they give it, or when one of them is not known. */
function unexplainedOf(
  { closingBalance, totalIn, currency }: AccountFigures,
  opening: string | null,
  totalOut: string,
): string | null {
  if (opening === null || closingBalance === null) return null;
  const given = sumOfDecimals([opening, totalIn, totalOut], currencyPlaces(currency));
  if (compareDecimals(given, closingBalance) === 0) return null;
  const negated = given.startsWith('-') ? given.slice(1) : `-${given}`;
  return sumOfDecimals([closingBalance, negated], currencyPlaces(currency));
}
