import { Tooltip, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconActivity,
  IconApi,
  IconFileImport,
  IconHelp,
  IconKeyboard,
  IconPlugConnected,
  IconSettings,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { labelOfScreen } from '../base/keys/shortcuts';
import { useTexts } from '../base/language';
import { type MainScreen, mainScreenOf, mainScreens, useNavigation } from '../base/navigation';

const icons: Record<MainScreen, typeof IconUsers> = {
  import: IconFileImport,
  customers: IconUsers,
  connections: IconPlugConnected,
  activity: IconActivity,
  explorer: IconApi,
  team: IconUsersGroup,
  settings: IconSettings,
  help: IconHelp,
};

export function SideNavigation({ openSheet }: { openSheet: () => void }) {
  const { t } = useTexts();
  const { place, go } = useNavigation();
  const current = mainScreenOf(place);
  // Where the words stand beside the icons, a bubble with the same word would only cover the screen (app.css).
  const isNarrow = useMediaQuery('(max-width: 1000px)') ?? false;
  return (
    <nav className="side" aria-label={t('app.nav.label')}>
      <div className="side-name" aria-hidden>
        <span className="side-mark">K</span>
        <span className="side-text">Kontor</span>
      </div>
      <ul>
        {mainScreens.map((screen) => {
          const Icon = icons[screen];
          const label = t(labelOfScreen(screen));
          return (
            <li key={screen}>
              <Tooltip label={label} position="right" openDelay={600} disabled={!isNarrow}>
                <UnstyledButton
                  className="side-entry"
                  aria-label={label}
                  aria-current={current === screen ? 'page' : undefined}
                  onClick={() => go({ screen })}
                >
                  <Icon size={18} stroke={1.6} aria-hidden />
                  <span className="side-text">{label}</span>
                </UnstyledButton>
              </Tooltip>
            </li>
          );
        })}
      </ul>
      <UnstyledButton
        className="side-entry side-last"
        aria-label={t('app.shortcut.title')}
        onClick={openSheet}
      >
        <IconKeyboard size={18} stroke={1.6} aria-hidden />
        <span className="side-text">{t('app.shortcut.title')}</span>
      </UnstyledButton>
    </nav>
  );
}
