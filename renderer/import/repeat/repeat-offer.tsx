import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId, useState } from 'react';
import type { ImportSummary, RepeatOffer } from '../../../preload/contract';
import { announceChange } from '../../base/announced-changes';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { useAction } from '../../base/use-action';
import { useLoaded } from '../../base/use-loaded';
import { FailureNotice } from '../../ui/failure-notice';
import { changeSentence, useAnnouncedStep } from '../check/use-stored-changes';
import { useImport } from '../queue/import-context';

/** What was done with all rows of a kind in the last import of these files' format: offered, counted before, done by a press only. */
export function RepeatSteps({ summary }: { summary: ImportSummary }) {
  const files = summary.files.map(({ id, state }) => `${id} ${state}`);
  /** Once applied, it may be taken back by key or in the history: asked with every change then, and not while somebody edits rows. */
  const [isApplied, setApplied] = useState(false);
  const asIs = isApplied ? JSON.stringify(summary.accounts) : '';
  const [offer] = useLoaded(`${summary.id} ${summary.confirmed.length} ${files.join()} ${asIs}`, () =>
    kontor().imports.stepsToRepeat(summary.id),
  );
  // Nothing that is waited for: whatever fails here, the import goes on without it.
  if (offer.state !== 'ready' || offer.value === null) return null;
  return <Offer summary={summary} offer={offer.value} onApplied={() => setApplied(true)} />;
}

interface OfferProps {
  summary: ImportSummary;
  offer: RepeatOffer;
  onApplied: () => void;
}

function Offer({ summary, offer, onApplied }: OfferProps) {
  const { t, format } = useTexts();
  const { queue } = useImport();
  const announce = useAnnouncedStep(summary.id);
  const [isOpen, list] = useDisclosure(false);
  const listId = useId();
  const day = format.instant(offer.createdAt);
  const count = offer.steps.length;
  const repeating = useAction(() =>
    kontor().imports.repeatSteps(
      summary.id,
      offer.steps.map(({ change }) => change.id),
    ),
  );
  const refusing = useAction((isRefused: boolean) =>
    kontor().imports.confirm(summary.id, offer.key, isRefused),
  );

  async function apply() {
    const answer = await repeating.run();
    if (!answer.ok) return;
    await announce(answer.value);
    onApplied();
  }

  async function refuse(isRefused: boolean) {
    const answer = await refusing.run(isRefused);
    if (!answer.ok) return answer.error;
    queue.know(answer.value);
    return null;
  }

  async function notNow() {
    if (await refuse(true)) return;
    announceChange({ text: t('repeat.refused', { day }), undo: () => refuse(false) });
  }

  return (
    <Alert color="gray" role="region" aria-label={t('repeat.list')}>
      <Stack gap={8}>
        <Group justify="space-between" gap="sm">
          <Text role="status">{t('repeat.title', { count, day })}</Text>
          <Group gap="xs">
            <Button size="sm" aria-expanded={isOpen} aria-controls={listId} onClick={list.toggle}>
              {t(isOpen ? 'repeat.hide' : 'repeat.show')}
            </Button>
            <Button size="sm" loading={repeating.isRunning} onClick={() => void apply()}>
              {t('repeat.apply', { count })}
            </Button>
            <Button
              size="sm"
              variant="subtle"
              color="gray"
              loading={refusing.isRunning}
              onClick={() => void notNow()}
            >
              {t('repeat.notNow')}
            </Button>
          </Group>
        </Group>
        <div id={listId} hidden={!isOpen}>
          <StepList offer={offer} />
        </div>
        <FailureNotice error={repeating.error ?? refusing.error} />
      </Stack>
    </Alert>
  );
}

function StepList({ offer: { steps, notRepeated } }: { offer: RepeatOffer }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <Stack gap={4}>
      <ul aria-label={t('repeat.list')} className="repeat-list">
        {steps.map(({ change, hits }) => (
          <li key={change.id}>
            <Text size="sm" className="breakable">
              {t('repeat.there', { what: changeSentence(change, texts) })}
            </Text>
            <Text size="sm" fw={600}>
              {hits === 0 ? t('repeat.later') : t('repeat.hits', { count: hits })}
            </Text>
          </li>
        ))}
      </ul>
      {notRepeated > 0 ? (
        <Text size="xs" c="dimmed">
          {t('repeat.single', { count: notRepeated })}
        </Text>
      ) : null}
    </Stack>
  );
}
