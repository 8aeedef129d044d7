import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { addFeet } from '../../../../main/report/page-feet';
import { cover, printed } from './made-pdf';

/** What the forms that a page draws say, as `drawText` writes it. */
function formsOf(document: PDFDocument, index: number): string[] {
  const forms = document.getPages()[index]?.node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict);
  return (forms?.keys() ?? []).map((name) => {
    const form = forms?.lookup(name);
    const text =
      form instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(form).decode()).toString('latin1') : '';
    return Buffer.from(/<([0-9A-F]+)> Tj/.exec(text)?.[1] ?? '', 'hex').toString('latin1');
  });
}

async function made(sheets: Uint8Array): Promise<PDFDocument> {
  const document = await PDFDocument.load(await printed({ summary: 2, method: 3 }, 'catalogue'));
  await addFeet(document, document.getPages(), await PDFDocument.load(sheets));
  return PDFDocument.load(await document.save());
}

describe('the foot of a page', () => {
  it.each([1, 2])('is its own, behind a cover of %i sheets', async (coverSheets) => {
    const document = await made(await cover(coverSheets, 3));
    expect(document.getPageCount()).toBe(3);
    expect([0, 1, 2].map((index) => formsOf(document, index))).toEqual([['foot 1'], ['foot 2'], ['foot 3']]);
  });

  it('is missed on no page: where one was not drawn, there is no report', async () => {
    await expect(made(await cover(1, 1))).rejects.toThrow('2 sheets for 3 pages');
    await expect(made(await cover(1, 2))).rejects.toThrow('3 sheets for 3 pages');
  });
});
