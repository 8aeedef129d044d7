import type { ReportData } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { PrintOptions } from './print-options';

/** The parts of Electron's `BrowserWindow` that a report needs. */
export interface PrintWindow {
  loadURL(address: string): Promise<unknown>;
  isDestroyed(): boolean;
  destroy(): void;
  once(event: 'closed', listener: () => void): unknown;
  webContents: {
    printToPDF(options: PrintOptions): Promise<Uint8Array>;
    once(event: 'render-process-gone', listener: () => void): unknown;
  };
}

/** Budget of docs/architecture.md is 10 s for 5,000 bookings; a slow machine gets more before we give up. */
const standardTimeoutMs = 60_000;

interface Job {
  data: ReportData;
  drawn: () => void;
}

/** The one page that is being drawn: gets its data, says when all of it is there, and is given up when it does not. */
export class ReportDrawing {
  readonly #timeoutMs: number;
  #current: Job | null = null;
  #abort: ((error: Error) => void) | null = null;

  constructor(timeoutMs = standardTimeoutMs) {
    this.#timeoutMs = timeoutMs;
  }

  /** Draws `data` and then does `use`. Throws `report.timeout`, `report.failed`. */
  async in<T>(window: PrintWindow, address: string, data: ReportData, use: () => Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const failed = new Promise<never>((_, reject) => {
        this.#abort = reject;
        timer = setTimeout(
          () => reject(new KontorError('report.timeout', { seconds: this.#timeoutMs / 1_000 })),
          this.#timeoutMs,
        );
        window.once('closed', () => reject(new KontorError('report.failed')));
        window.webContents.once('render-process-gone', () => reject(new KontorError('report.failed')));
      });
      const isDrawn = new Promise<void>((resolve) => {
        this.#current = { data, drawn: resolve };
      });
      const used = async () => {
        await window.loadURL(address);
        await isDrawn;
        return use();
      };
      return await Promise.race([used(), failed]);
    } catch (error) {
      throw asReportError(error);
    } finally {
      clearTimeout(timer);
      this.#current = null;
      this.#abort = null;
    }
  }

  /** Throws `report.failed` when nothing is being drawn. */
  get data(): ReportData {
    if (!this.#current) throw new KontorError('report.failed');
    return this.#current.data;
  }

  isDrawn(): void {
    this.#current?.drawn();
  }

  stop(): void {
    this.#abort?.(new KontorError('report.failed'));
  }
}

export function asReportError(error: unknown): KontorError {
  return error instanceof KontorError ? error : new KontorError('report.failed', undefined, { cause: error });
}
