import './settings.css';
import { Loader, Modal, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../base/language';

type Notice = typeof import('virtual:notices')['default'][number];

/** Parts of others, each with the text under which it may be used. They are loaded when somebody wants to read them. */
export function LicencesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const [notices, setNotices] = useState<readonly Notice[] | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    void import('virtual:notices').then((module) => setNotices(module.default));
  }, []);
  const wanted = words.trim().toLowerCase();
  const shown = notices?.filter(({ name, licence }) => `${name} ${licence}`.toLowerCase().includes(wanted));
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('settings.licences')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Text mb="sm">{t('settings.licencesText')}</Text>
      <TextInput
        label={t('settings.licencesFind')}
        value={words}
        data-autofocus
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {shown ? null : <Loader mt="md" aria-label={t('ui.loading')} />}
      {shown?.length === 0 ? <Text mt="md">{t('settings.licencesNone')}</Text> : null}
      {shown?.map(({ name, version, licence, text }) => (
        <details key={`${name}@${version}`} className="licence">
          <summary>
            {name} {version} <span className="licence-name">{licence}</span>
          </summary>
          {/* Texts of licences stay in the language they are written in. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
          <pre lang="en" tabIndex={0}>
            {text || t('settings.licenceWithoutText', { licence })}
          </pre>
        </details>
      ))}
    </Modal>
  );
}
