import type { ReportData } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { Finishing } from './finish-in-thread';
import type { PrintCover } from './pdf-finish';
import { printOptions } from './print-options';
import { asReportError, type PrintWindow, ReportDrawing } from './report-drawing';

export interface ReportPrinterDeps {
  /** Hidden, with the print preload and a session of its own (main/windows/print-window.ts). */
  createPrintWindow: () => PrintWindow;
  /** The same page on the screen, in a window that the user closes; `retire`: it has its data, and may call nothing any more. */
  createPreviewWindow: (title: string) => { window: PrintWindow; retire: () => void };
  reportPage: string;
  /** `finishPdf`, wherever it runs. */
  startFinishing: () => Finishing;
  electronMajor: number;
  timeoutMs?: number;
}

/** A report of 5,000 bookings has about 150 pages; beyond this something is wrong with its data. */
const pageLimit = 1_000;

/** What the address of the report page ends in when it is looked at rather than printed. */
const previewMark = '?preview';

export interface ReportPrinter {
  /** The finished PDF, with the files of `servicePages` behind it. Throws `report.timeout`, `report.tooLong`, `report.failed`. Several calls wait for each other. */
  print(data: ReportData, servicePages?: readonly Uint8Array[]): Promise<Uint8Array>;
  /** Shows the same page on the screen and answers when it is drawn; the preview before goes. Throws as `print` does. */
  preview(data: ReportData, title: string): Promise<void>;
  /** Answers `print.data` of the page that is being drawn; throws `report.failed` when there is none. */
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
  const drawing = new ReportDrawing(deps.timeoutMs);
  let shown: PrintWindow | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work).catch((error: unknown) => {
      throw asReportError(error);
    });
    queue = turn.catch(() => undefined);
    return turn;
  };
  return {
    print: (data, servicePages = []) => inTurn(() => printed(deps, drawing, data, servicePages)),
    preview: (data, title) =>
      inTurn(async () => {
        destroy(shown);
        const { window, retire } = deps.createPreviewWindow(title);
        shown = window;
        try {
          await drawing.in(window, `${deps.reportPage}${previewMark}`, data, async () => retire());
        } catch (error) {
          destroy(window);
          throw error;
        }
      }),
    currentData: () => drawing.data,
    pageDrawn: () => drawing.isDrawn(),
    stop: () => drawing.stop(),
  };
}

async function printed(
  deps: ReportPrinterDeps,
  drawing: ReportDrawing,
  data: ReportData,
  servicePages: readonly Uint8Array[],
): Promise<Uint8Array> {
  const window = deps.createPrintWindow();
  const finishing = deps.startFinishing();
  try {
    const print = (shown: ReportData) =>
      drawing.in(window, deps.reportPage, shown, () =>
        window.webContents.printToPDF(printOptions(deps.electronMajor)),
      );
    const raw = await print(data);
    const printCover: PrintCover = (startPages, pageCount) => {
      requireFewPages(pageCount);
      return print({ ...data, startPages, pageCount });
    };
    const { bytes, pages } = await finishing.finish(raw, data, printCover, servicePages);
    // With the documents of the service behind them.
    requireFewPages(pages);
    return bytes;
  } finally {
    destroy(window);
    finishing.end();
  }
}

/** @throws KontorError report.tooLong */
function requireFewPages(pages: number): void {
  if (pages > pageLimit) throw new KontorError('report.tooLong', { pages, limit: pageLimit });
}

function destroy(window: PrintWindow | null): void {
  if (window && !window.isDestroyed()) window.destroy();
}
