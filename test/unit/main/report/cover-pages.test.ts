import { decodePDFRawStream, PDFArray, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { startPagesOf } from '../../../../main/report/cover-pages';
import { finishPdf, type PrintCover } from '../../../../main/report/pdf-finish';
import { sampleReport } from '../../renderer/report/sample-report';
import { cover, printed } from './made-pdf';

/** What stands on the first page, as `drawText` writes it: in hexadecimal. */
async function drawnFirst(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes);
  const contents = document.getPages()[0]?.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => document.context.lookup(one)) : [contents];
  const texts = streams.map((one) =>
    one instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(one).decode()).toString('latin1') : '',
  );
  const hex = /<([0-9A-F]+)> Tj/.exec(texts.join('\n'))?.[1] ?? '';
  return Buffer.from(hex, 'hex').toString('latin1');
}

describe('page numbers of the contents', () => {
  const parts = { summary: 2, coverage: 3, method: 3, appendix: 7 };

  it.each(['catalogue', 'tree'] as const)(
    'are those of the places that the links lead to (%s)',
    async (keptIn) => {
      expect(startPagesOf(await PDFDocument.load(await printed(parts, keptIn)))).toEqual(parts);
    },
  );

  it('are not told where one of the places is not known', async () => {
    const document = await PDFDocument.load(await printed(parts, 'tree'));
    document.catalog.delete(PDFName.of('Names'));
    expect(startPagesOf(document)).toEqual({});
  });

  it('come onto the cover, which is drawn a second time; its links and the other pages stay', async () => {
    const asked: Parameters<PrintCover>[] = [];
    const raw = await printed(parts, 'catalogue');
    const { bytes, pages } = await finishPdf(raw, sampleReport(), (...args) => {
      asked.push(args);
      return cover(1, 7);
    });
    expect(asked).toEqual([[parts, 7]]);
    expect(pages).toBe(7);
    const finished = await PDFDocument.load(bytes);
    expect(finished.getPageCount()).toBe(7);
    expect(startPagesOf(finished)).toEqual(parts);
    expect(await drawnFirst(raw)).toBe('first time');
    expect(await drawnFirst(bytes)).toBe('second time');
  });

  it('are left away where the cover comes out with another number of sheets', async () => {
    const raw = await printed(parts, 'catalogue');
    const { bytes } = await finishPdf(raw, sampleReport(), () => cover(2, 7));
    expect(await drawnFirst(bytes)).toBe('first time');
  });
});
