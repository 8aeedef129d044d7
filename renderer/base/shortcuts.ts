import type { TextKey } from './languages';
import { type MainScreen, mainScreens } from './navigation';

type ShortcutAction =
  | { kind: 'go'; screen: MainScreen }
  | { kind: 'palette' }
  | { kind: 'sheet' }
  | { kind: 'chooseFiles' }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'primary' };

export interface Shortcut {
  /** As written on the sheet; `Mod` is Ctrl, on a Mac Cmd. */
  readonly keys: string;
  readonly label: TextKey;
  readonly action: ShortcutAction;
}

const screenLabel: Record<MainScreen, TextKey> = {
  import: 'app.nav.import',
  customers: 'app.nav.customers',
  connections: 'app.nav.connections',
  activity: 'app.nav.activity',
  settings: 'app.nav.settings',
};

/** Every shortcut of the program: the sheet, the palette and the key handler read this table. */
export const shortcuts: readonly Shortcut[] = [
  { keys: 'Mod+K', label: 'app.shortcut.palette', action: { kind: 'palette' } },
  { keys: 'Mod+O', label: 'app.shortcut.chooseFiles', action: { kind: 'chooseFiles' } },
  { keys: 'Mod+Z', label: 'app.shortcut.undo', action: { kind: 'undo' } },
  { keys: 'Mod+Shift+Z', label: 'app.shortcut.redo', action: { kind: 'redo' } },
  { keys: 'Mod+Enter', label: 'app.shortcut.primary', action: { kind: 'primary' } },
  ...mainScreens.map(
    (screen, index): Shortcut => ({
      keys: `Mod+${index + 1}`,
      label: screenLabel[screen],
      action: { kind: 'go', screen },
    }),
  ),
  { keys: '?', label: 'app.shortcut.sheet', action: { kind: 'sheet' } },
];

export function labelOfScreen(screen: MainScreen): TextKey {
  return screenLabel[screen];
}

/** The parts of a key event that decide. */
interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey?: boolean;
}

/**
 * The action of a key press, null when there is none. Single keys do nothing while the user types (WCAG 2.1.4).
 * `Mod+K` is not among the answers: the palette listens itself.
 */
export function actionOf(pressed: PressedKey, isTyping: boolean): ShortcutAction | null {
  const isMod = pressed.ctrlKey !== pressed.metaKey && !pressed.altKey;
  const name = pressed.key.length === 1 ? pressed.key.toUpperCase() : pressed.key;
  for (const shortcut of shortcuts) {
    if (shortcut.action.kind === 'palette') continue;
    const key = shortcut.keys.replace('Mod+', '').replace('Shift+', '');
    const needsMod = shortcut.keys.startsWith('Mod+');
    if (key !== name) continue;
    // Two letters differ by Shift; what a single sign needs of it depends on the keyboard.
    if (needsMod && shortcut.keys.includes('Shift+') !== (pressed.shiftKey ?? false)) continue;
    // Inside a field the key takes back what was typed there.
    if ((shortcut.action.kind === 'undo' || shortcut.action.kind === 'redo') && isTyping) continue;
    if (needsMod ? isMod : !isMod && !pressed.altKey && !isTyping) return shortcut.action;
  }
  return null;
}

/** Keys as the computer at hand labels them. */
export function shownKeys(keys: string, platform: string): readonly string[] {
  const mod = platform === 'darwin' ? '⌘' : 'Ctrl';
  return keys.split('+').map((key) => (key === 'Mod' ? mod : key));
}
