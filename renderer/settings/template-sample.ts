import type { Answer, FileReading, ImportSummary, MappingTemplate } from '../../preload/contract';

/** Files that are looked at for a sample, the newest first; each is a question to the store. */
const mostFiles = 40;
const shownCells = 2;

interface SampleSources {
  readonly list: () => Promise<Answer<ImportSummary[]>>;
  readonly reading: (fileId: string) => Promise<Answer<FileReading>>;
}

/**
 * Cells of the newest file here that has the header of this template, by the number of the column; null when there is none any
 * more. A template itself holds no cells: it is handed on to others.
 */
export async function sampleFor(
  template: Pick<MappingTemplate, 'headerFingerprint'>,
  sources: SampleSources,
): Promise<Answer<ReadonlyMap<number, readonly string[]> | null>> {
  const imports = await sources.list();
  if (!imports.ok) return imports;
  const files = [...imports.value]
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .flatMap((one) => one.files.filter(({ state }) => state === 'staged'));
  for (const { id } of files.slice(0, mostFiles)) {
    const reading = await sources.reading(id);
    // One that is gone meanwhile is passed over.
    if (!reading.ok || reading.value.headerFingerprint !== template.headerFingerprint) continue;
    const cells = reading.value.columns.map(
      ({ index, sample }) =>
        [index, sample.filter((cell) => cell.trim() !== '').slice(0, shownCells)] as const,
    );
    return { ok: true, value: new Map(cells) };
  }
  return { ok: true, value: null };
}
