import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it, vi } from 'vitest';
import { finishPdf } from '../../../../main/report/pdf-finish';
import type { PrintWindow } from '../../../../main/report/report-drawing';
import { createReportPrinter } from '../../../../main/report/report-printer';
import type { ReportData } from '../../../../preload/contract';
import { sampleReport } from '../../renderer/report/sample-report';
import { cover, printed } from './made-pdf';

const data = sampleReport();

async function somePdf(pages = 1): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage();
  return document.save();
}

interface FakeOptions {
  load?: (address: string) => Promise<unknown>;
  print?: (options: unknown) => Promise<Uint8Array>;
  draws?: boolean;
}

function setUp(options: FakeOptions = {}, timeoutMs = 200) {
  const windows: { destroyed: boolean; printed: unknown[]; crash: () => void; close: () => void }[] = [];
  let open = 0;
  let mostOpen = 0;
  let finishings = 0;
  const retired: string[] = [];
  const addresses: string[] = [];
  const makeWindow = (): PrintWindow => {
    const state = {
      destroyed: false,
      printed: [] as unknown[],
      crash: (): void => {},
      close: (): void => {},
    };
    windows.push(state);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    return {
      loadURL: async (address) => {
        addresses.push(address);
        await options.load?.(address);
        if (options.draws !== false) setTimeout(() => printer.pageDrawn(), 5);
      },
      once: (_event, listener) => {
        state.close = listener;
      },
      isDestroyed: () => state.destroyed,
      destroy: () => {
        state.destroyed = true;
        open -= 1;
      },
      webContents: {
        printToPDF: async (printOptions) => {
          state.printed.push(printOptions);
          if (options.print) return options.print(printOptions);
          const { pageCount } = printer.currentData();
          return pageCount === undefined ? somePdf() : cover(1, pageCount);
        },
        once: (_event, listener) => {
          state.crash = listener;
        },
      },
    };
  };
  const printer = createReportPrinter({
    createPrintWindow: makeWindow,
    createPreviewWindow: (title) => ({ window: makeWindow(), retire: () => retired.push(title) }),
    reportPage: 'app://kontor/report/index.html',
    startFinishing: () => {
      finishings += 1;
      const ends = () => {
        finishings -= 1;
      };
      return { finish: finishPdf, end: ends };
    },
    electronMajor: 25,
    timeoutMs,
  });
  return { printer, windows, retired, addresses, mostOpen: () => mostOpen, finishings: () => finishings };
}

const never = () => new Promise<never>(() => undefined);

describe('the report printer', () => {
  it('destroys its window and says report.timeout when printing never ends (SEC-29)', async () => {
    const { printer, windows, finishings } = setUp({ print: never }, 40);
    await expect(printer.print(data)).rejects.toMatchObject({ code: 'report.timeout' });
    expect(finishings()).toBe(0);
    expect(windows.map((window) => window.destroyed)).toEqual([true]);
  });

  it('destroys its window and says report.timeout when the page never says that it is drawn', async () => {
    const { printer, windows } = setUp({ draws: false }, 40);
    await expect(printer.print(data)).rejects.toMatchObject({ code: 'report.timeout' });
    expect(windows[0]?.destroyed).toBe(true);
    expect(windows[0]?.printed).toEqual([]);
  });

  it('destroys its window when the page cannot be loaded, and prints the next report all the same', async () => {
    let isBroken = true;
    const { printer, windows } = setUp({
      load: async () => {
        if (isBroken) throw new Error('ERR_FAILED');
      },
    });
    await expect(printer.print(data)).rejects.toMatchObject({ code: 'report.failed' });
    isBroken = false;
    await expect(printer.print(data)).resolves.toBeInstanceOf(Uint8Array);
    expect(windows.map((window) => window.destroyed)).toEqual([true, true]);
  });

  it('gives up at once when the page crashes', async () => {
    const { printer, windows } = setUp({ print: never }, 10_000);
    const printing = printer.print(data);
    await vi.waitFor(() => expect(windows[0]?.printed).toHaveLength(1));
    windows[0]?.crash();
    await expect(printing).rejects.toMatchObject({ code: 'report.failed' });
    expect(windows[0]?.destroyed).toBe(true);
  });

  it('prints one report at a time, in the order of the calls (SEC-29)', async () => {
    const { printer, windows, mostOpen } = setUp();
    const [first, second, third] = await Promise.all([
      printer.print(data),
      printer.print(data),
      printer.print(data),
    ]);
    expect([first, second, third].every((bytes) => bytes.byteLength > 100)).toBe(true);
    expect(windows).toHaveLength(3);
    expect(mostOpen()).toBe(1);
  });

  it('gives the page its data while it prints, and to nobody else before or after', async () => {
    const seen: unknown[] = [];
    const made = setUp({
      load: async () => {
        seen.push(made.printer.currentData());
      },
    });
    expect(() => made.printer.currentData()).toThrow(expect.objectContaining({ code: 'report.failed' }));
    await made.printer.print(data);
    expect(seen).toEqual([data, { ...data, startPages: {}, pageCount: 1 }]);
    expect(() => made.printer.currentData()).toThrow();
    expect(() => made.printer.pageDrawn()).not.toThrow();
  });

  it('prints the cover a second time, with the pages of its parts and the number of all', async () => {
    const seen: ReportData[] = [];
    const raw = await printed({ summary: 2, method: 5 }, 'catalogue');
    const made = setUp({
      load: async () => {
        seen.push(made.printer.currentData());
      },
      print: async () => (seen.length === 1 ? raw : cover(1, 5)),
    });
    await made.printer.print(data);
    expect(seen).toEqual([data, { ...data, startPages: { summary: 2, method: 5 }, pageCount: 5 }]);
    expect(made.windows.map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  it('refuses a report of more pages than a report can have', async () => {
    const { printer } = setUp({ print: () => somePdf(1_001) }, 20_000);
    await expect(printer.print(data)).rejects.toMatchObject({
      code: 'report.tooLong',
      params: { pages: 1_001 },
    });
  });

  it('stops what is printing when the program ends', async () => {
    const { printer, windows } = setUp({ print: never }, 10_000);
    const printing = printer.print(data);
    await vi.waitFor(() => expect(windows[0]?.printed).toHaveLength(1));
    printer.stop();
    await expect(printing).rejects.toMatchObject({ code: 'report.failed' });
    expect(windows[0]?.destroyed).toBe(true);
  });
});

describe('a preview', () => {
  it('stays open once it is drawn, may call nothing any more, and goes when the next one comes', async () => {
    const { printer, windows, retired, addresses } = setUp();
    await printer.preview(data, 'first');
    expect(retired).toEqual(['first']);
    expect(addresses).toEqual(['app://kontor/report/index.html?preview']);
    expect(windows.map(({ destroyed }) => destroyed)).toEqual([false]);
    expect(() => printer.currentData()).toThrow();
    await printer.preview(data, 'second');
    expect(windows.map(({ destroyed }) => destroyed)).toEqual([true, false]);
  });

  it('whose page never says that it is drawn goes, and says report.timeout', async () => {
    const { printer, windows, retired } = setUp({ draws: false }, 40);
    await expect(printer.preview(data, 'first')).rejects.toMatchObject({ code: 'report.timeout' });
    expect(windows[0]?.destroyed).toBe(true);
    expect(retired).toEqual([]);
  });

  it('that is closed while it is drawn holds nobody up', async () => {
    const { printer, windows } = setUp({ draws: false }, 60_000);
    const asked = printer.preview(data, 'first');
    await vi.waitFor(() => expect(windows).toHaveLength(1));
    windows[0]?.close();
    await expect(asked).rejects.toMatchObject({ code: 'report.failed' });
  });

  it('waits for the report that is printed, so that each page gets its own data', async () => {
    const { printer, mostOpen } = setUp();
    await Promise.all([printer.print(data), printer.preview(data, 'next')]);
    expect(mostOpen()).toBe(1);
  });
});
