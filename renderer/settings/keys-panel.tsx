import { Button, Text } from '@mantine/core';
import { runCommand } from '../base/keys/screen-actions';
import { useTexts } from '../base/language';
import { Panel } from '../ui/panel';

/** The way to the sheet of keys, where they are changed. */
export function KeysPanel() {
  const { t } = useTexts();
  return (
    <Panel title={t('keys.settings')}>
      <Text>{t('keys.settingsText')}</Text>
      <div>
        <Button onClick={() => runCommand('sheet')}>{t('app.shortcut.title')}</Button>
      </div>
    </Panel>
  );
}
