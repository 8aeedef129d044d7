import '../base/mantine-styles';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import '../base/theme.css';
import '../ui/ui.css';
import './forced-colors.css';
import './targets.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type AppInfo, defaultHabits, type Settings } from '../../preload/contract';
import { languageOfLocale } from '../../preload/contract/values/languages';
import { kontor } from '../base/kontor';
import { expectLanguage, startLanguage } from '../base/language';
import { readStyleNonce } from '../base/style-nonce';
import { expectLive } from '../base/use-live';
import { keepEarlyDrops } from '../import/intake/early-drops';
import { keepPressedInSight } from '../ui/pressed-in-sight';
import { App } from './app';
import { refuseStrayDrops } from './stray-drops';

/** Used only when main does not answer: the window then still says what happened, in the language of the system. */
const standardSettings: Settings = {
  language: 'system',
  theme: 'system',
  retentionMonths: 0,
  defaultExpiresIn: 'P3M',
  isMasked: false,
  logLevel: 'info',
  masksAtStart: false,
  keepsRecent: true,
  recentCustomers: [],
  isScreenGuarded: false,
  pointThresholds: {},
  reportHabits: defaultHabits,
};

async function start(root: HTMLElement): Promise<void> {
  refuseStrayDrops(window);
  keepEarlyDrops(window);
  keepPressedInSight(window);
  expectLanguage(languageOfLocale(navigator.language));
  // Asked in front of what is waited for: the store has mostly opened meanwhile, and the first drawing is the screen itself.
  for (const name of ['storeState.changed', 'settings.changed'] as const) expectLive(name);
  const nonce = readStyleNonce();
  const [infoAnswer, settingsAnswer] = await Promise.all([kontor().app.info(), kontor().app.settings()]);
  const info: AppInfo | null = infoAnswer.ok ? infoAnswer.value : null;
  const settings = settingsAnswer.ok ? settingsAnswer.value : standardSettings;
  const systemLanguage = info?.systemLanguage ?? languageOfLocale(navigator.language);
  await startLanguage(settings.language === 'system' ? systemLanguage : settings.language);
  createRoot(root).render(
    <StrictMode>
      <App nonce={nonce} info={info} systemLanguage={systemLanguage} firstSettings={settings} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
