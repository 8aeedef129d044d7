import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import {
  type Answer,
  type BridgeError,
  type Language,
  language as languageSchema,
} from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';

interface SaveActionsProps {
  customerId: string;
  canSave: boolean;
  onError: (error: BridgeError | null) => void;
}

/** Saves what the screen shows; the language of the report is chosen apart from that of the window (feature 62). */
export function SaveActions({ customerId, canSave, onError }: SaveActionsProps) {
  const { t } = useTexts();
  const report = useAction((language: Language) => kontor().report.save(customerId, { language }));
  const json = useAction(() => kontor().results.save(customerId));
  const finish = (answer: Answer<{ fileName: string } | null>) => {
    onError(answer.ok ? null : answer.error);
    if (answer.ok && answer.value)
      notifications.show({ message: t('results.saved', { name: answer.value.fileName }) });
  };
  return (
    <>
      <Button
        leftSection={<IconDownload size={15} aria-hidden />}
        disabled={!canSave}
        loading={json.isRunning}
        onClick={() => void json.run().then(finish)}
      >
        {t('results.saveJson')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="filled"
            leftSection={<IconFileTypePdf size={15} aria-hidden />}
            disabled={!canSave}
            loading={report.isRunning}
          >
            {t('results.saveReport')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('results.reportLanguage')}</Menu.Label>
          {languageSchema.options.map((option) => (
            <Menu.Item key={option} onClick={() => void report.run(option).then(finish)}>
              {t(`results.language.${option}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
