import { Button, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';
import { chosenLanguage, languages, type Settings } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useSettings } from '../base/settings-context';
import { useAction } from '../base/use-action';
import { LifetimeSelect } from '../service-users/lifetime-select';
import { FailureNotice } from '../ui/failure-notice';
import { Panel } from '../ui/panel';
import { Screen } from '../ui/screen';
import { AboutPanel } from './about-panel';
import { AdministrationPanel } from './administration-panel';
import { DiagnosticsPanel } from './diagnostics-panel';
import { KeysPanel } from './keys-panel';
import { NetworkPanel } from './network-panel';
import { PointsPanel } from './points-panel';
import { PrivacyPanel } from './privacy-panel';
import { TemplatesPanel } from './templates-panel';
import { UpdatesPanel } from './updates-panel';
import { WipeDialog } from './wipe-dialog';

const themes = ['system', 'light', 'dark'] as const;
const retentions = [0, 1, 3, 6, 12, 24] as const;

export function SettingsScreen() {
  const { t } = useTexts();
  const settings = useSettings();
  const saving = useAction(kontor().app.saveSettings);
  const [isWiping, wipe] = useDisclosure(false);
  const save = (change: Partial<Settings>) => saving.run(change);
  return (
    <Screen title={t('settings.title')}>
      <Stack gap="md" maw={720}>
        <FailureNotice error={saving.error} />
        <Panel title={t('settings.look')}>
          <Choice label={t('settings.language')}>
            {(labelId) => (
              <SegmentedControl
                aria-labelledby={labelId}
                value={settings.language}
                onChange={(value) => void save({ language: value as Settings['language'] })}
                data={chosenLanguage.options.map((one) => ({
                  value: one,
                  label: one === 'system' ? t('settings.language.system') : languages[one].name,
                }))}
              />
            )}
          </Choice>
          <Choice label={t('settings.theme')}>
            {(labelId) => (
              <SegmentedControl
                aria-labelledby={labelId}
                value={settings.theme}
                onChange={(value) => void save({ theme: value as Settings['theme'] })}
                data={themes.map((one) => ({ value: one, label: t(`settings.theme.${one}`) }))}
              />
            )}
          </Choice>
        </Panel>
        <Panel title={t('settings.data')}>
          <LifetimeSelect
            label={t('settings.lifetime')}
            description={t('settings.lifetimeText')}
            value={settings.defaultExpiresIn}
            onChange={(value) => void save({ defaultExpiresIn: value })}
          />
          <NativeSelect
            label={t('settings.retention')}
            description={t('settings.retentionText')}
            value={String(settings.retentionMonths)}
            onChange={(event) => void save({ retentionMonths: Number(event.currentTarget.value) })}
            data={retentionChoices(settings.retentionMonths).map((months) => ({
              value: String(months),
              label: months === 0 ? t('settings.retentionNever') : t('lifetime.month', { count: months }),
            }))}
          />
        </Panel>
        <PrivacyPanel settings={settings} onSave={(change) => void save(change)} />
        <PointsPanel settings={settings} onSave={save} />
        <KeysPanel />
        <TemplatesPanel />
        <NetworkPanel />
        <DiagnosticsPanel settings={settings} onSave={(change) => void save(change)} />
        <Panel title={t('settings.wipeTitle')}>
          <Text>{t('settings.wipeText')}</Text>
          <div>
            <Button data-command="settings.wipe" color="red" variant="outline" onClick={wipe.open}>
              {t('settings.wipe')}
            </Button>
          </div>
        </Panel>
        <AdministrationPanel />
        <UpdatesPanel />
        <AboutPanel />
      </Stack>
      <WipeDialog isOpen={isWiping} onClose={wipe.close} />
    </Screen>
  );
}

function retentionChoices(current: number): number[] {
  const all = new Set<number>([...retentions, current]);
  return [...all].sort((a, b) => a - b);
}

function Choice({ label, children }: { label: string; children: (labelId: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <Text fw={500} id={id} mb={4}>
        {label}
      </Text>
      {children(id)}
    </div>
  );
}
