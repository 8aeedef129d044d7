import { Alert, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import type { BankSession, Customer } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { FailureNotice } from '../ui/failure-notice';

const colors: Partial<Record<BankSession['state'], string>> = {
  done: 'green',
  noAnswerYet: 'yellow',
  outOfBudget: 'yellow',
  failed: 'red',
  unknownUser: 'red',
};
/** States in which the page may still be used. */
const open: readonly BankSession['state'][] = [
  'running',
  'noAnswerYet',
  'unfollowed',
  'outOfBudget',
  'failed',
];

/** How the page in the browser stands, with what can be done about it. */
export function BankSessionNotice({ session, customer }: { session: BankSession; customer: Customer }) {
  const { t, sentence } = useTexts();
  const { id, kind, state, canBeOpened, error } = session;
  const again = useAction(kontor().banking.openAgain);
  const waiting = useAction(kontor().banking.keepWaiting);
  const stopping = useAction(kontor().banking.stop);
  const analysing = useAction(kontor().runs.start);
  const isOpen = open.includes(state);
  const [analysed, setAnalysed] = useState<string | null>(null);
  const words = state === 'outOfBudget' && !canBeOpened ? 'outOfBudgetLost' : state;

  async function analyse() {
    const answer = await analysing.run(customer.id);
    if (!answer.ok) return;
    setAnalysed(id);
    notifications.show({ message: t('banks.analysing') });
  }
  return (
    <>
      <Alert color={colors[state] ?? 'blue'} icon={<IconWorld size={18} aria-hidden />} role="status">
        <Group justify="space-between" align="flex-start" gap="md">
          <Text flex="1 1 320px">
            <strong>{t(`banks.kind.${kind}`)}: </strong>
            {t(`banks.session.${words}`)}
            {error ? ` ${sentence(error)}` : ''}
          </Text>
          <Group gap="xs">
            {isOpen && canBeOpened ? (
              <Button loading={again.isRunning} onClick={() => void again.run(id)}>
                {t('banks.openAgain')}
              </Button>
            ) : null}
            {state === 'outOfBudget' || state === 'failed' ? (
              <Button loading={waiting.isRunning} onClick={() => void waiting.run(id)}>
                {t('banks.keepWaiting')}
              </Button>
            ) : null}
            {isOpen ? <Button onClick={() => void stopping.run(id)}>{t('banks.stop')}</Button> : null}
            {state === 'done' && analysed !== id ? (
              <Button variant="filled" loading={analysing.isRunning} onClick={() => void analyse()}>
                {t('banks.analyse')}
              </Button>
            ) : null}
          </Group>
        </Group>
      </Alert>
      <FailureNotice error={again.error ?? waiting.error ?? stopping.error ?? analysing.error} />
    </>
  );
}
