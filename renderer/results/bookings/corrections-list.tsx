import { Alert, Button, Group, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { CategoryCorrection, Run } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { categoryName } from '../categories/category-choices';
import { type CorrectionStanding, isStanding, standingOf } from '../categories/correction-standing';

interface CorrectionsListProps {
  list: readonly CategoryCorrection[];
  /** The analysis that is shown. */
  shownRun: Run | null;
  /** Null while an analysis is at work, or cannot be started. */
  onAnalyse: (() => void) | null;
  isRunning: boolean;
  onChange: (correction: CategoryCorrection) => void;
  onWithdraw: (correction: CategoryCorrection) => void;
  onSendAgain: (correction: CategoryCorrection) => void;
}

/** What the user said about categories, and what the service knows of it; nothing when nothing was said. */
export function CorrectionsList({ list, shownRun, onAnalyse, ...rowProps }: CorrectionsListProps) {
  const { t } = useTexts();
  const shown = list
    .map((correction) => ({ correction, standing: standingOf(correction, shownRun) }))
    .filter(({ correction, standing }) => isStanding(correction, standing));
  if (shown.length === 0) return null;
  const isNext = shown.some(({ standing }) => standing === 'next');
  return (
    <section className="panel" aria-label={t('results.corrected.title')}>
      {isNext ? (
        <Alert color="yellow" icon={<IconInfoCircle size={18} aria-hidden />} role="status">
          <Group justify="space-between" wrap="nowrap" align="center">
            <Text>{t('results.corrected.next')}</Text>
            {onAnalyse ? <Button onClick={onAnalyse}>{t('results.startAgain')}</Button> : null}
          </Group>
        </Alert>
      ) : null}
      {shown.some(({ standing }) => standing === 'kept') ? <p>{t('results.corrected.kept')}</p> : null}
      <div className="table-scroll">
        <table className="data-table">
          <caption>{t('results.corrected.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('results.doubts.payee')}</th>
              <th scope="col">{t('results.corrected.was')}</th>
              <th scope="col">{t('results.corrected.is')}</th>
              <th scope="col" className="number">
                {t('results.bookings')}
              </th>
              <th scope="col">{t('results.corrected.state')}</th>
              <th scope="col">
                <span className="hidden-text">{t('results.corrected.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ correction, standing }) => (
              <CorrectionRow key={correction.id} correction={correction} standing={standing} {...rowProps} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface CorrectionRowProps
  extends Pick<CorrectionsListProps, 'isRunning' | 'onChange' | 'onWithdraw' | 'onSendAgain'> {
  correction: CategoryCorrection;
  standing: CorrectionStanding;
}

function CorrectionRow(props: CorrectionRowProps) {
  const { correction, standing, isRunning, onChange, onWithdraw, onSendAgain } = props;
  const texts = useTexts();
  const { t, sentence, format } = texts;
  const { category, original, bookings, sent, error } = correction;
  const payee = correction.payee ?? t('results.drawer.noName');
  return (
    <tr>
      <th scope="row" className="private">
        {payee}
      </th>
      <td>{categoryName(original, texts)}</td>
      <td>{category === null ? t('results.corrected.isWithdrawn') : categoryName(category, texts)}</td>
      <td className="number">{format.count(bookings)}</td>
      <td>
        {standing === 'open'
          ? t('results.corrected.standing.open', { sent, total: bookings })
          : t(`results.corrected.standing.${standing}`)}
        {error ? <p className="dim breakable">{sentence(error)}</p> : null}
      </td>
      <td>
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          {standing === 'open' ? (
            <Button size="compact-sm" disabled={isRunning} onClick={() => onSendAgain(correction)}>
              {t('results.corrected.sendAgain')}
            </Button>
          ) : null}
          {category === null ? null : (
            <>
              <Button
                size="compact-sm"
                aria-label={t('results.correct.openOf', { payee })}
                onClick={() => onChange(correction)}
              >
                {t('results.correct.open')}
              </Button>
              <Button
                size="compact-sm"
                disabled={isRunning}
                aria-label={t('results.corrected.withdrawOf', { payee })}
                onClick={() => onWithdraw(correction)}
              >
                {t('results.corrected.withdraw')}
              </Button>
            </>
          )}
        </Group>
      </td>
    </tr>
  );
}
