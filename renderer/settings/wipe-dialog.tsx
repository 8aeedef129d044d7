import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { ConfirmDialog } from '../ui/confirm-dialog';

/** Deletes everything of Kontor on this computer; the word has to be typed. */
export function WipeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const [word, setWord] = useState('');
  const wiping = useAction(kontor().app.wipe);
  const expected = t('settings.wipeWord');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDangerous
      title={t('settings.wipeAsk')}
      text={t('settings.wipeAskText')}
      confirmLabel={t('settings.wipe')}
      isAllowed={word.trim().toLowerCase() === expected.toLowerCase()}
      isRunning={wiping.isRunning}
      error={wiping.error}
      onConfirm={() => {
        void wiping.run().then((answer) => {
          // Everything on the screen is of what is gone: the page begins anew.
          if (answer.ok) window.location.reload();
        });
      }}
      onCancel={() => {
        setWord('');
        onClose();
      }}
    >
      <TextInput
        label={t('settings.wipeType', { word: expected })}
        value={word}
        autoComplete="off"
        onChange={(event) => setWord(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
