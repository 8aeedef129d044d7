import type { ImportFile, ImportSummary, KontorApi } from '../../../preload/contract';
import type { RevivedFile } from './queue-state';

/** Files of an import whose bytes the store kept, those with a question first. */
export function keptFiles({ files }: Pick<ImportSummary, 'files'>): ImportFile[] {
  const kept = files.filter(({ state, isKept }) => state === 'staged' && isKept);
  const asking = kept.filter(({ digest }) => digest?.needsAnswer);
  return [...asking, ...kept.filter((one) => !asking.includes(one))];
}

/** Files that nobody read to the end, and whose bytes the store has: they were read before, and are to be read in another way. */
export function brokenOff({ files }: Pick<ImportSummary, 'files'>): ImportFile[] {
  return files.filter(
    ({ state, isKept, error }) => state === 'failed' && isKept && error?.code === 'import.incomplete',
  );
}

export function newestOpen(imports: readonly ImportSummary[]): ImportSummary | undefined {
  const open = imports.filter(({ state, files }) => state === 'open' && files.length > 0);
  return open.sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
}

/** Files that this window's page was reading before it had to be loaded anew: nobody reads them any more. */
export async function endUnfinished(
  { files }: Pick<ImportSummary, 'files'>,
  imports: Pick<KontorApi<'main'>['imports'], 'failFile'>,
): Promise<void> {
  for (const { id, state } of files)
    if (state === 'reading') await imports.failFile(id, { code: 'import.incomplete' });
}

/** What was said of a stored file, and how it was read; null when the store has it no more. */
export async function whatWasSaid(
  { id, name, sizeBytes }: ImportFile,
  imports: Pick<KontorApi<'main'>['imports'], 'reading' | 'readWith'>,
): Promise<Omit<RevivedFile, 'id'> | null> {
  const [reading, readWith] = await Promise.all([imports.reading(id), imports.readWith(id)]);
  if (!reading.ok || !readWith.ok) return null;
  return { name, sizeBytes, fileId: id, reading: reading.value, ...readWith.value };
}
