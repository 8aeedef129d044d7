import { useState } from 'react';
import type { Answer, HowToDiscard } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { useImport } from '../import/queue/import-context';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { namesInShort } from '../ui/names-in-short';
import { AtServiceChoice } from '../uploads/at-service-choice';
import type { Goners } from './use-file-removal';

export function RemoveFilesDialog({ goners, onClose }: { goners: Goners; onClose: () => void }) {
  const { t } = useTexts();
  const { queue } = useImport();
  const [how, setHow] = useState<HowToDiscard>('keep');
  const { rows, held, problem } = goners;
  const names = namesInShort(
    rows.map(({ name }) => name),
    t,
  );
  const removing = useAction(async (): Promise<Answer<null>> => {
    for (const { item, file, name } of rows) {
      const fileId = file?.id ?? item?.fileId;
      if (held && fileId && how !== 'keep') {
        const answer = await kontor().imports.discard(held.importId, fileId, how);
        if (!answer.ok) return answer;
      }
      if (!item && file) await queue.removeStored(file.id, name);
    }
    await queue.remove(...rows.flatMap(({ item }) => item?.id ?? []));
    return { ok: true, value: null };
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous={held !== null && how !== 'keep'}
      title={t('import.removeGone.title', { count: rows.length })}
      text={
        held ? t('discard.filesGo', { names }) : t('import.removeGone.text', { count: rows.length, names })
      }
      confirmLabel={t(held ? `discard.confirm.${how}` : 'ui.remove')}
      isRunning={removing.isRunning}
      isAllowed={problem === undefined}
      error={removing.error ?? problem ?? null}
      onConfirm={() => void removing.run().then(({ ok }) => (ok ? onClose() : undefined))}
      onCancel={onClose}
    >
      {held ? <AtServiceChoice held={held.atService} of="files" how={how} onChoose={setHow} /> : null}
    </ConfirmDialog>
  );
}
