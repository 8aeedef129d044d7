import { join } from 'node:path';
import { BrowserWindow } from 'electron';
import type { PrintWindowOptions } from './print-window';
import { webPreferences } from './web-preferences';

/** The page of a report to look at: belongs to the main window and closes with it. */
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
