import { Button, Group, Modal, Stack, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { ClosingChoice } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useStoreAccess } from '../base/store-access';
import { useAction } from '../base/use-action';
import { useLive } from '../base/use-live';
import { FailureNotice } from '../ui/failure-notice';
import { type Work, workOf } from '../uploads/work';

type Way = Exclude<ClosingChoice, 'stay'>;

/** Asked when the window is closed while something is under way: go on, pause, or quit and resume (issue 10, point 15). */
export function ClosingDialog() {
  const { t } = useTexts();
  const isAsked = useLive('closing.changed')?.isAsked ?? false;
  const works = workOf(useLive('uploads.changed') ?? [], useLive('runs.changed') ?? []).filter(
    ({ waitsForUser }) => !waitsForUser,
  );
  const isSession = useStoreAccess().state?.mode === 'session';
  const deciding = useAction((choice: ClosingChoice) => kontor().app.decideClosing(choice));
  const [chosen, setChosen] = useState<ClosingChoice | null>(null);
  // Work that is kept in memory only cannot be taken up again.
  const ways: readonly Way[] =
    works.length === 0
      ? ['resumeLater']
      : isSession
        ? ['background', 'resumeLater']
        : ['background', 'pause', 'resumeLater'];

  function decide(choice: ClosingChoice) {
    setChosen(choice);
    void deciding.run(choice);
  }

  function textKeyOf(way: Way) {
    if (works.length === 0) return 'closing.nothing' as const;
    return isSession && way === 'resumeLater' ? ('closing.lose' as const) : (`closing.${way}` as const);
  }

  return (
    <Modal
      opened={isAsked}
      onClose={() => decide('stay')}
      title={t(works.length === 0 ? 'closing.titleDone' : 'closing.title')}
      withCloseButton={false}
      size={520}
    >
      <Stack gap="sm">
        <ul className="closing-works">
          {works.map((work) => (
            <WorkSentence key={work.id} work={work} />
          ))}
        </ul>
        <div className="closing-ways">
          {ways.map((way) => (
            <UnstyledButton
              key={way}
              className="closing-way"
              disabled={deciding.isRunning}
              aria-busy={deciding.isRunning && chosen === way}
              onClick={() => decide(way)}
            >
              <span className="closing-name">
                {t(
                  deciding.isRunning && chosen === way && way === 'pause'
                    ? 'closing.pausing'
                    : textKeyOf(way),
                )}
              </span>
              <Text size="xs" c="dimmed">
                {t(`${textKeyOf(way)}.text`)}
              </Text>
            </UnstyledButton>
          ))}
        </div>
        <FailureNotice error={deciding.error} />
        <Group justify="flex-end">
          <Button data-autofocus disabled={deciding.isRunning} onClick={() => decide('stay')}>
            {t('closing.stay')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function WorkSentence({ work }: { work: Work }) {
  const { t, format } = useTexts();
  const name = useLive('customers.changed')?.find(({ id }) => id === work.customerId)?.name ?? '–';
  const how = work.share === null ? t('work.runs') : format.percent(work.share);
  return (
    <li>
      <span className="private">{t(`work.${work.kind}`, { name })}</span>: {how}
    </li>
  );
}
