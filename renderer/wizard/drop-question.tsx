import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useTexts } from '../base/language';
import { useLive } from '../base/use-live';
import { useImport } from '../import/queue/import-context';
import { CustomerLine } from '../ui/customer-line';
import { withHidden } from '../ui/names/with-names';
import { namesInShort } from '../ui/names-in-short';

interface DropQuestionProps {
  files: readonly File[];
  onAdd: () => void;
  onBegin: () => void;
  onCancel: () => void;
}

/** Files that come while an import stands before its sending: they may be somebody else's. */
export function DropQuestion({ files, onAdd, onBegin, onCancel }: DropQuestionProps) {
  const { t } = useTexts();
  const { session } = useImport();
  const customer = useLive('customers.changed')?.find(({ id }) => id === session.customerId) ?? null;
  const names = files.map(({ name }) => name);
  const short = namesInShort(names, t);
  return (
    <Modal opened onClose={onCancel} title={t('drop.title', { count: files.length })} withCloseButton={false}>
      <Stack gap="sm">
        <Text className="breakable" title={names.join('\n')}>
          {withHidden(t('drop.text', { names: short, count: files.length }), short)}
        </Text>
        {customer ? <CustomerLine customer={customer} /> : null}
        <Text size="sm" c="dimmed">
          {t('drop.kept')}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button onClick={onCancel} data-autofocus>
            {t('ui.cancel')}
          </Button>
          <Button onClick={onBegin}>{t('drop.begin')}</Button>
          <Button variant="filled" onClick={onAdd}>
            {t('drop.add')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
