import type { Language, WantedScreen } from '../../../preload/contract';
import { mainWords } from '../../languages';

/** Switches of our own that name a screen; what else begins with a dash a packaged program refuses (SEC-31). */
export const screenSwitches: Readonly<Record<string, WantedScreen>> = {
  '--open-import': 'import',
  '--open-customers': 'customers',
};

/** The screen that the arguments of a start name, the last of them; null when they name none. */
export function wantedScreen(argv: readonly string[]): WantedScreen | null {
  return argv.flatMap((argument) => screenSwitches[argument] ?? []).at(-1) ?? null;
}

interface JumpEntry {
  readonly screen: WantedScreen;
  readonly argument: string;
  readonly title: string;
  readonly description: string;
}

export function jumpEntries(language: Language): JumpEntry[] {
  return Object.entries(screenSwitches).map(([argument, screen]) => ({
    screen,
    argument,
    ...mainWords(language).screens[screen],
  }));
}
