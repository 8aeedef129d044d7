import { useMemo } from 'react';
import type { Result } from '../../../preload/contract';
import { resultDecimal } from '../../../preload/contract/values/result-amounts';
import { useTexts } from '../../base/language';
import { reasonSentence } from '../answers/category-reason';
import { type DoubtfulPayee, readDoubtfulPayees } from '../answers/doubtful-payees';
import type { BookingsBehind } from './bookings-drawer';

interface DoubtfulViewProps {
  /** The answer about single bookings. */
  result: Result;
  onBehind: (behind: BookingsBehind) => void;
}

/** Payees whose category is worth a look, the most doubtful money first, each with the reason for its category. */
export function DoubtfulView({ result, onBehind }: DoubtfulViewProps) {
  const { t, sentence } = useTexts();
  const payees = useMemo(() => readDoubtfulPayees(result.payload), [result]);
  if (result.error) return <p className="quiet">{sentence(result.error)}</p>;
  if (payees.length === 0) return <p className="quiet">{t('results.doubts.none')}</p>;
  return (
    <div className="panel">
      <p>{t('results.doubts.about')}</p>
      <div className="table-scroll">
        <table className="data-table">
          <caption className="hidden-text">{t('results.tab.doubts')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('results.doubts.payee')}</th>
              <th scope="col">{t('results.contract.category')}</th>
              <th scope="col">{t('results.doubts.because')}</th>
              <th scope="col" className="number">
                {t('results.doubts.sureness')}
              </th>
              <th scope="col" className="number">
                {t('results.bookings')}
              </th>
              <th scope="col" className="number">
                {t('results.doubts.money')}
              </th>
            </tr>
          </thead>
          <tbody>
            {payees.map((payee) => (
              <PayeeRow key={payee.transactionIds[0]} payee={payee} onBehind={onBehind} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function PayeeRow({ payee, onBehind }: { payee: DoubtfulPayee; onBehind: DoubtfulViewProps['onBehind'] }) {
  const { t, coded, format } = useTexts();
  const name = payee.name ?? t('results.drawer.noName');
  const { code, values } = reasonSentence(payee.reason);
  const open = () => onBehind({ title: name, groups: [{ label: null, ids: payee.transactionIds }] });
  return (
    <tr>
      <th scope="row" className="private">
        {name}
      </th>
      <td>{coded('results.category', payee.category)}</td>
      <td className="private">{code ? coded('results.reason', code, values) : payee.reason}</td>
      <td className="number">{t('results.doubts.percent', { share: Math.round(payee.confidence * 100) })}</td>
      <td className="number">
        <button type="button" className="link-button" onClick={open}>
          {format.count(payee.transactionIds.length)}
        </button>
      </td>
      <td className="number private">
        {format.amount(
          resultDecimal(payee.isOut ? -payee.amount : payee.amount, payee.currency || null),
          payee.currency,
        )}
      </td>
    </tr>
  );
}
