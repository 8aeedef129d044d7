import { join } from 'node:path';
import { BrowserWindow, type Session } from 'electron';
import { appOrigin } from '../security/app-scheme';
import { webPreferences } from './web-preferences';
import type { WindowRoles } from './window-roles';

export interface PrintWindowOptions {
  preloadFolder: string;
  session: Session;
  roles: WindowRoles;
}

/** A hidden window that renders one report and is destroyed after printing (SEC-29). The caller loads it with `open`. */
export function createPrintWindow(options: PrintWindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    width: 794,
    height: 1123,
    show: false,
    webPreferences: {
      ...webPreferences,
      session: options.session,
      preload: join(options.preloadFolder, 'print.cjs'),
      devTools: false,
      backgroundThrottling: false,
    },
  });
  options.roles.assign(window.webContents, 'print');
  return window;
}

/** The same page to look at: belongs to the main window and closes with it. */
export function createPreviewWindow(
  options: PrintWindowOptions & { parent: BrowserWindow | null; title: string },
): { window: BrowserWindow; retire: () => void } {
  const window = new BrowserWindow({
    ...(options.parent ? { parent: options.parent } : {}),
    title: options.title,
    width: 900,
    height: 900,
    minWidth: 500,
    minHeight: 400,
    backgroundColor: '#e6e9ec',
    autoHideMenuBar: true,
    webPreferences: {
      ...webPreferences,
      session: options.session,
      preload: join(options.preloadFolder, 'print.cjs'),
      devTools: false,
    },
  });
  // The page's own title is that of the printed file.
  window.on('page-title-updated', (event) => event.preventDefault());
  options.roles.assign(window.webContents, 'print');
  return { window, retire: () => options.roles.revoke(window.webContents) };
}

/** Address of the report page. */
export const reportPage = `${appOrigin}/report/index.html`;
