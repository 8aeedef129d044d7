import './uploads.css';
import { Anchor, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { Customer, Environment, Upload, UploadPlan } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { SendFailure } from './send-failure';

interface StartUploadProps {
  plan: UploadPlan;
  environment: Environment;
  /** Who it is sent for; said on the line of the button. */
  customer: Customer;
  /** Something speaks against it that the user has not confirmed yet. */
  isDoubtful: boolean;
  /** Rows of the import that are blocked and stay here. */
  blocked: number;
  /** Sending without them was confirmed in the check. */
  isBlockedConfirmed: boolean;
  onLookAtBlocked: () => void;
  onStarted: (upload: Upload) => void;
  onNothingToSend: () => void;
  /** The plan on the screen is no longer what would be sent. */
  onDiffers: () => void;
}

/** Production takes a second, typed yes (feature 44); local and test start at once. */
export function StartUpload({
  plan,
  environment,
  customer,
  isDoubtful,
  blocked,
  isBlockedConfirmed,
  onLookAtBlocked,
  onStarted,
  onNothingToSend,
  onDiffers,
}: StartUploadProps) {
  const { t } = useTexts();
  const [isAsking, ask] = useDisclosure(false);
  const [word, setWord] = useState('');
  const [isWithoutBlocked, setWithoutBlocked] = useState(isBlockedConfirmed);
  /** What follows the sending; kept while production is being confirmed. */
  const [next, setNext] = useState<'analyse' | undefined>('analyse');
  const starting = useAction(kontor().uploads.start);
  const expected = t('environment.production');
  const isUndecided = (plan.sentOtherwise?.open ?? 0) > 0;
  const isHeld = isDoubtful || isUndecided || (blocked > 0 && !isWithoutBlocked) || starting.isRunning;

  /** The word is typed for this one time: it must not wait in the field for the next. */
  function close() {
    setWord('');
    ask.close();
  }

  async function start(chosen: 'analyse' | undefined) {
    const answer = await starting.run(plan.importId, plan.customerId, ...(chosen ? [chosen] : []));
    if (answer.ok) {
      close();
      onStarted(answer.value);
    } else if (answer.error.code === 'upload.differs') {
      close();
      onDiffers();
    }
  }

  function goOn(chosen: 'analyse' | undefined) {
    setNext(chosen);
    if (plan.calls.length === 0) onNothingToSend();
    else if (environment === 'production') ask.open();
    else void start(chosen);
  }

  return (
    <Stack gap="xs" align="flex-end" className="send-box">
      {isAsking ? null : <SendFailure error={starting.error} />}
      {blocked > 0 ? (
        <Group gap="sm">
          <Checkbox
            label={t('plan.withoutBlocked', { count: blocked })}
            checked={isWithoutBlocked}
            onChange={(event) => setWithoutBlocked(event.currentTarget.checked)}
          />
          <Anchor component="button" onClick={onLookAtBlocked}>
            {t('plan.lookAtBlocked')}
          </Anchor>
        </Group>
      ) : null}
      {isDoubtful ? <Text c="dimmed">{t('steps.doubtsOpen')}</Text> : null}
      {isUndecided ? <Text c="dimmed">{t('sent.holdsBack')}</Text> : null}
      <Group gap="xs" wrap="nowrap" className="send-line">
        <Text className="private" truncate title={customer.name}>
          {t('steps.sentTo', { name: customer.name, type: t(`customers.type.${customer.type}`) })}
        </Text>
        {plan.calls.length > 0 ? (
          <Button
            size="sm"
            disabled={isHeld}
            loading={starting.isRunning && next === undefined}
            onClick={() => goOn(undefined)}
          >
            {sendLabel(plan, t)}
          </Button>
        ) : null}
        <Button
          variant="filled"
          size="sm"
          disabled={isHeld}
          data-primary
          loading={starting.isRunning && next === 'analyse'}
          onClick={() => goOn('analyse')}
        >
          {t(plan.calls.length === 0 ? 'plan.sendNothing' : 'plan.sendAndAnalyse')}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('plan.productionTitle')}
        text={t('plan.productionText', { count: plan.transactions })}
        confirmLabel={t('plan.productionSend')}
        isRunning={starting.isRunning}
        isAllowed={word.trim().toLowerCase() === expected.toLowerCase()}
        error={starting.error}
        onConfirm={() => void start(next)}
        onCancel={close}
      >
        <TextInput
          label={t('plan.productionWord', { word: expected })}
          value={word}
          autoComplete="off"
          onChange={(event) => setWord(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </Stack>
  );
}

function sendLabel(plan: UploadPlan, t: ReturnType<typeof useTexts>['t']): string {
  if (plan.transactions > 0) return t('plan.send', { count: plan.transactions });
  return t(plan.replaces ? 'plan.sendCorrection' : 'plan.sendBalances');
}
