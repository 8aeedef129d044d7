import { app, Menu } from 'electron';
import type { Language, WantedScreen } from '../../../preload/contract';
import { jumpEntries } from './jump-list';

interface SystemMenus {
  readonly language: Language;
  /** Off: the system's menus of Kontor hold nothing of ours. */
  readonly isOn: boolean;
  goTo(screen: WantedScreen): void;
}

/** The menu of the dock, and the tasks of the taskbar's jump list; on Linux the package brings the same (electron-builder.yml). */
export function drawSystemMenus({ language, isOn, goTo }: SystemMenus): void {
  const entries = isOn ? jumpEntries(language) : [];
  app.dock?.setMenu(
    Menu.buildFromTemplate(entries.map(({ title, screen }) => ({ label: title, click: () => goTo(screen) }))),
  );
  // In a checkout it would start a runtime without a program. Windows only.
  if (process.platform !== 'win32' || !app.isPackaged) return;
  app.setUserTasks(
    entries.map(({ argument, title, description }) => ({
      program: process.execPath,
      arguments: argument,
      title,
      description,
      iconPath: process.execPath,
      iconIndex: 0,
    })),
  );
}
