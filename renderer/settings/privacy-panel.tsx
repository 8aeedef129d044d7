import { Switch } from '@mantine/core';
import type { Settings } from '../../preload/contract';
import { useAppInfo } from '../base/app-info';
import { useTexts } from '../base/language';
import { Panel } from '../ui/panel';

interface PrivacyPanelProps {
  settings: Settings;
  onSave: (change: Partial<Settings>) => void;
}

/** What others who see this computer may learn from it. */
export function PrivacyPanel({ settings, onSave }: PrivacyPanelProps) {
  const { t } = useTexts();
  const info = useAppInfo();
  // Of the systems that Kontor runs on, Linux has no such thing.
  const canGuardScreen = ['darwin', 'win32'].includes(info?.platform ?? '');
  const isSet = info?.administrator?.maskedAtStart === true;
  return (
    <Panel title={t('settings.privacy')}>
      <Switch
        label={t('settings.mask')}
        description={t('settings.maskText')}
        checked={settings.isMasked}
        onChange={(event) => onSave({ isMasked: event.currentTarget.checked })}
      />
      <Switch
        label={t('settings.maskAtStart')}
        description={isSet ? t('settings.setByAdministrator') : t('settings.maskAtStartText')}
        disabled={isSet}
        checked={isSet || settings.masksAtStart}
        onChange={(event) => onSave({ masksAtStart: event.currentTarget.checked })}
      />
      {canGuardScreen ? (
        <Switch
          label={t('settings.guardScreen')}
          description={t('settings.guardScreenText')}
          checked={settings.isScreenGuarded}
          onChange={(event) => onSave({ isScreenGuarded: event.currentTarget.checked })}
        />
      ) : null}
      <Switch
        label={t('settings.recent')}
        description={t('settings.recentText')}
        checked={settings.keepsRecent}
        onChange={(event) => onSave({ keepsRecent: event.currentTarget.checked, recentCustomers: [] })}
      />
    </Panel>
  );
}
