import { join } from 'node:path';
import { BrowserWindow, type Session } from 'electron';
import { appOrigin } from '../security/app-scheme';
import { webPreferences } from './web-preferences';
import type { WindowRoles } from './window-roles';

interface BatchWindowOptions {
  preloadFolder: string;
  session: Session;
  roles: WindowRoles;
  /** The page has gone; `reason` as Electron names it. */
  onGone: (reason: string) => void;
}

/** The page of a start without a window: never shown, never slowed down for that. */
export function createBatchWindow(options: BatchWindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    show: false,
    title: 'Kontor',
    webPreferences: {
      ...webPreferences,
      session: options.session,
      preload: join(options.preloadFolder, 'batch.cjs'),
      devTools: false,
      backgroundThrottling: false,
    },
  });
  options.roles.assign(window.webContents, 'batch');
  window.webContents.on('render-process-gone', (_event, { reason }) => options.onGone(reason));
  window.loadURL(`${appOrigin}/batch/index.html`).catch(() => options.onGone('not-loaded'));
  return window;
}
