import type { Customer } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { RenameDialog } from '../ui/rename-dialog';

export function RenameCustomerDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { t } = useTexts();
  const renaming = useAction(kontor().customers.rename);
  async function rename(name: string) {
    const answer = await renaming.run(customer.id, name);
    if (answer.ok) onClose();
  }
  return (
    <RenameDialog
      title={t('customers.rename')}
      label={t('customers.name')}
      name={customer.name}
      isRunning={renaming.isRunning}
      error={renaming.error}
      onRename={(name) => void rename(name)}
      onClose={onClose}
    />
  );
}
