import type { ReportData } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import { pageFooter } from './page-footer';
import { type PrintOptions, printOptions } from './print-options';

/** The parts of Electron's `BrowserWindow` that printing needs. */
export interface PrintWindow {
  loadURL(address: string): Promise<unknown>;
  isDestroyed(): boolean;
  destroy(): void;
  webContents: {
    printToPDF(options: PrintOptions): Promise<Uint8Array>;
    once(event: 'render-process-gone', listener: () => void): unknown;
  };
}

export interface ReportPrinterDeps {
  /** Hidden, with the print preload and a session of its own (main/windows/print-window.ts). */
  createPrintWindow: () => PrintWindow;
  reportPage: string;
  electronMajor: number;
  timeoutMs?: number;
}

/** Budget of docs/architecture.md is 10 s for 5,000 bookings; a slow machine gets more before we give up. */
const standardTimeoutMs = 60_000;

/** A report of 5,000 bookings has about 150 pages; beyond this something is wrong with its data. */
const pageLimit = 1_000;

interface Job {
  data: ReportData;
  drawn: () => void;
}

export interface ReportPrinter {
  /** The finished PDF. Throws `report.timeout`, `report.tooLong`, `report.failed`. Several calls wait for each other. */
  print(data: ReportData): Promise<Uint8Array>;
  /** Answers `print.data` of the page that is being printed; throws `report.failed` when there is none. */
  currentData(): ReportData;
  /** Answers `print.drawn`. */
  pageDrawn(): void;
  /** Gives up what is printing, for the end of the program. */
  stop(): void;
}

/**
 * Prints reports, one at a time, each in a hidden window of its own that is destroyed whatever happens (SEC-29). Since only
 * one page of the print role exists at any moment, the running job is the one its calls belong to.
 */
export function createReportPrinter(deps: ReportPrinterDeps): ReportPrinter {
  let current: Job | null = null;
  let abort: ((error: Error) => void) | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  async function printNow(data: ReportData): Promise<Uint8Array> {
    const timeoutMs = deps.timeoutMs ?? standardTimeoutMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let window: PrintWindow | null = null;
    try {
      window = deps.createPrintWindow();
      const contents = window.webContents;
      const failed = new Promise<never>((_, reject) => {
        abort = reject;
        timer = setTimeout(
          () => reject(new KontorError('report.timeout', { seconds: timeoutMs / 1_000 })),
          timeoutMs,
        );
        contents.once('render-process-gone', () => reject(new KontorError('report.failed')));
      });
      const drawn = new Promise<void>((resolve) => {
        current = { data, drawn: resolve };
      });
      const printed = async () => {
        await window?.loadURL(deps.reportPage);
        await drawn;
        return contents.printToPDF(printOptions(pageFooter(data), deps.electronMajor));
      };
      const raw = await Promise.race([printed(), failed]);
      // Half a megabyte of library that no start needs.
      const { finishPdf } = await import('./pdf-finish');
      const { bytes, pages } = await finishPdf(raw, data);
      if (pages > pageLimit) throw new KontorError('report.tooLong', { pages, limit: pageLimit });
      return bytes;
    } catch (error) {
      throw error instanceof KontorError
        ? error
        : new KontorError('report.failed', undefined, { cause: error });
    } finally {
      clearTimeout(timer);
      current = null;
      abort = null;
      if (window && !window.isDestroyed()) window.destroy();
    }
  }

  return {
    print(data) {
      const turn = queue.then(() => printNow(data));
      queue = turn.catch(() => undefined);
      return turn;
    },
    currentData() {
      if (!current) throw new KontorError('report.failed');
      return current.data;
    },
    pageDrawn: () => current?.drawn(),
    stop: () => abort?.(new KontorError('report.failed')),
  };
}
