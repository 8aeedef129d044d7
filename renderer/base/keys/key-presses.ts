import type { Shortcut, ShortcutAction } from './shortcuts';

/** The parts of a key event that decide. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey?: boolean;
}

const modifiers: ReadonlySet<string> = new Set([
  'Control',
  'Shift',
  'Alt',
  'Meta',
  'AltGraph',
  'CapsLock',
  'Dead',
]);

/**
 * The keys of a press as the table writes them; null for a modifier alone, and for what belongs to the system (Ctrl and Cmd at once).
 * What a single sign needs of Shift depends on the keyboard, so it is not told.
 */
export function keysOfPress(pressed: PressedKey): string | null {
  if (modifiers.has(pressed.key) || (pressed.ctrlKey && pressed.metaKey)) return null;
  const isLetter = /^\p{L}$/u.test(pressed.key);
  const isSign = pressed.key.length === 1 && !isLetter && pressed.key !== ' ';
  const key = pressed.key === ' ' ? 'Space' : isLetter ? pressed.key.toUpperCase() : pressed.key;
  return [
    ...(pressed.ctrlKey || pressed.metaKey ? ['Mod'] : []),
    ...(pressed.altKey ? ['Alt'] : []),
    ...(pressed.shiftKey && !isSign ? ['Shift'] : []),
    key,
  ].join('+');
}

/** A single letter, figure or sign: what speech and a slip of the hand press as well (WCAG 2.1.4). */
export function isSingleSign(keys: string): boolean {
  return keys.length === 1 || /^Shift\+.$/u.test(keys);
}

/** The action of a key press, null when there is none. Single signs do nothing while the user types. */
export function actionOf(
  pressed: PressedKey,
  isTyping: boolean,
  table: readonly Shortcut[],
): ShortcutAction | null {
  const keys = keysOfPress(pressed);
  if (keys === null) return null;
  const found = table.find(
    ({ keys: own, action }) => own === keys && action.kind !== 'inRows' && action.kind !== 'fixed',
  );
  if (!found || (isTyping && isOfFields(found))) return null;
  return found.action;
}

/** Keys with which a field takes back what was typed, moves, marks or deletes by words, whichever action they were given to. */
const editsField =
  /^Mod\+(?:Shift\+)?(?:[ZV]|Arrow(?:Up|Down|Left|Right)|Home|End|Backspace|Delete|Insert|Space)$|^Mod\+Y$/;

/** Inside a field the key writes a sign, takes back what was typed there, or moves by a word. */
function isOfFields({ keys, action }: Shortcut): boolean {
  if (action.kind === 'undo' || action.kind === 'redo' || editsField.test(keys)) return true;
  return !/^Mod\+(?!Alt)|^(?:Shift\+)?F\d+$/.test(keys);
}

/** Name of the action in the table of rows, null for a press that is none of them. */
export function rowActionOf(pressed: PressedKey, table: readonly Shortcut[]): string | null {
  const keys = keysOfPress(pressed);
  return table.find(({ keys: own, action }) => own === keys && action.kind === 'inRows')?.id ?? null;
}

/** Keys of what bears this name as `data-command`; null where it has none. */
export function keysOfCommand(name: string | undefined, table: readonly Shortcut[]): string | null {
  const found = table.find(({ action }) => action.kind === 'command' && action.command === name);
  return found?.keys || null;
}

/** Keys as the computer at hand labels them, one press after the other. */
export function shownKeys(keys: string, platform: string): readonly string[] {
  const isMac = platform === 'darwin';
  const shown: Record<string, string> = {
    Mod: isMac ? '⌘' : 'Ctrl',
    Alt: isMac ? '⌥' : 'Alt',
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
  };
  return keys.split(/[+ ](?=.)/).map((key) => shown[key] ?? key);
}
