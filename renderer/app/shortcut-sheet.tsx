import { Group, Kbd, Modal, Table } from '@mantine/core';
import { useAppInfo } from '../base/app-info';
import { useTexts } from '../base/language';
import { shortcuts, shownKeys } from '../base/shortcuts';

export function ShortcutSheet({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const { t } = useTexts();
  const platform = useAppInfo()?.platform ?? '';
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={t('app.shortcut.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Table>
        <Table.Tbody>
          {shortcuts.map((shortcut) => (
            <Table.Tr key={shortcut.keys}>
              <Table.Td>{t(shortcut.label)}</Table.Td>
              <Table.Td>
                <Group gap={4} justify="flex-end">
                  {shownKeys(shortcut.keys, platform).map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
