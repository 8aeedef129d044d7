import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useMemo } from 'react';
import type { AppInfo, Language, Settings } from '../../preload/contract';
import { hideNotice } from '../base/announced-changes';
import { AppInfoProvider } from '../base/app-info';
import { switchLanguage, useTexts } from '../base/language';
import { NavigationProvider } from '../base/navigation';
import { SettingsProvider } from '../base/settings-context';
import { theme } from '../base/theme';
import { useLive } from '../base/use-live';
import { ImportProvider } from '../import/queue/import-context';
import { ErrorBoundary } from './error-boundary';
import { Shell } from './shell';

interface AppProps {
  nonce: string;
  info: AppInfo | null;
  systemLanguage: Language;
  firstSettings: Settings;
}

export function App({ nonce, info, systemLanguage, firstSettings }: AppProps) {
  const settings = useLive('settings.changed') ?? firstSettings;
  const language = settings.language === 'system' ? systemLanguage : settings.language;
  // Forced, so that the choice lives in the settings alone and not a second time in the page's storage.
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const systemScheme = prefersDark ? 'dark' : 'light';
  const scheme = settings.theme === 'system' ? systemScheme : settings.theme;
  useEffect(() => {
    // What was said in the other language would stay in it.
    notifications.clean();
    hideNotice();
    void switchLanguage(language);
  }, [language]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-masked', settings.isMasked);
  }, [settings.isMasked]);
  const close = useTexts().t('ui.close');
  // Every button with a cross has a name, also that of a notice nobody thought of.
  const named = useMemo(
    () =>
      mergeThemeOverrides(theme, { components: { CloseButton: { defaultProps: { 'aria-label': close } } } }),
    [close],
  );
  return (
    <MantineProvider theme={named} getStyleNonce={() => nonce} forceColorScheme={scheme}>
      <Notifications position="top-center" autoClose={5000} limit={4} containerWidth={400} />
      <ErrorBoundary>
        <AppInfoProvider info={info}>
          <SettingsProvider settings={settings}>
            <NavigationProvider>
              <ImportProvider>
                <Shell />
              </ImportProvider>
            </NavigationProvider>
          </SettingsProvider>
        </AppInfoProvider>
      </ErrorBoundary>
    </MantineProvider>
  );
}
