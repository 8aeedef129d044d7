import { useState } from 'react';
import type { AtService, BridgeError } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useFileChanges } from '../import/files/file-changes';
import type { FileRow } from '../import/files/file-rows';
import { useImport, useImportSummary } from '../import/queue/import-context';

/** Files about to be removed that cannot simply come back. */
export interface Goners {
  rows: readonly FileRow[];
  /** Of them at the service; null for nothing. */
  held: { importId: string; atService: AtService } | null;
  /** Why nobody knows what is at the service: then nothing is removed. */
  problem?: BridgeError;
}

interface FileRemoval {
  /** What has to be asked first: files of an earlier session, whose bytes are not here, and files that were sent. */
  readonly goners: Goners | null;
  /** Removes what can come back by Undo at once, and asks about the rest. */
  remove(removed: readonly FileRow[]): Promise<void>;
  /** It was answered, or given up. */
  settle(): void;
}

/** Takes files out of the import, none of them without a word. */
export function useFileRemoval(): FileRemoval {
  const { queue } = useImport();
  const importId = useImportSummary()?.id ?? null;
  const changes = useFileChanges();
  const [goners, setGoners] = useState<Goners | null>(null);

  async function remove(removed: readonly FileRow[]) {
    const known = await heldOf(importId, removed);
    if (known.held || known.problem) {
      setGoners({ rows: removed, ...known });
      return;
    }
    const canReturn = ({ item }: FileRow) => item !== null && queue.canReadAgain(item.id);
    const returning = removed.filter(canReturn).flatMap(({ item }) => item ?? []);
    if (returning.length > 0) void changes.remove(returning);
    const gone = removed.filter((row) => !canReturn(row));
    setGoners(gone.length > 0 ? { rows: gone, held: null } : null);
  }
  return { goners, remove, settle: () => setGoners(null) };
}

/** Of these files together, as far as the store has them. */
async function heldOf(
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
