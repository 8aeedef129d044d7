import type { ImportSummary } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { stagedRows } from '../import/files/file-rows';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { namesOfImport } from './open-imports-table';

interface DiscardDialogProps {
  discarded: ImportSummary;
  onDiscarded: () => void;
  onCancel: () => void;
}

/** Says what goes and what stays before an import is deleted from this computer. */
export function DiscardDialog({ discarded, onDiscarded, onCancel }: DiscardDialogProps) {
  const { t } = useTexts();
  const removing = useAction(kontor().imports.remove);

  async function discard() {
    const answer = await removing.run(discarded.id);
    if (answer.ok) onDiscarded();
  }

  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('import.open.discardTitle')}
      text={t('import.open.discardText', {
        names: namesOfImport(discarded, t),
        count: stagedRows(discarded),
      })}
      confirmLabel={t('import.open.discard')}
      isRunning={removing.isRunning}
      error={removing.error}
      onConfirm={() => void discard()}
      onCancel={onCancel}
    />
  );
}
