import { useTexts } from '../../base/language';
import { monthNamesOf } from '../../base/month-names';
import { type CashFlow, flowWords, lowestName } from '../answers/cash-flow';
import { useMoney } from '../answers/use-money';
import { hasBalances } from './cash-flow-chart';

interface CashFlowTableProps {
  flow: CashFlow;
  isTotalled?: boolean;
}

/** The table twin of the cash flow and balance charts. */
export function CashFlowTable({ flow, isTotalled = true }: CashFlowTableProps) {
  const { t, language } = useTexts();
  const money = useMoney(flow.currency);
  const names = monthNamesOf(language);
  const withBalances = hasBalances(flow);
  const cell = (value: string | null, isUnknown = false) => (
    <td className="number private" data-negative={value?.startsWith('-') || undefined}>
      {isUnknown ? t('results.knownEnds.cell') : money.decimal(value)}
    </td>
  );
  return (
    <table className="data-table">
      <caption className="hidden-text">{t('results.local.cashFlow')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('results.month')}</th>
          {flowWords(flow).map((word) => (
            <th key={word} scope="col" className="number">
              {t(word)}
            </th>
          ))}
          {withBalances ? (
            <>
              <th scope="col" className="number">
                {t('results.local.endBalance')}
              </th>
              <th scope="col" className="number">
                {t(lowestName(flow))}
              </th>
            </>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {flow.months.map((month) => (
          <tr key={month.month} data-unfinished={month.isPartial || undefined}>
            <th scope="row">
              {names.long(month.month)}
              {month.isPartial ? <span className="mark">*</span> : null}
            </th>
            {cell(month.moneyIn)}
            {cell(month.moneyOut)}
            {cell(month.net)}
            {withBalances ? (
              <>
                {cell(month.endBalance, month.knownEnds !== null)}
                {cell(month.lowestBalance, month.knownEnds !== null && month.lowestBalance === null)}
              </>
            ) : null}
          </tr>
        ))}
      </tbody>
      {isTotalled ? (
        <tfoot>
          <tr>
            <th scope="row">{t('results.total')}</th>
            {cell(flow.totalIn)}
            {cell(flow.totalOut)}
            {cell(flow.net)}
            {withBalances ? <td colSpan={2} /> : null}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
