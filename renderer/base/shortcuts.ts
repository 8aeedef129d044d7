import type { TextKey } from './languages';
import { type MainScreen, mainScreens } from './navigation';

type ShortcutAction =
  | { kind: 'go'; screen: MainScreen }
  | { kind: 'palette' }
  | { kind: 'sheet' }
  | { kind: 'chooseFiles' }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'primary' }
  /** Presses, or goes to, what of the screen bears the name as `data-command`. */
  | { kind: 'command'; command: string }
  /** A key of the table of rows: it listens itself. */
  | { kind: 'inRows' };

export interface Shortcut {
  /** As written on the sheet; `Mod` is Ctrl, on a Mac Cmd. Shift and Alt stand behind it. */
  readonly keys: string;
  readonly label: TextKey;
  readonly action: ShortcutAction;
}

const screenLabel: Record<MainScreen, TextKey> = {
  import: 'app.nav.import',
  customers: 'app.nav.customers',
  connections: 'app.nav.connections',
  activity: 'app.nav.activity',
  explorer: 'app.nav.explorer',
  team: 'app.nav.team',
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
  command('Alt+ArrowLeft', 'app.shortcut.back', 'step.back'),
  command('F8', 'rows.nextFinding', 'finding.next'),
  command('Shift+F8', 'rows.previousFinding', 'finding.previous'),
  command('Mod+F', 'rows.search', 'rows.search'),
  command('Mod+Shift+F', 'replace.title', 'rows.replace'),
  command('Mod+Shift+K', 'rows.columns', 'rows.columns'),
  command('Mod+Shift+H', 'history.title', 'rows.history'),
  { keys: 'Enter', label: 'rows.shortcut.edit', action: { kind: 'inRows' } },
  { keys: 'Delete', label: 'rows.shortcut.leaveOut', action: { kind: 'inRows' } },
];

function command(keys: string, label: TextKey, name: string): Shortcut {
  return { keys, label, action: { kind: 'command', command: name } };
}

/** Keys of what bears this name as `data-command`. */
export function keysOfCommand(name: string | undefined): string | null {
  const found = shortcuts.find(({ action }) => action.kind === 'command' && action.command === name);
  return found?.keys ?? null;
}

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
 * The action of a key press, null when there is none. Single signs do nothing while the user types (WCAG 2.1.4).
 * `Mod+K` is not among the answers: the palette listens itself.
 */
export function actionOf(pressed: PressedKey, isTyping: boolean): ShortcutAction | null {
  const { action } = shortcuts.find((shortcut) => isPressed(shortcut, pressed, isTyping)) ?? {};
  return action ?? null;
}

function isPressed({ keys, action }: Shortcut, pressed: PressedKey, isTyping: boolean): boolean {
  if (action.kind === 'palette' || action.kind === 'inRows') return false;
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  if (key !== (pressed.key.length === 1 ? pressed.key.toUpperCase() : pressed.key)) return false;
  const isMod = pressed.ctrlKey !== pressed.metaKey;
  if (parts.includes('Mod') ? !isMod : pressed.ctrlKey || pressed.metaKey) return false;
  if (parts.includes('Alt') !== pressed.altKey) return false;
  const isSign = parts.length === 1 && key.length === 1;
  // What a single sign needs of Shift depends on the keyboard.
  if (!isSign && parts.includes('Shift') !== (pressed.shiftKey ?? false)) return false;
  // Inside a field the key takes back what was typed there, or moves by a word.
  const isOfFields = action.kind === 'undo' || action.kind === 'redo' || parts.includes('Alt');
  return !(isTyping && (isSign || isOfFields));
}

/** Keys as the computer at hand labels them. */
export function shownKeys(keys: string, platform: string): readonly string[] {
  const shown: Record<string, string> = {
    Mod: platform === 'darwin' ? '⌘' : 'Ctrl',
    Alt: platform === 'darwin' ? '⌥' : 'Alt',
    ArrowLeft: '←',
  };
  return keys.split('+').map((key) => shown[key] ?? key);
}
