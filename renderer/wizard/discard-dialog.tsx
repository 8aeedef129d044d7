import { useState } from 'react';
import type { HowToDiscard, ImportSummary } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { useLoaded } from '../base/use-loaded';
import { stagedRows } from '../import/files/file-rows';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { AtServiceChoice } from '../uploads/at-service-choice';
import { namesOfImport } from './open-imports-table';

interface DiscardDialogProps {
  discarded: ImportSummary;
  onDiscarded: () => void;
  onCancel: () => void;
}

/**
 * Says what goes and what stays before an import is deleted from this computer. What of it is at the service is not
 * thrown away silently: the user says what becomes of it.
 */
export function DiscardDialog({ discarded, onDiscarded, onCancel }: DiscardDialogProps) {
  const { t } = useTexts();
  const [how, setHow] = useState<HowToDiscard>('keep');
  const [held] = useLoaded(discarded.id, () => kontor().imports.atService(discarded.id, null));
  const isSent = held.state === 'ready' && held.value.transactions > 0;
  const removing = useAction(() =>
    isSent ? kontor().imports.discard(discarded.id, null, how) : kontor().imports.remove(discarded.id),
  );

  async function discard() {
    const answer = await removing.run();
    if (answer.ok) onDiscarded();
  }

  return (
    <ConfirmDialog
      isOpen
      isDangerous={!isSent || how !== 'keep'}
      title={t('import.open.discardTitle')}
      text={
        isSent
          ? ''
          : t('import.open.discardText', {
              names: namesOfImport(discarded, t),
              count: stagedRows(discarded),
            })
      }
      confirmLabel={t(isSent ? `discard.confirm.${how}` : 'import.open.discard')}
      isRunning={removing.isRunning}
      isAllowed={held.state === 'ready'}
      error={removing.error ?? (held.state === 'failed' ? held.error : null)}
      onConfirm={() => void discard()}
      onCancel={onCancel}
    >
      {isSent ? <AtServiceChoice held={held.value} of="import" how={how} onChoose={setHow} /> : null}
    </ConfirmDialog>
  );
}
