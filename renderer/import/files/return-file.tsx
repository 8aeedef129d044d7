import { ActionIcon, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { type BridgeError, type ImportFile, keptFileLimit } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { FailureNotice } from '../../ui/failure-notice';
import { withNames } from '../../ui/names/with-names';
import { useImport } from '../queue/import-context';
import type { QueueItem } from '../queue/queue-state';
import { digestOfFile } from '../reading/file-digest';

interface ReturnFileProps {
  file: ImportFile;
  onMap: (item: QueueItem) => void;
}

/** Of a file of which no copy was kept, the reading is changed once it is chosen again: by its name, and only if it is the same. */
export function ReturnFile({ file, onMap }: ReturnFileProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionIcon
        title={t('import.map')}
        aria-label={t('import.mapOf', { name: file.name })}
        onClick={() => setOpen(true)}
      >
        <IconColumns3 size={16} />
      </ActionIcon>
      {isOpen ? <ReturnDialog file={file} onMap={onMap} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ReturnDialog({ file, onMap, onClose }: ReturnFileProps & { onClose: () => void }) {
  const { t, format } = useTexts();
  const { queue } = useImport();
  const input = useRef<HTMLInputElement>(null);
  const [isComparing, setComparing] = useState(false);
  const [isOther, setOther] = useState(false);
  const [error, setError] = useState<BridgeError | null>(null);

  async function compare(chosen: File) {
    setComparing(true);
    setOther(false);
    setError(null);
    const [reading, digest] = await Promise.all([
      queue.readingOf(file.id),
      digestOfFile(chosen).catch(() => null),
    ]);
    setComparing(false);
    if (!reading.ok) setError(reading.error);
    else if (digest === null) setError({ code: 'file.vanished', params: { name: chosen.name } });
    else if (digest !== reading.value.sha256) setOther(true);
    else {
      const item = await queue.attach(file, chosen);
      if (!item) return;
      onClose();
      onMap(item);
    }
  }

  function onChosen(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.currentTarget.files ?? [];
    if (chosen) void compare(chosen);
    // The same file chosen twice in a row must be noticed twice.
    event.currentTarget.value = '';
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('return.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Stack gap="sm">
        <Text className="breakable">
          {t('return.text', {
            name: file.name,
            size: format.bytes(file.sizeBytes),
            limit: format.bytes(keptFileLimit),
          })}
        </Text>
        <input ref={input} type="file" hidden aria-label={t('return.choose')} onChange={onChosen} />
        <div role="status" aria-live="polite">
          {isOther ? (
            <Text c="var(--ask)" fw={600}>
              {withNames(t('return.isOther', { name: file.name }))}
            </Text>
          ) : null}
        </div>
        <FailureNotice error={error} />
        <Group justify="flex-end" gap="xs">
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            variant="filled"
            loading={isComparing}
            data-autofocus
            onClick={() => input.current?.click()}
          >
            {t('return.choose')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
