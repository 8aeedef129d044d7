import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { finishPdf, type PrintCover } from '../../../../main/report/pdf-finish';
import { readServicePages } from '../../../../main/report/service-pages';
import type { ReportDocument } from '../../../../preload/contract';
import { sampleReport } from '../../renderer/report/sample-report';
import { cover } from './made-pdf';

async function pdfOf(texts: readonly string[]): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  for (const text of texts) document.addPage([400, 300]).drawText(text, { x: 20, y: 250, size: 12 });
  return document;
}

/** A document as hostile as a PDF can be: scripts of the page and of a link, an attached file, a place in a structure. */
async function hostilePdf(): Promise<Uint8Array> {
  const document = await pdfOf(['Cockpit Silberbach', 'Second page']);
  const [first, second] = document.getPages();
  if (!first || !second) throw new Error('no pages');
  const { context } = document;
  const script = { S: 'JavaScript', JS: PDFHexString.fromText('app.alert("canary of a script")') };
  const annotation = (members: Record<string, unknown>) =>
    context.register(context.obj({ Type: 'Annot', Rect: [0, 0, 9, 9], ...members } as never));
  const look = context.register(context.stream('0 0 9 9 re f', { Type: 'XObject', Subtype: 'Form' }));
  first.node.set(PDFName.of('AA'), context.obj({ O: script }));
  first.node.set(PDFName.of('StructParents'), PDFNumber.of(0));
  first.node.set(
    PDFName.of('Annots'),
    context.obj([
      annotation({ Subtype: 'Link', A: script }),
      annotation({ Subtype: 'Link', Dest: PDFName.of('coverage') }),
      annotation({
        Subtype: 'FileAttachment',
        FS: { Type: 'Filespec', UF: PDFHexString.fromText('canary.exe') },
      }),
      annotation({ Subtype: 'Widget', AP: { N: look }, A: script, AA: { E: script }, P: second.ref }),
    ]),
  );
  return document.save({ useObjectStreams: false });
}

const described = (changes: Partial<ReportDocument> = {}): ReportDocument => ({
  id: 'd1',
  kind: 'cockpitPdf',
  source: null,
  fetchedAt: '2026-07-14T22:30:00.000Z',
  sha256: 'ab'.repeat(32),
  pages: 2,
  problem: null,
  ...changes,
});

async function pagesOf(content: Uint8Array): Promise<Uint8Array> {
  const { bytes } = await readServicePages(content);
  if (!bytes) throw new Error('not read');
  return bytes;
}

const printCover: PrintCover = (_startPages, pages) => cover(1, pages);

describe('a PDF of the service that is to stand behind a report', () => {
  it('keeps what its pages show, and nothing of what they would do', async () => {
    const read = await readServicePages(await hostilePdf());
    expect(read).toMatchObject({ pages: 2, problem: null });
    const own = await PDFDocument.load(read.bytes ?? new Uint8Array());
    const { node } = own.getPage(0);
    expect(node.get(PDFName.of('AA'))).toBeUndefined();
    expect(node.get(PDFName.of('StructParents'))).toBeUndefined();
    const annotations = node.lookup(PDFName.of('Annots'), PDFArray);
    expect(annotations.size()).toBe(1);
    const widget = annotations.lookup(0, PDFDict);
    expect(widget.keys().map(String).sort()).toEqual(['/AP', '/Rect', '/Subtype', '/Type']);
    // Not merely unreachable: not in the file at all.
    const whole = own.context
      .enumerateIndirectObjects()
      .map(([, object]) => object.toString())
      .join('\n');
    expect(whole).not.toContain('JavaScript');
    expect(whole).not.toContain('Filespec');
  });

  it.each([
    ['is encrypted', 'encrypted'],
    ['was cut off', 'unreadable'],
    ['is no PDF', 'unreadable'],
    ['lost the contents of a page', 'unreadable'],
    ['has more pages than a document has', 'tooLong'],
  ])('that %s is told as %s and throws nothing', async (how, problem) => {
    expect(await readServicePages(await broken(how))).toEqual({ pages: null, bytes: null, problem });
  });
});

async function broken(how: string): Promise<Uint8Array> {
  if (how === 'is no PDF') return new TextEncoder().encode('<html>not now</html> %%EOF');
  if (how.startsWith('has more')) return (await pdfOf(Array.from({ length: 301 }, () => 'page'))).save();
  const document = await pdfOf(['Cockpit']);
  if (how === 'is encrypted') document.encrypt({ userPassword: 'letmein', ownerPassword: 'owner' });
  if (how.startsWith('lost')) {
    await document.flush();
    const { context } = document;
    document.getPage(0).node.set(PDFName.of('Contents'), context.nextRef());
  }
  const bytes = await document.save({ useObjectStreams: false });
  return how === 'was cut off' ? bytes.subarray(0, bytes.length - 300) : bytes;
}

describe('a report with documents behind it', () => {
  it('has their pages last, under labels and bookmarks of their own; its own pages and bookmarks stay', async () => {
    const printed = await pdfOf(['cover', 'coverage', 'method']);
    const { context } = printed;
    const link = context.register(
      context.obj({ Type: 'Annot', Subtype: 'Link', Dest: PDFName.of('coverage'), Rect: [0, 0, 1, 1] }),
    );
    printed.getPage(0).node.set(PDFName.of('Annots'), context.obj([link]));
    printed.catalog.set(PDFName.of('Dests'), context.obj({ coverage: [printed.getPage(1).ref, 'Fit'] }));
    const documents = [
      described(),
      described({ id: 'd2', pages: null, problem: 'encrypted' }),
      described({ id: 'd3', kind: 'accountPdf', pages: 1 }),
    ];
    const data = sampleReport({ documents });
    const behind = [
      await pagesOf(await hostilePdf()),
      await pagesOf(await (await pdfOf(['Account'])).save()),
    ];
    const { bytes, pages } = await finishPdf(await printed.save(), data, printCover, behind);
    expect(pages).toBe(6);
    const finished = await PDFDocument.load(bytes);
    expect(finished.getSubject()).toBe(data.contentHash);
    expect(finished.getPages().map((page) => page.getWidth())).toEqual([400, 400, 400, 400, 400, 400]);
    expect(bookmarksOf(finished)).toEqual([
      ['Datengrundlage', 'coverage'],
      ['Cockpit als PDF · 15.07.2026', 3],
      ['Kontoübersicht als PDF · 15.07.2026', 5],
    ]);
    expect(labelsOf(finished)).toEqual([
      [0, ''],
      [3, 'D1-'],
      [5, 'D2-'],
    ]);
  });

  it('without any has no labels of its own', async () => {
    const { bytes } = await finishPdf(await (await pdfOf(['cover'])).save(), sampleReport(), printCover);
    expect((await PDFDocument.load(bytes)).catalog.has(PDFName.of('PageLabels'))).toBe(false);
  });
});

/** Title, and the number of the page or the name that it points at. */
function bookmarksOf(document: PDFDocument): [string, number | string][] {
  const found: [string, number | string][] = [];
  const outlines = document.catalog.lookup(PDFName.of('Outlines'), PDFDict);
  const refs = document.getPages().map(({ ref }) => ref);
  let item = outlines.lookupMaybe(PDFName.of('First'), PDFDict);
  let last = item;
  while (item) {
    const destination = item.lookup(PDFName.of('Dest'));
    const target =
      destination instanceof PDFArray
        ? refs.indexOf(destination.get(0) as PDFRef)
        : (destination as PDFName).decodeText();
    found.push([item.lookup(PDFName.of('Title'), PDFHexString).decodeText(), target]);
    last = item;
    item = item.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
  expect(outlines.lookup(PDFName.of('Last'), PDFDict)).toBe(last);
  expect(outlines.lookup(PDFName.of('Count'), PDFNumber).asNumber()).toBe(found.length);
  return found;
}

function labelsOf(document: PDFDocument): [number, string][] {
  const numbers = document.catalog
    .lookup(PDFName.of('PageLabels'), PDFDict)
    .lookup(PDFName.of('Nums'), PDFArray);
  const labels: [number, string][] = [];
  for (let index = 0; index < numbers.size(); index += 2) {
    const style = numbers.lookup(index + 1, PDFDict);
    const prefix = style.lookupMaybe(PDFName.of('P'), PDFHexString)?.decodeText() ?? '';
    expect(style.lookup(PDFName.of('S'), PDFName).decodeText()).toBe('D');
    labels.push([numbers.lookup(index, PDFNumber).asNumber(), prefix]);
  }
  return labels;
}
