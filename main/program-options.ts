import type { CallName, ClosingChoice, Language, Settings, WantedScreen } from '../preload/contract';
import type { FoundPolicy } from './administration/policy-file';
import type { BatchDesk } from './batch/batch-desk';
import type { EventHub } from './bridge/event-hub';
import type { Handler } from './bridge/handler-types';
import type { ServiceProcess } from './connections/embedded-service';
import type { LogEntry } from './logging/log-entry';
import type { PrintWindow } from './report/report-drawing';
import type { LinkOwner } from './security/external-link-policy';
import type { CallSession } from './security/network-access';

/** What Electron gives the program. */
export interface ProgramOptions {
  userData: string;
  /** Folder of the built worker files. */
  builtMain: string;
  isPackaged: boolean;
  version: string;
  /** What an administrator set, or null. */
  policy: FoundPolicy | null;
  systemLocale: () => string;
  /** The session that calls go through as long as the system's own authorities count. */
  defaultSession: CallSession;
  /** A session apart from all others, in memory. */
  makeSession: (name: string) => CallSession;
  forkService: (file: string) => ServiceProcess;
  createPrintWindow: () => PrintWindow;
  createPreviewWindow: (title: string) => { window: PrintWindow; retire: () => void };
  reportPage: string;
  /** Opens a page of the service at this base address in the system's browser (SEC-7). */
  openLink: (rawLink: unknown, service: LinkOwner) => Promise<void>;
  /** Puts a PNG on the clipboard of the system. */
  copyPicture: (bytes: Uint8Array) => Promise<void>;
  showSaveDialog: (suggestedName: string) => Promise<{ canceled: boolean; filePath?: string | undefined }>;
  showFolderDialog: () => Promise<{ canceled: boolean; filePaths: string[] }>;
  /** Starts the program anew and ends this one. */
  relaunch: () => void;
  /** Theme, language of the menu, and what else of the settings is the runtime's. */
  applySettings: (settings: Settings, language: Language) => void;
  /** The command of a start without a window. */
  batch: BatchDesk | null;
  /** The user's answer to the question before the window closes. */
  decideClosing: (choice: ClosingChoice) => Promise<void>;
}

export interface Program {
  handlers: { [Name in CallName]: Handler<Name> };
  /** A chunk of rows of a file that is being read, for the store. */
  stageRows: (fileId: string, chunk: number, bytes: Uint8Array) => Promise<null>;
  hub: EventHub;
  log: (entry: LogEntry) => void;
  /** Answers the number under which the log has it. */
  logFault: (error: unknown) => string;
  /** The first screen needs it: it opens while the window loads, and the page, which asks for it too, finds it open. */
  openStore(): void;
  /** Files that came in past the window. */
  offerFiles(paths: string[]): void;
  /** Shows a screen, when the page is there. */
  goTo(screen: WantedScreen): void;
  /** Whether uploads or runs are under way in this process. */
  isAtWork(): boolean;
  /** Uploads and runs come to rest and wait for the user. */
  pauseAll(): Promise<void>;
  /** Uploads that run now go on by themselves at the next start. */
  markToResume(): Promise<void>;
  language(): Language;
  /** The system locked the screen, or it was unlocked. */
  lockScreen(isLocked: boolean): void;
  suspend(): void;
  resume(): void;
  stop(): Promise<void>;
}
