import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { MappingTemplate } from '../../preload/contract';
import { kontor } from '../app/kontor';
import { useTexts } from '../app/language';
import { useAction } from '../app/use-action';
import { FailureNotice } from '../ui/failure-notice';

interface RenameTemplateDialogProps {
  template: MappingTemplate;
  onRenamed: () => void;
  onClose: () => void;
}

export function RenameTemplateDialog({ template, onRenamed, onClose }: RenameTemplateDialogProps) {
  const { t } = useTexts();
  const [name, setName] = useState(template.name);
  const saving = useAction(kontor().templates.save);
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const { id, headerFingerprint, header, options } = template;
    const answer = await saving.run({ id, headerFingerprint, header, options, name: name.trim() });
    if (answer.ok) onRenamed();
  }
  return (
    <Modal opened onClose={onClose} title={t('templates.rename')} withCloseButton={false}>
      <form onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="sm">
          <TextInput
            label={t('templates.name')}
            value={name}
            maxLength={200}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <FailureNotice error={saving.error} />
          <Group justify="flex-end" gap="xs">
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button type="submit" variant="filled" loading={saving.isRunning} disabled={name.trim() === ''}>
              {t('ui.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
