import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { appendPages } from '../../../../main/report/append-pages';
import { readPages } from '../../../../main/report/read-pages';
import { builtWorker } from '../../../../scripts/built-workers';
import { threadMs } from '../../../processor-time';

const read = (content: Uint8Array, withinMs?: number) =>
  readPages(builtWorker('pages-thread'), content, withinMs);

function pdfOf(objects: readonly string[]): Buffer {
  const numbered = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  return Buffer.from(
    `%PDF-1.7\n${numbered.join('')}trailer\n<< /Root 1 0 R /Size 99 >>\nstartxref\n0\n%%EOF\n`,
  );
}

/** A tree of pages in which each level names the next one twice. */
const doubled = (levels: number) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    ...Array.from(
      { length: levels },
      (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R ${at + 3} 0 R] /Count 2 >>`,
    ),
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] >>',
  ]);

/** One page with lists within lists that some reader may look at. */
const nested = (depth: number) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] /Resources << /X ${'['.repeat(depth)}${']'.repeat(depth)} >> >>`,
  ]);

const hostile: [string, Buffer][] = [
  ['names a billion pages', doubled(30)],
  ['begins streams without end', Buffer.from(`%PDF-1.7\n${'stream\n'.repeat(600_000)}%%EOF\n`)],
  ['begins objects without end', Buffer.from(`%PDF-1.7\n${'1 0 obj\n'.repeat(800_000)}%%EOF\n`)],
  ['begins tables without end', Buffer.from(`%PDF-1.7\n${'xref\n0 1\n'.repeat(600_000)}%%EOF\n`)],
];

describe('a document of the service that means harm (SEC-45)', () => {
  it.each(hostile)(
    'when it %s, it is not readable within the time, and main does other things',
    async (_what, content) => {
      const before = threadMs();
      const answer = await read(content, 3_000);
      expect(answer).toEqual({ pages: null, bytes: null, problem: 'unreadable' });
      expect(threadMs() - before).toBeLessThan(500);
    },
    60_000,
  );

  it('when its reading never ends, it is ended when its time is over', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-pages-'));
    const endless = join(folder, 'endless.cjs');
    writeFileSync(endless, 'for (;;);');
    try {
      const answer = await readPages(endless, new Uint8Array(1), 300);
      expect(answer).toEqual({ pages: null, bytes: null, problem: 'unreadable' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 10_000);

  it('when it has lists within lists, whatever is read of it can be put behind a report', async () => {
    let wasRead = 0;
    let wasRefused = 0;
    for (const depth of [10, 1_000, 2_000, 3_000, 4_000, 5_000, 7_000, 10_000, 100_000]) {
      const { bytes } = await read(nested(depth));
      if (bytes === null) {
        wasRefused += 1;
        continue;
      }
      wasRead += 1;
      const report = await PDFDocument.create();
      report.addPage();
      const fetchedAt = '2026-01-01T00:00:00.000Z';
      const described = {
        id: 'd1',
        kind: 'accountPdf',
        source: null,
        fetchedAt,
        sha256: '',
        problem: null,
      } as const;
      await appendPages(
        report,
        { documents: [{ ...described, pages: 1 }], language: 'de', timeZone: 'UTC' },
        [bytes],
      );
      expect((await report.save()).length).toBeGreaterThan(0);
    }
    expect(wasRead).toBeGreaterThan(0);
    expect(wasRefused).toBeGreaterThan(0);
  }, 60_000);

  it('when it is an honest one, its pages are read', async () => {
    const document = await PDFDocument.create();
    for (let page = 0; page < 300; page += 1) document.addPage().drawText(`page ${page}`);
    const answer = await read(await document.save());
    expect(answer).toMatchObject({ pages: 300, problem: null });
    expect((await PDFDocument.load(answer.bytes ?? '')).getPageCount()).toBe(300);
  }, 60_000);
});
