import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Customer } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { RemoveHereDialog } from './remove-here-dialog';

interface DeleteCustomerDialogProps {
  customer: Customer;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Says what goes, here and there. A service that refuses or is away leaves the way out to delete here only. */
export function DeleteCustomerDialog({ customer, onDeleted, onClose }: DeleteCustomerDialogProps) {
  const { t } = useTexts();
  const deleting = useAction(kontor().customers.remove);
  const [isHereOnly, setHereOnly] = useState(false);
  if (isHereOnly) {
    return (
      <RemoveHereDialog
        customer={customer}
        isGone={customer.goneAt !== null}
        onClose={onClose}
        {...(onDeleted ? { onRemoved: onDeleted } : {})}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('customers.deleteTitle', { name: customer.name })}
      text={t('customers.deleteText', {
        transactions: customer.isUnreadable ? '–' : customer.transactionCount,
        accounts: customer.isUnreadable ? '–' : customer.accountCount,
        connection: customer.connectionName,
      })}
      confirmLabel={t('customers.delete')}
      isRunning={deleting.isRunning}
      error={deleting.error}
      onConfirm={() => {
        void deleting.run(customer.id).then((answer) => {
          if (!answer.ok) return;
          onClose();
          onDeleted?.();
        });
      }}
      onCancel={onClose}
    >
      {deleting.error ? (
        <Group gap="sm">
          <Text flex={1}>{t('customer.removeHere.offer')}</Text>
          <Button onClick={() => setHereOnly(true)}>{t('customer.removeHere')}</Button>
        </Group>
      ) : null}
    </ConfirmDialog>
  );
}
