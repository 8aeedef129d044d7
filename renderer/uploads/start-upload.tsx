import { Button, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { Environment, Upload, UploadPlan } from '../../preload/contract';
import { kontor } from '../app/kontor';
import { useTexts } from '../app/language';
import { useAction } from '../app/use-action';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { FailureNotice } from '../ui/failure-notice';

interface StartUploadProps {
  plan: UploadPlan;
  environment: Environment;
  onStarted: (upload: Upload) => void;
}

/** Production takes a second, typed yes (feature 44); local and test start at once. */
export function StartUpload({ plan, environment, onStarted }: StartUploadProps) {
  const { t } = useTexts();
  const [isAsking, ask] = useDisclosure(false);
  const [word, setWord] = useState('');
  const starting = useAction(kontor().uploads.start);
  const expected = t('environment.production');

  async function start() {
    const answer = await starting.run(plan.importId, plan.customerId);
    if (answer.ok) {
      ask.close();
      onStarted(answer.value);
    }
  }

  return (
    <Stack gap="xs" align="flex-end">
      {isAsking ? null : <FailureNotice error={starting.error} />}
      <Button
        variant="filled"
        size="sm"
        loading={starting.isRunning}
        onClick={() => (environment === 'production' ? ask.open() : void start())}
      >
        {plan.transactions === 0 ? t('plan.sendNothing') : t('plan.send', { count: plan.transactions })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('plan.productionTitle')}
        text={t('plan.productionText', { count: plan.transactions })}
        confirmLabel={t('plan.productionSend')}
        isRunning={starting.isRunning}
        isAllowed={word.trim().toLowerCase() === expected.toLowerCase()}
        error={starting.error}
        onConfirm={() => void start()}
        onCancel={ask.close}
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
