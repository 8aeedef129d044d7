import { ActionIcon, Button, Group, Menu, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDots, IconFilePlus, IconPencil, IconShieldCheck, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Customer } from '../../preload/contract';
import { useScreenAction } from '../base/keys/screen-actions';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { useNavigation } from '../base/navigation';
import { useAction } from '../base/use-action';
import { useAddFiles } from '../import/intake/use-add-files';
import { daysLeft } from '../service-users/lifetime';
import { EnvironmentBadge } from '../ui/environment-badge';
import { withNames } from '../ui/names/with-names';
import { headingId } from '../ui/screen';
import { DeleteCustomerDialog } from './delete-customer-dialog';
import { RenameCustomerDialog } from './rename-customer-dialog';

/** Who it is, where the data lies and for how long, and what can be done. */
export function CustomerHead({ customer }: { customer: Customer }) {
  const { t, format, sentence } = useTexts();
  const { go } = useNavigation();
  const addFiles = useAddFiles();
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const saving = useAction(kontor().customers.saveAudit);

  async function saveAudit() {
    const answer = await saving.run(customer.id);
    if (answer.ok && answer.value)
      notifications.show({ message: withNames(t('ui.savedAs', { name: answer.value.fileName })) });
    if (!answer.ok) notifications.show({ message: sentence(answer.error), color: 'red' });
  }

  function lifetimeOf({ expiresAt, isUnreadable }: Customer): string {
    if (isUnreadable) return t('ui.unreadable');
    if (expiresAt === null) return t('customer.neverExpires');
    const day = format.day(expiresAt.slice(0, 10));
    return t('customer.expiresIn', { count: daysLeft(expiresAt, Date.now()), day });
  }

  useScreenAction('customer.rename', () => setOpen('rename'));
  useScreenAction('customer.saveAudit', () => void saveAudit());
  useScreenAction('customer.delete', () => setOpen('delete'));
  return (
    <Group className="screen-head" justify="space-between" wrap="nowrap" gap="md" align="flex-start">
      <div className="screen-title">
        <Title order={1} id={headingId} className="private cut" title={customer.name}>
          {customer.name}
        </Title>
        <Group gap="xs" mt={3} wrap="nowrap">
          <EnvironmentBadge environment={customer.environment} />
          <Text size="xs" c="dimmed" className="customer-meta">
            {joinedTexts(
              [
                t(`customers.type.${customer.type}`),
                customer.connectionName,
                t('customer.createdAt', { day: format.instant(customer.createdAt) }),
                lifetimeOf(customer),
              ],
              ' · ',
            )}
          </Text>
        </Group>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button
          data-command="customer.addFiles"
          variant="filled"
          leftSection={<IconFilePlus size={15} aria-hidden />}
          disabled={addFiles.isBusy}
          title={addFiles.isBusy ? t('customer.addFilesBusy') : undefined}
          onClick={() => addFiles.begin(customer.id)}
        >
          {t('customer.addFiles')}
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={t('customers.actionsOf', { name: customer.name })}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={14} aria-hidden />} onClick={() => setOpen('rename')}>
              {t('customers.rename')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconShieldCheck size={14} aria-hidden />}
              onClick={() => void saveAudit()}
            >
              {t('customer.saveAudit')}
            </Menu.Item>
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={14} aria-hidden />}
              onClick={() => setOpen('delete')}
            >
              {t('customers.delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      {open === 'rename' ? <RenameCustomerDialog customer={customer} onClose={() => setOpen(null)} /> : null}
      {open === 'delete' ? (
        <DeleteCustomerDialog
          customer={customer}
          onDeleted={() => go({ screen: 'customers' })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Group>
  );
}
