import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useAppInfo } from '../base/app-info';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { FailureNotice } from '../ui/failure-notice';
import { Panel } from '../ui/panel';

/** Looking for an update and installing it, where an administrator named an address for them. */
export function UpdatesPanel() {
  const { t } = useTexts();
  const updates = useAppInfo()?.administrator?.updates;
  const looking = useAction(kontor().app.checkForUpdate);
  const installing = useAction(kontor().app.installUpdate);
  const [found, setFound] = useState<{ version: string | null } | null>(null);
  const look = async () => {
    const answer = await looking.run();
    setFound(answer.ok ? answer.value : null);
  };
  if (updates === undefined || updates === 'off') return null;
  return (
    <Panel title={t('settings.updates')}>
      <Text>{t('settings.updatesText')}</Text>
      <FailureNotice error={installing.error ?? looking.error} />
      <div role="status">
        {found ? (
          <Text>
            {found.version === null
              ? t('settings.updatesNone')
              : t('settings.updatesFound', { version: found.version })}
          </Text>
        ) : null}
      </div>
      <div>
        {found?.version ? (
          <Button loading={installing.isRunning} onClick={() => void installing.run()}>
            {t('settings.updatesInstall')}
          </Button>
        ) : (
          <Button loading={looking.isRunning} onClick={() => void look()}>
            {t('settings.updatesCheck')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
