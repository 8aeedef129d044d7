import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { KontorError } from '../../../../main/errors/kontor-error';
import { startFinishing } from '../../../../main/report/finish-in-thread';
import { type FinishPdf, finishPdf, type PrintCover } from '../../../../main/report/pdf-finish';
import { builtWorker } from '../../../../scripts/built-workers';
import { threadMs } from '../../../processor-time';
import { sampleReport } from '../../../unit/renderer/report/sample-report';

/** A report of so many pages with so many lines on each. */
async function printed(pages: number, lines: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) {
    const sheet = document.addPage([595, 842]);
    for (let line = 0; line < lines; line += 1)
      sheet.drawText(`line ${line} of page ${page}`, { y: 800 - line * 12, size: 9 });
  }
  return document.save({ useObjectStreams: false });
}

/** A cover, and a foot for each page. */
const coverOf: PrintCover = async (_startPages, pages) => printed(1 + pages, 1);
/** One thread for one report, as the printer has it. */
const finish: FinishPdf = async (...order) => {
  const finishing = startFinishing(builtWorker('finish-thread'));
  try {
    return await finishing.finish(...order);
  } finally {
    finishing.end();
  }
};

describe('finishing a report in its thread', () => {
  it('makes the very file that finishing it here makes, and main does other things meanwhile', async () => {
    const raw = await printed(150, 40);
    const cover = await coverOf({}, 150);
    const before = threadMs();
    const here = await finishPdf(raw, sampleReport(), async () => cover);
    const hereMs = threadMs() - before;
    const beforeThread = threadMs();
    const inThread = await finish(raw, sampleReport(), async () => cover);
    const mainMs = threadMs() - beforeThread;
    expect(inThread.pages).toBe(here.pages);
    expect(Buffer.from(inThread.bytes).equals(Buffer.from(here.bytes))).toBe(true);
    expect(mainMs).toBeLessThan(hereMs / 2);
  }, 120_000);

  it('says what stopped the printing of the cover', async () => {
    const tooLong = new KontorError('report.tooLong', { pages: 2_000, limit: 1_000 });
    await expect(finish(await printed(2, 1), sampleReport(), () => Promise.reject(tooLong))).rejects.toBe(
      tooLong,
    );
  });

  it('ends when what was printed is no PDF', async () => {
    await expect(finish(new Uint8Array(10), sampleReport(), coverOf)).rejects.toThrow();
  });

  it('ends when its time is over', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-finish-'));
    const endless = join(folder, 'endless.cjs');
    writeFileSync(endless, 'for (;;);');
    const finishing = startFinishing(endless, 300);
    try {
      const late = finishing.finish(new Uint8Array(1), sampleReport(), coverOf);
      await expect(late).rejects.toMatchObject({ code: 'report.timeout' });
    } finally {
      finishing.end();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
