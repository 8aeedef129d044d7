import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import type { ExplorerRequest } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { FailureNotice } from '../ui/failure-notice';
import { withNames } from '../ui/names/with-names';

/** Keeps the values of a call under a name; secrets are not kept. */
export function SaveCall({ request }: { request: ExplorerRequest }) {
  const { t } = useTexts();
  const [isOpen, dialog] = useDisclosure(false);
  const [name, setName] = useState('');
  const saving = useAction(kontor().explorer.saveExample);

  async function save() {
    const { connectionId: _any, ...kept } = request;
    const saved = await saving.run({ name: name.trim(), request: kept });
    if (!saved.ok) return;
    dialog.close();
    notifications.show({ message: withNames(t('explorer.saved', { name: name.trim() })) });
  }

  return (
    <>
      <Button leftSection={<IconBookmark size={15} aria-hidden />} onClick={dialog.open}>
        {t('explorer.keep')}
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title={t('explorer.keepTitle')} withCloseButton={false}>
        <Stack gap="sm">
          <TextInput
            label={t('customers.name')}
            value={name}
            maxLength={200}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The dialog stands inside of the form of the call, which Enter would send.
              event.preventDefault();
              event.stopPropagation();
              if (name.trim()) void save();
            }}
          />
          <Text size="xs" c="dimmed">
            {t('explorer.keepText')}
          </Text>
          <FailureNotice error={saving.error} />
          <Group justify="flex-end" gap="xs">
            <Button onClick={dialog.close}>{t('ui.cancel')}</Button>
            <Button
              variant="filled"
              disabled={!name.trim()}
              loading={saving.isRunning}
              onClick={() => void save()}
            >
              {t('ui.save')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
