import type { AppInfo, Language } from '../../../preload/contract';

/** Which program this is, on what it runs, and what an administrator set. */
export function appInfoOf(
  { version, isPackaged }: { readonly version: string; readonly isPackaged: boolean },
  systemLanguage: Language,
  administrator: AppInfo['administrator'],
): AppInfo {
  return {
    version,
    electronVersion: process.versions.electron ?? '',
    chromiumVersion: process.versions.chrome ?? '',
    platform: process.platform,
    systemLanguage,
    isPackaged,
    administrator,
  };
}
