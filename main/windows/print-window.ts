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

/** Address of the report page. */
export const reportPage = `${appOrigin}/report/index.html`;
