import type { MenuItemConstructorOptions } from 'electron';
import type { Language } from '../../preload/contract';

const texts = {
  de: { file: 'Datei', edit: 'Bearbeiten', view: 'Ansicht', window: 'Fenster' },
  en: { file: 'File', edit: 'Edit', view: 'View', window: 'Window' },
} as const;

/** The application menu. Developer tools, reload and zoom of the raw page exist in development only (SEC-38). */
export function menuTemplate(
  language: Language,
  isPackaged: boolean,
  isMac: boolean,
): MenuItemConstructorOptions[] {
  const words = texts[language];
  const developer: MenuItemConstructorOptions[] = isPackaged
    ? []
    : [{ type: 'separator' }, { role: 'reload' }, { role: 'toggleDevTools' }];
  return [
    ...(isMac ? [{ role: 'appMenu' } satisfies MenuItemConstructorOptions] : []),
    { label: words.file, submenu: [isMac ? { role: 'close' } : { role: 'quit' }] },
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
