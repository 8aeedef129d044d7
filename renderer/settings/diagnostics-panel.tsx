import { Button, Group, Modal, NativeSelect, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import type { Settings } from '../../preload/contract';
import { useAppInfo } from '../base/app-info';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { useLoaded } from '../base/use-loaded';
import { Busy } from '../ui/busy';
import { FailureNotice } from '../ui/failure-notice';
import { Panel } from '../ui/panel';

const levels = ['info', 'warning', 'fault'] as const;

interface DiagnosticsPanelProps {
  settings: Settings;
  onSave: (change: Partial<Settings>) => void;
}

/** How much the log holds, and what is given to whoever helps: seen before it is saved. */
export function DiagnosticsPanel({ settings, onSave }: DiagnosticsPanelProps) {
  const { t } = useTexts();
  const set = useAppInfo()?.administrator?.logLevel;
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <Panel title={t('settings.diagnostics')}>
      <NativeSelect
        label={t('settings.logLevel')}
        description={set ? t('settings.setByAdministrator') : t('settings.logLevelText')}
        disabled={set !== undefined}
        value={set ?? settings.logLevel}
        onChange={(event) => onSave({ logLevel: event.currentTarget.value as Settings['logLevel'] })}
        data={levels.map((one) => ({ value: one, label: t(`settings.logLevel.${one}`) }))}
      />
      <Text>{t('settings.diagnosticsText')}</Text>
      <div>
        <Button onClick={dialog.open}>{t('settings.diagnosticsShow')}</Button>
      </div>
      {isOpen ? <DiagnosticsDialog onClose={dialog.close} /> : null}
    </Panel>
  );
}

function DiagnosticsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const [text, reload] = useLoaded('diagnostics', () => kontor().diagnostics.collect());
  const saving = useAction(kontor().diagnostics.save);
  function close() {
    void kontor().diagnostics.forget();
    onClose();
  }
  async function save() {
    const answer = await saving.run();
    if (!answer.ok || !answer.value) return;
    notifications.show({ message: t('ui.savedAs', { name: answer.value.fileName }) });
    close();
  }
  return (
    <Modal
      opened
      onClose={close}
      size="xl"
      title={t('settings.diagnosticsShow')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Text mb="sm">{t('settings.diagnosticsSeen')}</Text>
      {text.state === 'loading' ? <Busy /> : null}
      {text.state === 'failed' ? <FailureNotice error={text.error} onAgain={reload} /> : null}
      {text.state === 'ready' ? (
        // What a log says stays in the language of the program's makers.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        <pre className="diagnostics" lang="en" tabIndex={0}>
          {text.value}
        </pre>
      ) : null}
      <FailureNotice error={saving.error} />
      <Group justify="flex-end" gap="xs" mt="sm">
        <Button onClick={close}>{t('ui.cancel')}</Button>
        <Button
          variant="filled"
          disabled={text.state !== 'ready'}
          loading={saving.isRunning}
          onClick={() => void save()}
        >
          {t('settings.diagnosticsSave')}
        </Button>
      </Group>
    </Modal>
  );
}
