import { join } from 'node:path';
import { BrowserWindow, type Session } from 'electron';
import { appOrigin } from '../security/app-scheme';
import { boundsAtStart, keepPlace, type PlaceFile } from './kept-place';
import { webPreferences } from './web-preferences';
import { smallestWindow } from './window-place';
import type { WindowRoles } from './window-roles';

export interface MainWindowOptions {
  preloadFolder: string;
  session: Session;
  roles: WindowRoles;
  isPackaged: boolean;
  /** Painted before the page is there, so that a dark desktop sees no white flash. */
  backgroundColor: string;
  /** Where it stood when it was closed. */
  place: PlaceFile;
  onFault: (error: unknown) => void;
}

/** The program's one window; shown when its first screen is painted. */
export function createMainWindow(options: MainWindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    ...boundsAtStart(options.place),
    minWidth: smallestWindow.width,
    minHeight: smallestWindow.height,
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
  window.once('ready-to-show', () => {
    if (options.place.value.isMaximised) window.maximize();
    window.show();
    keepPlace(window, options.place, options.onFault);
  });
  window.on('page-title-updated', (event) => event.preventDefault());
  void window.loadURL(`${appOrigin}/index.html`);
  return window;
}
