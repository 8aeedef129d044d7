import './shortcut-sheet.css';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { keyGroups, type Shortcut } from '../../base/keys/shortcuts';
import { useTexts } from '../../base/language';
import { KeyChanger } from './key-changer';
import { ShownKeys } from './shown-keys';

interface ShortcutSheetProps {
  table: readonly Shortcut[];
  isOpen: boolean;
  close: () => void;
}

/** Every action with its key, by the part of the program it belongs to; here it also gets another one. */
export function ShortcutSheet({ table, isOpen, close }: ShortcutSheetProps) {
  const { t } = useTexts();
  const [isChanging, setChanging] = useState(false);
  /** The keyboard is back at the button that led there. */
  const [hasChanged, setChanged] = useState(false);
  return (
    <Modal
      size="lg"
      opened={isOpen}
      onClose={() => {
        setChanging(false);
        setChanged(false);
        close();
      }}
      title={t('app.shortcut.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {isChanging ? (
        <KeyChanger
          table={table}
          onEnd={() => {
            setChanged(true);
            setChanging(false);
          }}
        />
      ) : (
        <Stack gap="md">
          {keyGroups.map((group) => (
            <section key={group} aria-labelledby={`keys-${group}`}>
              <h3 className="keys-group" id={`keys-${group}`}>
                {t(`keys.group.${group}`)}
              </h3>
              <dl className="keys-list">
                {table
                  .filter((one) => one.group === group && one.keys !== '')
                  .map((one) => (
                    <div key={one.id}>
                      <dt>{t(one.label)}</dt>
                      <dd>
                        <ShownKeys keys={one.keys} />
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
          <Group justify="flex-end">
            <Button autoFocus={hasChanged} onClick={() => setChanging(true)}>
              {t('keys.change')}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
