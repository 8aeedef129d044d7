import type { Customer } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { ConfirmDialog } from '../ui/confirm-dialog';

interface RemoveHereDialogProps {
  customer: Customer;
  /** The service has nothing of the customer any more. */
  isGone: boolean;
  onRemoved?: () => void;
  onClose: () => void;
}

/** The way out when the service cannot be asked to delete: everything here goes, and what stays there is said. */
export function RemoveHereDialog({ customer, isGone, onRemoved, onClose }: RemoveHereDialogProps) {
  const { t, format } = useTexts();
  const removing = useAction(kontor().customers.remove);
  const values = { connection: customer.connectionName };
  const stays = isGone
    ? t('customer.removeHere.gone')
    : customer.isUnreadable || customer.expiresAt === null
      ? t('customer.removeHere.staysForEver', values)
      : t('customer.removeHere.stays', { ...values, day: format.day(customer.expiresAt.slice(0, 10)) });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('customer.removeHereTitle', { name: customer.name })}
      text={`${t('customer.removeHereText')} ${stays}`}
      confirmLabel={t('customer.removeHere')}
      isRunning={removing.isRunning}
      error={removing.error}
      onConfirm={() => {
        void removing.run(customer.id, 'hereOnly').then((answer) => {
          if (!answer.ok) return;
          onClose();
          onRemoved?.();
        });
      }}
      onCancel={onClose}
    />
  );
}
