import { app, Menu, nativeTheme, powerMonitor } from 'electron';
import type { Language, Settings, WantedScreen } from '../../../preload/contract';
import { menuTemplate } from './menu';
import type { ScreenGuard } from './screen-guard';
import { drawSystemMenus } from './system-menus';

interface RuntimeSettings {
  readonly screen: ScreenGuard;
  readonly quit: () => void;
  /** Where the system's own menus lead; null for a program without a window. */
  readonly goTo: ((screen: WantedScreen) => void) | null;
}

/** What of the settings is the runtime's: theme, menus, and what others may record of the window. */
export function settingsApplier({ screen, quit, goTo }: RuntimeSettings) {
  return ({ theme, isScreenGuarded, keepsRecent }: Settings, language: Language): void => {
    nativeTheme.themeSource = theme;
    screen.set(isScreenGuarded);
    if (goTo) drawSystemMenus({ language, isOn: keepsRecent, goTo });
    const isMac = process.platform === 'darwin';
    Menu.setApplicationMenu(
      Menu.buildFromTemplate(menuTemplate(language, { isPackaged: app.isPackaged, isMac, quit })),
    );
  };
}

/** Sleep, waking, and the lock of the screen (SEC-16, SEC-39). */
export function hearSystem(program: {
  suspend(): void;
  resume(): void;
  lockScreen(isLocked: boolean): void;
}): void {
  powerMonitor.on('lock-screen', () => program.lockScreen(true));
  powerMonitor.on('unlock-screen', () => program.lockScreen(false));
  powerMonitor.on('suspend', () => program.suspend());
  powerMonitor.on('resume', () => program.resume());
}
