import { Alert, Button, Group, Text } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Customer, CustomerStanding } from '../../preload/contract';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { RemoveHereDialog } from './remove-here-dialog';
import { SetUpAgainDialog } from './set-up-again-dialog';

interface StandingNoticeProps {
  customer: Customer;
  /** Null while the service is being asked. */
  standing: CustomerStanding | null;
  onAgain: () => void;
}

/** A customer whose service is away, or whose user is gone there: said, with every way out. */
export function StandingNotice({ customer, standing, onAgain }: StandingNoticeProps) {
  const { t, sentence } = useTexts();
  const { go } = useNavigation();
  const [isRemoving, setRemoving] = useState(false);
  const [isSettingUp, setSettingUp] = useState(false);
  if (!standing || standing.state === 'known') return null;
  const { state, error } = standing;
  return (
    <Alert color="yellow" icon={<IconPlugConnectedX size={18} aria-hidden />} role="status">
      <Group justify="space-between" align="flex-start" gap="md">
        <Text flex="1 1 320px">
          {t(`customer.standing.${state}`, { connection: customer.connectionName })}
          {error ? ` ${sentence(error)}` : ''}
        </Text>
        <Group gap="xs">
          {state === 'away' ? <Button onClick={onAgain}>{t('ui.tryAgain')}</Button> : null}
          {state === 'away' && customer.environment !== 'local' ? (
            <Button onClick={() => go({ screen: 'connections' })}>{t('upload.wayOut.connections')}</Button>
          ) : null}
          {state === 'gone' ? (
            <Button variant="filled" onClick={() => setSettingUp(true)}>
              {t('customer.setUpAgain')}
            </Button>
          ) : null}
          <Button onClick={() => setRemoving(true)}>{t('customer.removeHere')}</Button>
        </Group>
      </Group>
      {isSettingUp ? (
        <SetUpAgainDialog
          customer={customer}
          onDone={() => {
            onAgain();
            go({ screen: 'customer', customerId: customer.id, tab: 'imports' });
          }}
          onClose={() => setSettingUp(false)}
        />
      ) : null}
      {isRemoving ? (
        <RemoveHereDialog
          customer={customer}
          isGone={state === 'gone'}
          onRemoved={() => go({ screen: 'customers' })}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </Alert>
  );
}
