import type { Answer, CellsEdit, ImportSummary, RowReplacement, RowsChoice } from '../../../preload/contract';
import { announceChange } from '../../base/announced-changes';
import { kontor } from '../../base/kontor';
import { useAction } from '../../base/use-action';
import { useImport } from '../queue/import-context';

type Call = () => Promise<Answer<ImportSummary>>;

export interface RowChanges {
  /** Each answers whether it was done; `text` says what, for the notice with Undo. */
  edit(edit: CellsEdit, text: string): Promise<boolean>;
  choose(choice: RowsChoice, text: string): Promise<boolean>;
  replace(replacement: RowReplacement, text: string): Promise<boolean>;
  readonly isRunning: boolean;
  readonly error: ReturnType<typeof useAction>['error'];
}

/** What the user does with rows: done, said, to be taken back and done again. */
export function useRowChanges(summary: ImportSummary): RowChanges {
  const { queue } = useImport();
  const changing = useAction((call: Call) => call());

  const step = (to: 'back' | 'forward') => async () => {
    const answer = await queue.readings.goTo(to);
    return answer.ok ? null : answer.error;
  };

  async function make(call: Call, text: string): Promise<boolean> {
    const answer = await changing.run(call);
    if (!answer.ok) return false;
    queue.know(answer.value);
    announceChange({ text, undo: step('back'), redo: step('forward') });
    return true;
  }

  return {
    edit: (edit, text) => make(() => kontor().imports.editCells(summary.id, edit), text),
    choose: (choice, text) => make(() => kontor().imports.chooseRows(summary.id, choice), text),
    replace: (replacement, text) => make(() => kontor().imports.replaceText(summary.id, replacement), text),
    isRunning: changing.isRunning,
    error: changing.error,
  };
}
