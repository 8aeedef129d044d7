import './uploads.css';
import { Anchor, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { BridgeError, Customer, Environment, Upload, UploadPlan } from '../../preload/contract';
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
  const [isWithoutBlocked, setWithoutBlocked] = useState(isBlockedConfirmed);
  /** What follows the sending; kept while production is being confirmed. */
  const [next, setNext] = useState<'analyse' | undefined>('analyse');
  const starting = useAction(kontor().uploads.start);
  const isUndecided = (plan.sentOtherwise?.open ?? 0) > 0;
  const isHeld = isDoubtful || isUndecided || (blocked > 0 && !isWithoutBlocked) || starting.isRunning;

  async function start(chosen: 'analyse' | undefined) {
    const answer = await starting.run(plan.importId, plan.customerId, ...(chosen ? [chosen] : []));
    if (answer.ok) {
      ask.close();
      onStarted(answer.value);
    } else if (answer.error.code === 'upload.differs') {
      ask.close();
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
        <BlockedRows
          count={blocked}
          isAccepted={isWithoutBlocked}
          onAccept={setWithoutBlocked}
          onLookAt={onLookAtBlocked}
        />
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
      <ProductionWord
        isOpen={isAsking}
        count={plan.transactions}
        starting={starting}
        onConfirm={() => void start(next)}
        onCancel={ask.close}
      />
    </Stack>
  );
}

interface BlockedRowsProps {
  count: number;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
  onLookAt: () => void;
}

/** Sending without the rows that are blocked takes a yes of its own. */
function BlockedRows({ count, isAccepted, onAccept, onLookAt }: BlockedRowsProps) {
  const { t } = useTexts();
  return (
    <Group gap="sm">
      <Checkbox
        label={t('plan.withoutBlocked', { count })}
        checked={isAccepted}
        onChange={(event) => onAccept(event.currentTarget.checked)}
      />
      <Anchor component="button" onClick={onLookAt}>
        {t('plan.lookAtBlocked')}
      </Anchor>
    </Group>
  );
}

interface ProductionWordProps {
  isOpen: boolean;
  /** Transactions that would be sent. */
  count: number;
  starting: { isRunning: boolean; error: BridgeError | null };
  onConfirm: () => void;
  onCancel: () => void;
}

/** The word that confirms production, typed for this one time: it does not wait in the field for the next. */
function ProductionWord({ isOpen, count, starting, onConfirm, onCancel }: ProductionWordProps) {
  const { t } = useTexts();
  const [word, setWord] = useState('');
  const expected = t('environment.production');
  useEffect(() => {
    if (!isOpen) setWord('');
  }, [isOpen]);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('plan.productionTitle')}
      text={t('plan.productionText', { count })}
      confirmLabel={t('plan.productionSend')}
      isRunning={starting.isRunning}
      isAllowed={word.trim().toLowerCase() === expected.toLowerCase()}
      error={starting.error}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <TextInput
        label={t('plan.productionWord', { word: expected })}
        value={word}
        autoComplete="off"
        onChange={(event) => setWord(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

function sendLabel(plan: UploadPlan, t: ReturnType<typeof useTexts>['t']): string {
  if (plan.transactions > 0) return t('plan.send', { count: plan.transactions });
  return t(plan.replaces ? 'plan.sendCorrection' : 'plan.sendBalances');
}
