import type { ImportSummary } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { keptFiles } from '../import/queue/earlier-session';
import type { ImportQueue } from '../import/queue/import-queue';

/** The files that stand in an import read to their end. */
export interface StoredFiles {
  readonly ids: ReadonlySet<string>;
  /** SHA-256 of each. */
  readonly hashes: ReadonlySet<string>;
}

export async function storedFilesOf({ files }: Pick<ImportSummary, 'files'>): Promise<StoredFiles> {
  const staged = files.filter(({ state }) => state === 'staged').map(({ id }) => id);
  const hashes = new Set<string>();
  for (const id of staged) {
    const reading = await kontor().imports.reading(id);
    if (reading.ok) hashes.add(reading.value.sha256);
  }
  return { ids: new Set(staged), hashes };
}

/** Takes the files of a standing import in hand, with what was said of them in the window. */
export async function takeInHand(queue: ImportQueue, summary: ImportSummary): Promise<void> {
  for (const file of keptFiles(summary)) await queue.attach(file, null);
}

/** Exports that came out of an archive a second time, because nobody knew how far it was read, go again. */
export async function leaveDoubles(queue: ImportQueue, stored: StoredFiles): Promise<void> {
  const again = queue
    .getState()
    .items.filter(
      ({ fileId, reading }) => !stored.ids.has(fileId ?? '') && stored.hashes.has(reading?.sha256 ?? ''),
    );
  for (const { id } of again) await queue.remove(id);
}
