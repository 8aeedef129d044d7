import type { Language, WantedScreen } from '../../../preload/contract';

/** Switches of our own that name a screen; what else begins with a dash a packaged program refuses (SEC-31). */
export const screenSwitches: Readonly<Record<string, WantedScreen>> = {
  '--open-import': 'import',
  '--open-customers': 'customers',
};

/** The system shows these to everybody who can see the desktop: no name, no file is among them (SEC-20). */
const texts: Record<Language, Record<WantedScreen, { title: string; description: string }>> = {
  de: {
    import: { title: 'Import', description: 'Bankexporte lesen und senden' },
    customers: { title: 'Kunden', description: 'Kunden und ihre Ergebnisse' },
  },
  en: {
    import: { title: 'Import', description: 'Read and send bank exports' },
    customers: { title: 'Customers', description: 'Customers and their results' },
  },
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
    ...texts[language][screen],
  }));
}
