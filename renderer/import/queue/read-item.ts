import type { KontorApi, ReadOptions } from '../../../preload/contract';
import { errorOf } from '../../base/kontor';
import type { PreviewTable } from '../reading/worker-protocol';
import { type FileRun, type FileRuns, headJob } from './file-runs';
import type { QueueAction, QueueItem } from './queue-state';
import { readFile } from './read-file';
import { ReadFailed } from './reading-worker';
import { matchTemplate } from './template-match';
import type { TemplateMemory } from './template-memory';

/** What reading one file needs of the queue. */
interface Intake {
  readonly imports: KontorApi<'main'>['imports'];
  readonly memory: TemplateMemory;
  openImport(): Promise<string>;
  openPort(fileId: string): MessagePort;
  act(action: QueueAction): void;
  readonly runs: Pick<FileRuns, 'release'>;
  /** What the store says of the import now, known when this ends. */
  refresh(): Promise<void>;
  removeStored(fileId: string, name: string): Promise<boolean>;
}

/**
 * Reads one file of the queue, from its head to its last row in the store. After every wait it may be that nobody wants
 * this run any more: it then changes nothing in the queue and leaves nothing in the store.
 */
export async function readItem(run: FileRun, item: QueueItem, file: File, intake: Intake): Promise<void> {
  const { id } = item;
  const act = (action: QueueAction) => {
    if (run.isWanted()) intake.act(action);
  };
  let stored: string | null = null;
  try {
    // The head is read while the store makes room: what the file is shows at once.
    const head = previewOf(run, item, file, act);
    const importId = await intake.openImport();
    const { options, templateName, isShown } = await chosenOptions(item, await head, intake.memory, act);
    if (!run.isWanted()) return;
    const reading = await readFile({
      id,
      importId,
      fileId: item.fileId,
      file,
      options,
      templateName,
      isShown,
      worker: run.worker,
      imports: intake.imports,
      openPort: intake.openPort,
      isWanted: run.isWanted,
      onAnnounced: (fileId) => {
        stored = fileId;
        act({ type: 'announced', id, fileId });
      },
      onPreview: (preview) => act({ type: 'previewed', id, preview }),
      onProgress: (bytesRead, rows) => act({ type: 'progressed', id, bytesRead, rows }),
      onRead: () => intake.runs.release(run),
    });
    if (run.isWanted()) await intake.refresh();
    // A file that was cancelled or removed while its last rows were on the way must not stay in the store.
    if (run.isWanted()) act({ type: 'staged', id, reading });
    else if (stored !== null) await intake.removeStored(stored, item.name);
  } catch (thrown) {
    const error = thrown instanceof ReadFailed ? thrown.error : errorOf(thrown);
    act(error.code === 'read.cancelled' ? { type: 'cancelled', id } : { type: 'failed', id, error });
  }
}

/** Choices made before win; else those saved for exactly this header; else none. */
async function chosenOptions(
  item: QueueItem,
  preview: PreviewTable | null,
  memory: TemplateMemory,
  act: (action: QueueAction) => void,
): Promise<{ options: ReadOptions; templateName: string | null; isShown: boolean }> {
  const asRead = { options: item.options, templateName: item.templateName, isShown: preview !== null };
  if (preview === null || item.isSettled || Object.keys(item.options).length > 0) return asRead;
  const match = matchTemplate(await memory.all(), preview.reading);
  if (match?.kind !== 'exact') return asRead;
  act({ type: 'optionsChosen', id: item.id, options: match.options, templateName: match.template.name });
  return { options: match.options, templateName: match.template.name, isShown: false };
}

/** Null when the head tells nothing; why is for the whole reading to say. */
async function previewOf(
  run: FileRun,
  item: QueueItem,
  file: File,
  act: (action: QueueAction) => void,
): Promise<PreviewTable | null> {
  const preview = await run.worker.preview(headJob(item.id), file, item.options, item.id).catch(() => null);
  if (preview) act({ type: 'previewed', id: item.id, preview });
  return preview;
}
