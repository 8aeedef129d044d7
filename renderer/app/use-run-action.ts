import { useCallback } from 'react';
import { redoLast, undoLast } from '../base/announced-changes';
import { openFileChooser } from '../base/file-chooser';
import { canRun, runCommand, runWhenThere } from '../base/keys/screen-actions';
import type { ShortcutAction } from '../base/keys/shortcuts';
import { kontor } from '../base/kontor';
import { useNavigation } from '../base/navigation';
import { useSettings } from '../base/settings-context';
import { useImport } from '../import/queue/import-context';
import { pressPrimary } from './palette/page-actions';
import { palette } from './palette/palette';

/** Does an action of the table, whether by its key or from the palette. */
export function useRunAction(openSheet: () => void): (action: ShortcutAction) => void {
  const { go } = useNavigation();
  const { ask } = useImport();
  const { isMasked } = useSettings();
  return useCallback(
    (action) => {
      switch (action.kind) {
        case 'go':
          return go({ screen: action.screen });
        case 'sheet':
          return openSheet();
        case 'palette':
          return palette.toggle();
        case 'undo':
          return void undoLast();
        case 'redo':
          return void redoLast();
        case 'primary':
          return pressPrimary();
        case 'import':
          return ask(action.question);
        case 'mask':
          return void kontor().app.saveSettings({ isMasked: !isMasked });
        case 'theme':
          return void kontor().app.saveSettings({ theme: isDark() ? 'light' : 'dark' });
        case 'chooseFiles':
          go({ screen: 'import' });
          return openFileChooser();
        case 'command':
          if (canRun(action.command) || !action.screen) return runCommand(action.command);
          go({ screen: action.screen });
          return runWhenThere(action.command);
        default:
      }
    },
    [go, ask, isMasked, openSheet],
  );
}

function isDark(): boolean {
  return document.documentElement.dataset.mantineColorScheme === 'dark';
}
