import { join } from 'node:path';
import { BrowserWindow, type Session } from 'electron';
import { appOrigin } from '../security/app-scheme';
import { webPreferences } from './web-preferences';
import type { WindowRoles } from './window-roles';

export interface MainWindowOptions {
  preloadFolder: string;
  session: Session;
  roles: WindowRoles;
  isPackaged: boolean;
  /** Painted before the page is there, so that a dark desktop sees no white flash. */
  backgroundColor: string;
}

/** The program's one window; shown when its first screen is painted. */
export function createMainWindow(options: MainWindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 760,
    minHeight: 520,
    show: false,
    title: 'Kontor',
    backgroundColor: options.backgroundColor,
    webPreferences: {
      ...webPreferences,
      session: options.session,
      preload: join(options.preloadFolder, 'main.cjs'),
      devTools: !options.isPackaged,
    },
  });
  options.roles.assign(window.webContents, 'main');
  window.once('ready-to-show', () => window.show());
  window.on('page-title-updated', (event) => event.preventDefault());
  void window.loadURL(`${appOrigin}/index.html`);
  return window;
}
