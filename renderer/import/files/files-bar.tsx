import './files.css';
import { Button, Group, Progress, SegmentedControl, Text } from '@mantine/core';
import { useTexts } from '../../base/language';
import { useQueueProgress } from '../queue/import-context';
import { queueProgress } from '../queue/queue-state';
import { countByFilter, type FileFilter, fileFilters } from './file-order';
import { canContinue, type FileRow, type FileTotals, isGone } from './file-rows';

interface FilesBarProps {
  rows: readonly FileRow[];
  totals: FileTotals;
  /** Questions, each asked once however many files wait for it. */
  questions: number;
  filter: FileFilter;
  onFilter: (filter: FileFilter) => void;
  /** Shows what is asked already; null when it is shown, or nothing is asked. */
  onAsk: (() => void) | null;
  onContinue: () => void;
}

/** How far the files are, what is still wanted, and the way on; in sight however long the list is. */
export function FilesBar(props: FilesBarProps) {
  const { rows, totals, questions, filter, onFilter, onAsk, onContinue } = props;
  const { t, format } = useTexts();
  const counts = countByFilter(rows);
  return (
    <div className="files-bar">
      <Group justify="space-between" gap="md" wrap="nowrap">
        <Text role="status" aria-live="polite" className="files-sum">
          {useSummary(rows, totals, questions)}
        </Text>
        {onAsk ? (
          <Button size="compact-sm" className="files-ask" onClick={onAsk}>
            {t('import.answerNow')}
          </Button>
        ) : null}
        <Button
          id={continueId}
          data-primary
          variant="filled"
          size="sm"
          className="files-continue"
          disabled={!canContinue(totals)}
          onClick={onContinue}
        >
          {t('import.toCheck')}
        </Button>
      </Group>
      {rows.length > 1 ? (
        <SegmentedControl
          className="files-filter"
          aria-label={t('import.filter')}
          value={filter}
          onChange={(value) => onFilter(value as FileFilter)}
          data={fileFilters.map((one) => ({
            value: one,
            label: `${t(`import.filter.${one}`)} ${format.count(counts[one])}`,
            disabled: counts[one] === 0 && one !== filter,
          }))}
        />
      ) : null}
      {totals.busy > 0 ? <WholeProgress /> : null}
    </div>
  );
}

/** Share of the bytes of all files that are read. */
function WholeProgress() {
  const { t, format } = useTexts();
  const share = useQueueProgress(({ items }) => queueProgress(items));
  return (
    <Progress
      className="files-progress"
      value={share * 100}
      size="xs"
      transitionDuration={0}
      aria-label={t('import.progress', { share: format.percent(share) })}
    />
  );
}

/** The button that leads on gets the focus when the last question is answered. */
const continueId = 'files-continue';
export function focusContinue(): void {
  document.getElementById(continueId)?.focus();
}

/** Sentences of what is so, in the order in which it matters to whoever wants to go on. */
function useSummary(rows: readonly FileRow[], totals: FileTotals, questions: number): string {
  const { t } = useTexts();
  const { files, ready, busy, failed } = totals;
  if (busy > 0) {
    const reading = t('import.sum.reading', { count: files, done: files - busy });
    return questions > 0 ? `${reading} ${t('import.sum.questions', { count: questions })}` : reading;
  }
  if (ready === files) return t('import.sum.allReady', { count: files });
  const gone = rows.filter(isGone).length;
  const parts = files > 1 ? [t('import.sum.ready', { count: ready, files })] : [];
  if (questions > 0) parts.push(t('import.sum.questions', { count: questions }));
  if (gone > 0) parts.push(t('import.sum.gone', { count: gone }));
  if (failed > 0) parts.push(t('import.sum.failed', { count: failed }));
  const cancelled = rows.filter((row) => row.state === 'cancelled').length;
  if (cancelled > 0) parts.push(t('import.sum.cancelled', { count: cancelled }));
  return parts.join(' ');
}
