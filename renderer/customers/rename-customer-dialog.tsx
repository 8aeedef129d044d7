import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Customer } from '../../preload/contract';
import { kontor } from '../app/kontor';
import { useTexts } from '../app/language';
import { useAction } from '../app/use-action';
import { FailureNotice } from '../ui/failure-notice';

export function RenameCustomerDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { t } = useTexts();
  const [name, setName] = useState(customer.name);
  const renaming = useAction(kontor().customers.rename);
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const answer = await renaming.run(customer.id, name.trim());
    if (answer.ok) onClose();
  }
  return (
    <Modal opened onClose={onClose} title={t('customers.rename')} withCloseButton={false}>
      <form onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="sm">
          <TextInput
            label={t('customers.name')}
            value={name}
            maxLength={200}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <FailureNotice error={renaming.error} />
          <Group justify="flex-end" gap="xs">
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button type="submit" variant="filled" loading={renaming.isRunning} disabled={name.trim() === ''}>
              {t('ui.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
