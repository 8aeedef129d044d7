import type { Answer, BridgeError, FileReading } from '../../../preload/contract';
import { useLoaded } from '../../base/use-loaded';
import { useImport } from '../queue/import-context';

interface Readings {
  /** By file id; null until all are here. */
  readonly byFile: ReadonlyMap<string, FileReading> | null;
  readonly error: BridgeError | null;
  readonly reload: () => void;
}

/** The whole readings of some files, asked for while a screen looks at them: lists live on the digests. */
export function useReadings(fileIds: readonly string[]): Readings {
  const { queue } = useImport();
  const [loaded, reload] = useLoaded(
    fileIds.join(' '),
    async (): Promise<Answer<Map<string, FileReading>>> => {
      const byFile = new Map<string, FileReading>();
      const answers = await Promise.all(
        fileIds.map(async (id) => ({ id, answer: await queue.readingOf(id) })),
      );
      for (const { id, answer } of answers) {
        if (!answer.ok) return answer;
        byFile.set(id, answer.value);
      }
      return { ok: true, value: byFile };
    },
  );
  return {
    byFile: loaded.state === 'ready' ? loaded.value : null,
    error: loaded.state === 'failed' ? loaded.error : null,
    reload,
  };
}
