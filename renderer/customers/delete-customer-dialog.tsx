import type { Customer } from '../../preload/contract';
import { kontor } from '../app/kontor';
import { useTexts } from '../app/language';
import { useAction } from '../app/use-action';
import { ConfirmDialog } from '../ui/confirm-dialog';

export function DeleteCustomerDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { t } = useTexts();
  const deleting = useAction(kontor().customers.remove);
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('customers.deleteTitle', { name: customer.name })}
      text={t('customers.deleteText', {
        transactions: customer.transactionCount,
        accounts: customer.accountCount,
        connection: customer.connectionName,
      })}
      confirmLabel={t('customers.delete')}
      isRunning={deleting.isRunning}
      error={deleting.error}
      onConfirm={() => {
        void deleting.run(customer.id).then((answer) => {
          if (answer.ok) onClose();
        });
      }}
      onCancel={onClose}
    />
  );
}
