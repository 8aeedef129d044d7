import { useState } from 'react';
import type { Customer } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useSettings } from '../base/settings-context';
import { useAction } from '../base/use-action';
import { forever, LifetimeSelect } from '../service-users/lifetime-select';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { EnvironmentBadge } from '../ui/environment-badge';

interface SetUpAgainDialogProps {
  customer: Customer;
  onDone: () => void;
  onClose: () => void;
}

/** A new user at the service for a customer whose user is gone there. */
export function SetUpAgainDialog({ customer, onDone, onClose }: SetUpAgainDialogProps) {
  const { t } = useTexts();
  const { defaultExpiresIn } = useSettings();
  const [lifetime, setLifetime] = useState<string>(defaultExpiresIn);
  const setting = useAction(kontor().customers.setUpAgain);
  const { id, name, connectionName, environment } = customer;
  return (
    <ConfirmDialog
      isOpen
      title={t('customer.setUpAgainTitle', { name })}
      text={t('customer.setUpAgainText', { connection: connectionName })}
      confirmLabel={t('customer.setUpAgain')}
      isRunning={setting.isRunning}
      error={setting.error}
      onConfirm={() => {
        void setting.run(id, lifetime === forever ? null : lifetime).then((answer) => {
          if (!answer.ok) return;
          onClose();
          onDone();
        });
      }}
      onCancel={onClose}
    >
      {environment === 'production' ? <EnvironmentBadge environment={environment} /> : null}
      <LifetimeSelect
        label={t('customers.lifetime')}
        description={t('customers.lifetimeText')}
        value={lifetime}
        allowsForever
        onChange={setLifetime}
      />
    </ConfirmDialog>
  );
}
