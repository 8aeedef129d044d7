import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ImportSummary } from '../../../preload/contract';
import { forgetChanges } from '../../base/announced-changes';
import { useLive } from '../../base/use-live';
import type { ImportQueue } from './import-queue';
import { makeQueue } from './make-queue';
import type { QueueState } from './queue-notices';

export const importSteps = ['files', 'check', 'customer', 'send', 'analysis'] as const;
export type CheckTab = 'accounts' | 'rows' | 'findings' | 'duplicates' | 'coverage';
export type ImportStep = (typeof importSteps)[number];

/** What the user chose on the way from the drop to the results; survives a look at another screen. */
export interface ImportSession {
  readonly step: ImportStep;
  readonly customerId: string | null;
  /** Chosen for a customer who is being made; what is on the screen goes there from then on. */
  readonly connectionId: string | null;
  readonly uploadId: string | null;
  /** The service holds everything already: on to the analysis without an upload. */
  readonly skipsSending: boolean;
  readonly checkTab: CheckTab;
}

/** What is asked about the import as a whole. */
export type ImportRequest = 'new' | 'discard' | 'openImports';

interface ImportAccess {
  readonly queue: ImportQueue;
  readonly session: ImportSession;
  readonly change: (change: Partial<ImportSession>) => void;
  /** Forgets the finished import; the next drop begins a new one. */
  readonly startOver: () => void;
  /** The dialog about the import that is open; it stands over any screen. */
  readonly asked: ImportRequest | null;
  readonly ask: (request: ImportRequest | null) => void;
}

const firstSession: ImportSession = {
  step: 'files',
  customerId: null,
  connectionId: null,
  uploadId: null,
  skipsSending: false,
  checkTab: 'accounts',
};
const ImportContext = createContext<ImportAccess | null>(null);

export function ImportProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(makeQueue);
  const [session, setSession] = useState(firstSession);
  const [asked, ask] = useState<ImportRequest | null>(null);
  const store = useLive('storeState.changed');
  const isOpen = store?.mode === 'encrypted' || store?.mode === 'session';
  useEffect(() => {
    if (isOpen) void queue.begin();
    else queue.hold();
  }, [isOpen, queue]);
  const { uploadId } = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the upload ends what can be taken back
  useEffect(() => forgetChanges(), [uploadId]);
  useOneImport(queue);
  const access = useMemo<ImportAccess>(
    () => ({
      queue,
      session,
      change: (change) => setSession((before) => ({ ...before, ...change })),
      startOver() {
        queue.finishImport();
        setSession(firstSession);
      },
      asked,
      ask,
    }),
    [queue, session, asked],
  );
  return <ImportContext.Provider value={access}>{children}</ImportContext.Provider>;
}

/** What can be taken back is of the import in hand: in another one its steps are those of the store. */
function useOneImport(queue: ImportQueue): void {
  useEffect(() => {
    let { importId } = queue.getState();
    return queue.subscribe(() => {
      const before = importId;
      importId = queue.getState().importId;
      if (before !== null && importId !== before) forgetChanges();
    });
  }, [queue]);
}

export function useImport(): ImportAccess {
  const access = useContext(ImportContext);
  if (!access) throw new Error('useImport needs an ImportProvider above it');
  return access;
}

export function useQueueState(): QueueState {
  const { queue } = useImport();
  return useSyncExternalStore(queue.subscribe, queue.getState);
}

/** A figure of how far files are. Whoever asks is drawn again when it changes; the rest of the queue does not tell. */
export function useQueueProgress<T extends number | null>(figureOf: (state: QueueState) => T): T {
  const { queue } = useImport();
  return useSyncExternalStore(queue.subscribeProgress, () => figureOf(queue.getState()));
}

/** The import of the queue as the store knows it; null before the first file. */
export function useImportSummary(): ImportSummary | null {
  return useQueueState().summary;
}
