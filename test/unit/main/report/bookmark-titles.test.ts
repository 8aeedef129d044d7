import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { mainWords } from '../../../../main/languages';
import { finishPdf } from '../../../../main/report/pdf-finish';
import { documentKinds } from '../../../../preload/contract';
import { texts } from '../../../../renderer/base/languages';
import { makeReportModel } from '../../../../renderer/report/report-model';
import { sectionsOf } from '../../../../renderer/report/section-list';
import { sampleReport } from '../../renderer/report/sample-report';
import { cover as coverPdf } from './made-pdf';

const report = sampleReport();
const staff = report.results.slice(0, 1).map((result) => ({ ...result, endpoint: 'company.staff' }));
const documents = [
  {
    id: 'd1',
    kind: 'cockpitPdf' as const,
    source: null,
    fetchedAt: report.createdAt,
    sha256: '',
    pages: 1,
    problem: null,
  },
];
const full = { ...report, documents, results: [...report.results, ...staff] };
const letting = { ...full, choices: { ...full.choices, form: 'letting' as const } };
const person = { ...full, customer: { ...full.customer, type: 'person' as const } };
const sections = [full, letting, person].flatMap((data) => sectionsOf(makeReportModel(data)));

describe('bookmarks of the report', () => {
  it.each(['de', 'en'] as const)('have the titles of the pages in %s', (language) => {
    const fromPages = Object.fromEntries(
      sections.map(({ id, title }) => [id, (texts[language] as Record<string, string>)[title]]),
    );
    expect(mainWords(language).bookmarks).toEqual(fromPages);
  });

  it.each(['de', 'en'] as const)('of documents behind it have the names of the window in %s', (language) => {
    const words = texts[language] as Record<string, string>;
    const named = documentKinds.map((kind) => [kind, words[`documents.kind.${kind}`]]);
    expect(mainWords(language).documents).toEqual(Object.fromEntries(named));
  });

  it.each([false, true])(
    'are made from the links of the contents, whether the runtime made any: %s',
    async (hasOwn) => {
      const raw = await PDFDocument.create();
      const cover = raw.addPage();
      const second = raw.addPage();
      const { context } = raw;
      const link = (name: string) =>
        context.register(
          context.obj({ Type: 'Annot', Subtype: 'Link', Dest: PDFName.of(name), Rect: [0, 0, 1, 1] }),
        );
      cover.node.set(PDFName.of('Annots'), context.obj([link('coverage'), link('unknown'), link('method')]));
      raw.catalog.set(
        PDFName.of('Dests'),
        context.obj({ coverage: [second.ref, 'Fit'], method: [second.ref, 'Fit'] }),
      );
      if (hasOwn) {
        const item = context.register(
          context.obj({ Title: PDFHexString.fromText('MethodeMethode'), Dest: [second.ref, 'Fit'] }),
        );
        raw.catalog.set(
          PDFName.of('Outlines'),
          context.obj({ Type: 'Outlines', First: item, Last: item, Count: 1 }),
        );
      }
      const { bytes, pages } = await finishPdf(await raw.save(), sampleReport(), () => coverPdf(1, 2));
      const finished = await PDFDocument.load(bytes);
      expect(pages).toBe(2);
      expect(finished.getTitle()).toContain('Möbelwerkstatt Tannenried GmbH');
      expect(titlesOf(finished)).toEqual(['Datengrundlage', 'Methode und Grenzen']);
    },
  );
});

function titlesOf(document: PDFDocument): string[] {
  const titles: string[] = [];
  const outlines = document.catalog.lookup(PDFName.of('Outlines'), PDFDict);
  let item = outlines.lookupMaybe(PDFName.of('First'), PDFDict);
  while (item) {
    titles.push(item.lookup(PDFName.of('Title'), PDFHexString).decodeText());
    expect(
      item.lookupMaybe(PDFName.of('Dest'), PDFName) ?? item.lookupMaybe(PDFName.of('Dest'), PDFArray),
    ).toBeDefined();
    item = item.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
  return titles;
}
