import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useAppInfo } from '../base/app-info';
import { useTexts } from '../base/language';
import { Panel } from '../ui/panel';
import { LicencesDialog } from './licences-dialog';

/** Which program this is, and what of others is in it. */
export function AboutPanel() {
  const { t } = useTexts();
  const info = useAppInfo();
  const [isOpen, licences] = useDisclosure(false);
  return (
    <Panel title={t('settings.about')}>
      {info ? (
        <Text>
          {t('settings.version', {
            version: info.version,
            electron: info.electronVersion,
            chromium: info.chromiumVersion,
          })}
        </Text>
      ) : null}
      <div>
        <Button data-command="settings.licences" onClick={licences.open}>
          {t('settings.licences')}
        </Button>
      </div>
      {isOpen ? <LicencesDialog onClose={licences.close} /> : null}
    </Panel>
  );
}
