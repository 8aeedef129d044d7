import type { MenuItemConstructorOptions } from 'electron';
import type { Language } from '../../../preload/contract';
import { mainWords } from '../../languages';

export interface MenuOptions {
  isPackaged: boolean;
  isMac: boolean;
  /** Asks first when something is under way, as closing the window does. */
  quit: () => void;
}

/** The application menu. Developer tools, reload and zoom of the raw page exist in development only (SEC-38). */
export function menuTemplate(
  language: Language,
  { isPackaged, isMac, quit }: MenuOptions,
): MenuItemConstructorOptions[] {
  const words = mainWords(language).menu;
  const developer: MenuItemConstructorOptions[] = isPackaged
    ? []
    : [{ type: 'separator' }, { role: 'reload' }, { role: 'toggleDevTools' }];
  const quitItem: MenuItemConstructorOptions = {
    label: words.quit,
    accelerator: 'CmdOrCtrl+Q',
    click: quit,
  };
  const appMenu: MenuItemConstructorOptions = {
    label: 'Kontor',
    submenu: [
      { role: 'about' },
      { type: 'separator' },
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      { type: 'separator' },
      quitItem,
    ],
  };
  return [
    ...(isMac ? [appMenu] : []),
    { label: words.file, submenu: [isMac ? { role: 'close' } : quitItem] },
    {
      label: words.edit,
      submenu: [
        { role: 'undo' },
        { role: 'redo' },
        { type: 'separator' },
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        { role: 'selectAll' },
      ],
    },
    { label: words.view, submenu: [{ role: 'togglefullscreen' }, ...developer] },
    { label: words.window, submenu: [{ role: 'minimize' }] },
  ];
}
