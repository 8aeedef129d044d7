import { useMemo } from 'react';
import { useAppInfo } from '../app-info';
import { useSettings } from '../settings-context';
import { shortcutsWith } from './key-choices';
import { keysOfCommand, shownKeys } from './key-presses';
import type { Shortcut } from './shortcuts';

/** The table of actions with the keys that the user chose. */
export function useShortcutTable(): readonly Shortcut[] {
  const { keys } = useSettings();
  return useMemo(() => shortcutsWith(keys), [keys]);
}

/** Keys of an action as this computer labels them; null where it has none. */
export function useKeysOf(): (find: { id: string } | { command: string }) => readonly string[] | null {
  const table = useShortcutTable();
  const platform = useAppInfo()?.platform ?? '';
  return (find) => {
    const keys =
      'id' in find ? table.find(({ id }) => id === find.id)?.keys : keysOfCommand(find.command, table);
    return keys ? shownKeys(keys, platform) : null;
  };
}
