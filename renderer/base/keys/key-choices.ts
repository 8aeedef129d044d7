import type { KeyChoices } from '../../../preload/contract';
import { isSingleSign } from './key-presses';
import { type Shortcut, shortcuts } from './shortcuts';

export const noChoices: KeyChoices = { chosen: {}, hasSigns: true };

/** Of fields, dialogs and the system: never the key of an action. */
const reserved: ReadonlySet<string> = new Set([
  'Escape',
  'Tab',
  'Shift+Tab',
  'Space',
  'Backspace',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Mod+A',
  'Mod+C',
  'Mod+V',
  'Mod+X',
  'Mod+Q',
  'Mod+W',
  'Alt+F4',
]);
/** What presses a button has its other meaning in the table of rows alone. */
const ofRowsOnly: ReadonlySet<string> = new Set(['Enter', 'Delete', 'Shift+Enter', 'Shift+Delete']);

/** The table with what the user chose instead; signs switched off have no key. */
export function shortcutsWith(choices: KeyChoices = noChoices): readonly Shortcut[] {
  return shortcuts.map((one) => {
    const chosen = isChangeable(one) ? choices.chosen[one.id] : undefined;
    const keys = chosen ?? one.keys;
    const isOff = !choices.hasSigns && isSingleSign(keys) && one.action.kind !== 'fixed';
    return isOff ? { ...one, keys: '' } : { ...one, keys };
  });
}

export function isChangeable({ action }: Shortcut): boolean {
  return action.kind !== 'fixed';
}

export type KeyRefusal = 'reserved' | 'signsOff';

/** Why an action cannot have these keys; null when it can. */
export function refusalOf(keys: string, shortcut: Shortcut, choices: KeyChoices): KeyRefusal | null {
  if (reserved.has(keys)) return 'reserved';
  if (ofRowsOnly.has(keys) && shortcut.action.kind !== 'inRows') return 'reserved';
  return isSingleSign(keys) && !choices.hasSigns ? 'signsOff' : null;
}

/** The other action that has these keys already; null when they are free. */
export function holderOf(keys: string, shortcut: Shortcut, table: readonly Shortcut[]): Shortcut | null {
  if (keys === '') return null;
  return table.find((one) => one.keys === keys && one.id !== shortcut.id && isChangeable(one)) ?? null;
}

/** The choices with these keys for an action; an empty text takes its key away. Whoever had them has none afterwards. */
export function choose(
  choices: KeyChoices,
  shortcut: Shortcut,
  keys: string,
  holder: Shortcut | null,
): KeyChoices {
  const { [shortcut.id]: _before, ...others } = choices.chosen;
  const standard = shortcuts.find(({ id }) => id === shortcut.id)?.keys;
  return {
    ...choices,
    chosen: {
      ...others,
      ...(holder ? { [holder.id]: '' } : {}),
      ...(keys === standard ? {} : { [shortcut.id]: keys }),
    },
  };
}
