import { useState } from 'react';
import type { Answer, AtService, BridgeError, HowToDiscard } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import type { FileRow } from '../import/files/file-rows';
import { useImport } from '../import/queue/import-context';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { namesInShort } from '../ui/names-in-short';
import { AtServiceChoice } from '../uploads/at-service-choice';

/** Files about to be removed that cannot simply come back. */
export interface Goners {
  rows: readonly FileRow[];
  /** Of them at the service; null for nothing. */
  held: { importId: string; atService: AtService } | null;
  /** Why nobody knows what is at the service: then nothing is removed. */
  problem?: BridgeError;
}

/** Of these files together, as far as the store has them. */
export async function heldOf(
  importId: string | null,
  rows: readonly FileRow[],
): Promise<Pick<Goners, 'held' | 'problem'>> {
  if (importId === null) return { held: null };
  const ids = rows.flatMap(({ file, item }) => file?.id ?? item?.fileId ?? []);
  const answers = await Promise.all(ids.map((id) => kontor().imports.atService(importId, id)));
  const failed = answers.find((answer) => !answer.ok);
  if (failed && !failed.ok) return { held: null, problem: failed.error };
  const found = answers.flatMap((answer) =>
    answer.ok && answer.value.transactions > 0 ? [answer.value] : [],
  );
  if (found.length === 0) return { held: null };
  const atService: AtService = {
    transactions: found.reduce((sum, { transactions }) => sum + transactions, 0),
    others: Math.max(...found.map(({ others }) => others)),
    customers: Array.from(new Set(found.flatMap(({ customers }) => customers))),
    uploadIds: Array.from(new Set(found.flatMap(({ uploadIds }) => uploadIds))),
  };
  return { held: { importId, atService } };
}

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
      if (item) await queue.remove(item.id);
      else if (file) await queue.removeStored(file.id, name);
    }
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
