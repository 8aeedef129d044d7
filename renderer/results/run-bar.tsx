import { Alert, Button, Group, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Run } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { FailureNotice } from '../ui/failure-notice';
import { StatusBadge, Unreadable } from '../ui/status-badge';

interface RunBarProps {
  customerId: string;
  run: Run | null;
  /** Bookings were uploaded after the analysis that is shown. */
  isOutdated: boolean;
  /** There is nothing to analyse; said where the results would stand. */
  isEmpty: boolean;
  hasEarlierResults: boolean;
  /** What else can be done with the results, on the same line. */
  actions: ReactNode;
}

/** Where the newest analysis of the customer stands, in honest words (feature 47), and what can be done about it. */
export function RunBar(props: RunBarProps) {
  const { customerId, run, isOutdated, isEmpty, hasEarlierResults, actions } = props;
  const { t } = useTexts();
  const start = useAction(() => kontor().runs.start(customerId));
  const keepWaiting = useAction(() => kontor().runs.keepWaiting(run?.id ?? ''));
  const startButton = (
    <Button data-command="results.analyse" loading={start.isRunning} onClick={() => void start.run()}>
      {t(run ? 'results.startAgain' : 'results.start')}
    </Button>
  );
  const isIdle = !run || !isAtWork(run);
  return (
    <div className="run-bar">
      <Group gap="sm" justify="space-between">
        {run ? <RunState run={run} hasEarlierResults={hasEarlierResults} /> : <span />}
        <Group gap="xs">
          {run && ['noAnswerYet', 'outOfBudget', 'stopped'].includes(run.state) ? (
            <Button loading={keepWaiting.isRunning} onClick={() => void keepWaiting.run()}>
              {t('results.run.keepWaiting')}
            </Button>
          ) : null}
          {isIdle && !isOutdated && !isEmpty ? startButton : null}
          {actions}
        </Group>
      </Group>
      {isIdle && isOutdated ? (
        <Alert color="yellow" icon={<IconInfoCircle size={18} aria-hidden />} role="status">
          <Group justify="space-between" wrap="nowrap" align="center">
            <Text>{t('results.outdated')}</Text>
            {startButton}
          </Group>
        </Alert>
      ) : null}
      <FailureNotice
        error={start.error ?? keepWaiting.error ?? (run?.state === 'failed' ? run.error : null)}
      />
    </div>
  );
}

export function isAtWork(run: Run): boolean {
  return run.state === 'triggering' || run.state === 'running' || run.state === 'fetching';
}

function RunState({ run: shown, hasEarlierResults }: { run: Run; hasEarlierResults: boolean }) {
  const { t, format } = useTexts();
  if (shown.isUnreadable) return <Unreadable />;
  if (isAtWork(shown)) {
    return (
      <StatusBadge tone="busy">
        {t('results.run.running', { done: shown.resultsDone, total: shown.resultsTotal })}
      </StatusBadge>
    );
  }
  if (shown.state === 'done') {
    return (
      <StatusBadge tone="good">
        {t('results.run.done', { at: format.instant(shown.finishedAt ?? shown.startedAt) })}
      </StatusBadge>
    );
  }
  if (shown.state === 'noAnswerYet' || shown.state === 'outOfBudget') {
    return <StatusBadge tone="ask">{t('results.run.noAnswerYet')}</StatusBadge>;
  }
  // Why it failed stands below, once; here only what that means for the results that are shown.
  if (!hasEarlierResults) return shown.state === 'stopped' ? <Stopped /> : <span />;
  return <StatusBadge tone="neutral">{t('results.run.failed')}</StatusBadge>;
}

function Stopped() {
  const { t } = useTexts();
  return <StatusBadge tone="neutral">{t('run.meaning.stopped')}</StatusBadge>;
}
