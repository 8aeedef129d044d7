import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { CategoryCorrection, Result, Run } from '../../../preload/contract';
import { resultDecimal } from '../../../preload/contract/values/result-amounts';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { useAction } from '../../base/use-action';
import { FailureNotice } from '../../ui/failure-notice';
import { categoryName } from '../categories/category-choices';
import { reasonText } from '../categories/category-reason';
import { type DoubtfulPayee, readDoubtfulPayees } from '../categories/doubtful-payees';
import { FilterNote } from '../filters/filter-note';
import type { BookingsBehind } from './bookings-drawer';
import { CorrectionsList } from './corrections-list';
import { useCorrecting } from './use-correcting';

interface DoubtfulViewProps {
  customerId: string;
  /** The answer about single bookings. */
  result: Result;
  /** The analysis that the answer is of. */
  shownRun: Run | null;
  isAtWork: boolean;
  onBehind: (behind: BookingsBehind) => void;
}

/** Payees whose category is worth a look, the most doubtful money first, each with the reason; and what was corrected. */
export function DoubtfulView({ customerId, result, shownRun, isAtWork, onBehind }: DoubtfulViewProps) {
  const { t, sentence } = useTexts();
  const payees = useMemo(() => readDoubtfulPayees(result.payload), [result]);
  const analysing = useAction(() => kontor().runs.start(customerId));
  const { corrections, isAsking, dialog, ...correcting } = useCorrecting(customerId, result);

  return (
    <div className="result-view">
      <FilterNote idle="facts" />
      <FailureNotice
        error={analysing.error ?? corrections.listError ?? (isAsking ? null : corrections.error)}
      />
      <CorrectionsList
        list={corrections.list}
        shownRun={shownRun}
        onAnalyse={isAtWork || analysing.isRunning ? null : () => void analysing.run()}
        isRunning={corrections.isRunning}
        onChange={correcting.askAgain}
        onWithdraw={correcting.withdraw}
        onSendAgain={(correction) => void corrections.sendAgain(correction)}
      />
      {result.error ? <p className="quiet">{sentence(result.error)}</p> : null}
      {payees.length === 0 && !result.error ? <p className="quiet">{t('results.doubts.none')}</p> : null}
      {payees.length > 0 ? (
        <PayeeTable
          payees={payees}
          saidOf={correcting.saidOf}
          onBehind={onBehind}
          onCorrect={correcting.askPayee}
        />
      ) : null}
      {dialog}
    </div>
  );
}

interface PayeeTableProps {
  payees: readonly DoubtfulPayee[];
  saidOf: (payee: DoubtfulPayee) => CategoryCorrection | undefined;
  onBehind: DoubtfulViewProps['onBehind'];
  onCorrect: (payee: DoubtfulPayee) => void;
}

function PayeeTable({ payees, saidOf, onBehind, onCorrect }: PayeeTableProps) {
  const { t } = useTexts();
  return (
    <div className="doubts">
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
              <th scope="col">
                <span className="hidden-text">{t('results.correct.title')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {payees.map((payee) => (
              <PayeeRow
                key={payee.transactionIds[0]}
                payee={payee}
                said={saidOf(payee)?.category ?? null}
                onBehind={onBehind}
                onCorrect={onCorrect}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface PayeeRowProps extends Pick<PayeeTableProps, 'onBehind' | 'onCorrect'> {
  payee: DoubtfulPayee;
  said: string | null;
}

function PayeeRow({ payee, said, onBehind, onCorrect }: PayeeRowProps) {
  const texts = useTexts();
  const { t, format } = texts;
  const name = payee.name ?? t('results.drawer.noName');
  const open = () =>
    onBehind({
      title: payee.name ?? ((one) => one.t('results.drawer.noName')),
      groups: [{ label: null, ids: payee.transactionIds }],
    });
  return (
    <tr>
      <th scope="row" className="private">
        {name}
      </th>
      <td>
        {categoryName(payee.category, texts)}
        {said ? (
          <p className="dim">{t('results.corrected.to', { category: categoryName(said, texts) })}</p>
        ) : null}
      </td>
      <td className="private because">{reasonText(texts, payee.reason)}</td>
      <td className="number">{t('results.doubts.percent', { share: Math.round(payee.confidence * 100) })}</td>
      <td className="number">
        <button type="button" className="link-button" onClick={open}>
          {format.count(payee.transactionIds.length)}
        </button>
      </td>
      <td className="number private">
        {format.amount(
          resultDecimal(payee.isOut ? -payee.amount : payee.amount, payee.currency || null),
          payee.currency || null,
        )}
      </td>
      <td>
        <Button
          size="compact-sm"
          aria-label={t('results.correct.openOf', { payee: name })}
          onClick={() => onCorrect(payee)}
        >
          {t('results.correct.open')}
        </Button>
      </td>
    </tr>
  );
}
