import { Stack, Text, UnstyledButton } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { ImportSummary } from '../../../preload/contract';
import { forgetStoredChanges } from '../../base/announced-changes';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { reasonText } from '../../base/leave-out-reason';
import { useAction } from '../../base/use-action';
import { useLoaded } from '../../base/use-loaded';
import { Busy } from '../../ui/busy';
import { FailureNotice } from '../../ui/failure-notice';
import { useImport } from '../queue/import-context';
import { ToolPopover } from './tool-popover';
import { changeSentence } from './use-stored-changes';

/** Every step that changed rows, by name: a press goes back to what it left. */
export function HistoryPanel({ summary }: { summary: ImportSummary }) {
  const { t } = useTexts();
  return (
    <ToolPopover
      label={t('history.title')}
      command="rows.history"
      icon={<IconHistory size={15} aria-hidden />}
    >
      {() => <Steps summary={summary} />}
    </ToolPopover>
  );
}

function Steps({ summary }: { summary: ImportSummary }) {
  const texts = useTexts();
  const { t, format } = texts;
  const { queue } = useImport();
  const [steps] = useLoaded(JSON.stringify(summary.accounts) + JSON.stringify(summary.files), () =>
    kontor().imports.changes(summary.id),
  );
  const going = useAction((stepId: number) => queue.readings.goTo(stepId));
  async function goTo(stepId: number) {
    const answer = await going.run(stepId);
    if (!answer.ok) return;
    forgetStoredChanges();
  }
  if (steps.state === 'loading') return <Busy />;
  if (steps.state === 'failed') return <FailureNotice error={steps.error} />;
  const newest = steps.value.filter(({ isUndone }) => !isUndone).at(-1)?.id ?? 0;
  return (
    <Stack gap={2} w={380} className="history" component="ul" aria-label={t('history.title')}>
      <FailureNotice error={going.error} />
      <Step
        text={t('history.asRead')}
        about=""
        isUndone={false}
        isCurrent={newest === 0}
        onGo={() => void goTo(0)}
      />
      {steps.value.map((step) => (
        <Step
          key={step.id}
          text={changeSentence(step, texts)}
          about={joinedTexts(
            [format.instant(step.changedAt), step.changedBy, step.reason && reasonText(step.reason, texts)],
            ' · ',
          )}
          isUndone={step.isUndone}
          isCurrent={newest === step.id}
          onGo={() => void goTo(step.id)}
        />
      ))}
      {steps.value.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('history.none')}
        </Text>
      ) : null}
    </Stack>
  );
}

interface StepProps {
  text: string;
  about: string;
  isUndone: boolean;
  isCurrent: boolean;
  onGo: () => void;
}

function Step({ text, about, isUndone, isCurrent, onGo }: StepProps) {
  return (
    <li>
      <UnstyledButton
        className="history-step"
        data-undone={isUndone || undefined}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onGo}
      >
        <Text size="sm">{text}</Text>
        {about ? (
          <Text size="xs" c="dimmed">
            {about}
          </Text>
        ) : null}
      </UnstyledButton>
    </li>
  );
}
