import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { BridgeError } from '../../preload/contract';
import { useTexts } from '../base/language';
import { FailureNotice } from './failure-notice';

interface RenameDialogProps {
  title: string;
  label: string;
  name: string;
  isRunning: boolean;
  error: BridgeError | null;
  /** Gets the new name, trimmed and never empty. */
  onRename: (name: string) => void;
  onClose: () => void;
}

/** Asks for another name of something that the user named. */
export function RenameDialog({
  title,
  label,
  name: first,
  isRunning,
  error,
  onRename,
  onClose,
}: RenameDialogProps) {
  const { t } = useTexts();
  const [name, setName] = useState(first);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onRename(name.trim());
  }

  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false}>
      <form onSubmit={onSubmit}>
        <Stack gap="sm">
          <TextInput
            label={label}
            value={name}
            maxLength={200}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <FailureNotice error={error} />
          <Group justify="flex-end" gap="xs">
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button type="submit" variant="filled" loading={isRunning} disabled={name.trim() === ''}>
              {t('ui.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
