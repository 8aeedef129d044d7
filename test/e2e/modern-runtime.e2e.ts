import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainWords } from '../../main/languages';
import { choicesOf, defaultHabits, type ReportOptions } from '../../preload/contract';
import { writeExport } from './driver/made-exports';
import {
  analyse,
  chooseLanguage,
  createCustomer,
  importFiles,
  openCheck,
  sendPlan,
  until,
} from './driver/main-job';
import { ModernBrowser } from './driver/modern-browser';
import { startNodeProgram } from './driver/node-program';
import { pdfTextOf } from './driver/pdf-text';
import { picture } from './driver/pictures';

/** What would become an element, a script or an entity, if any text of a file ever did. */
const hostileName = '<img src=x onerror=alert(1)><b>Möbel</b> & "Söhne" &lt;';

let work: string;
let saved: string;
let browser: ModernBrowser;
let page: Page;

/** The whole of main runs in plain Node; the pages run in the system's own Chromium. */
describe.skipIf(process.platform !== 'linux')('the pages in a current Chromium', () => {
  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'kontor-modern-'));
    saved = join(work, 'report.pdf');
    browser = await ModernBrowser.launch();
    browser.node = startNodeProgram({
      userData: join(work, 'profile'),
      createPrintWindow: () => browser.printWindow(),
      saveTo: () => saved,
    });
    page = await browser.open('main', 'index.html');
    await page.locator('#root > *').first().waitFor({ state: 'attached' });
    await chooseLanguage(page, 'en');
  });
  afterAll(async () => {
    await browser.node?.program.stop();
    await browser.close();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  });

  it('when they are loaded, it is a Chromium of the years to come, and no policy and no script complains', async () => {
    expect(Number(browser.version.split('.')[0])).toBeGreaterThanOrEqual(140);
    expect(await page.evaluate(() => [typeof window.kontor.app.info, typeof Object(window).require])).toEqual(
      ['function', 'undefined'],
    );
    expect(browser.complaints).toEqual([]);
  });

  it('when an export is dropped, it is read by the worker, checked, sent, analysed and drawn', async () => {
    const file = join(work, 'umsaetze.csv');
    writeExport(file, 300, 700);
    await importFiles(page, [file]);
    await openCheck(page);
    await createCustomer(page, { name: hostileName, type: 'Company' });
    await sendPlan(page);
    await analyse(page);
    await picture(page, 'modern-results');
    await expect.poll(() => page.locator('svg').count()).toBeGreaterThan(0);
    expect(await page.locator('b', { hasText: 'Möbel' }).count()).toBe(0);
    expect(browser.complaints).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'when every screen is opened in %s colours, each is drawn and none complains',
    async (theme) => {
      await page.evaluate((chosen) => window.kontor.app.saveSettings({ theme: chosen }), theme);
      for (const screen of ['Customers', 'Connections', 'Activity', 'Explorer', 'Settings', 'Import']) {
        await page.getByRole('button', { name: screen, exact: true }).first().click();
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await picture(page, `modern-${screen}-${theme}`);
      }
      expect(browser.complaints).toEqual([]);
    },
  );

  describe('the printed report', () => {
    beforeAll(async () => {
      const options: ReportOptions = { ...choicesOf(defaultHabits), language: 'de' };
      const answer = await page.evaluate(async (chosen) => {
        const customers = await window.kontor.customers.list();
        if (!customers.ok) return customers;
        return window.kontor.report.save(customers.value[0]?.id ?? '', chosen);
      }, options);
      expect(answer).toMatchObject({ ok: true });
      await until('the report is there', async () => pdfTextOf(saved).length > 0);
    });

    it('when its tags are read, there is a document with headings, tables with and header cells', () => {
      const tags = execFileSync('pdfinfo', ['-struct', saved], { encoding: 'utf8', maxBuffer: 1 << 26 });
      for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD'])
        expect(tags, tag).toMatch(new RegExp(`^\\s*${tag}\\b`, 'm'));
    });

    it('when its figures are read, each has a text in its place, charts and months of the calendar alike', async () => {
      const texts = await figureTextsOf(saved);
      expect(texts.length).toBeGreaterThan(6);
      for (const text of texts) expect(text.length).toBeGreaterThan(10);
    });

    it('when its bookmarks are read, they are parts that the contents name, each once', async () => {
      const titles = await bookmarksOf(saved);
      expect(titles.length).toBeGreaterThan(4);
      expect(new Set(titles).size).toBe(titles.length);
      const known: readonly string[] = Object.values(mainWords('de').bookmarks);
      for (const title of titles) expect(known).toContain(title);
    });

    it('when it is opened, it says its language and its title', async () => {
      const document = await PDFDocument.load(readFileSync(saved));
      expect(document.catalog.get(PDFName.of('Lang'))?.toString()).toContain('de');
      expect(document.getTitle()?.length).toBeGreaterThan(5);
      expect(
        document.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))?.toString(),
      ).toBe('true');
    });

    it('when a name would be markup, it stands there letter by letter (SEC-29)', () => {
      expect(pdfTextOf(saved).replace(/\s+/g, ' ')).toContain('<b>Möbel</b> & "Söhne" &lt;');
      expect(browser.complaints).toEqual([]);
    });
  });
});

async function bookmarksOf(path: string): Promise<string[]> {
  const document = await PDFDocument.load(readFileSync(path));
  const titles: string[] = [];
  const walk = (item: PDFDict | undefined): void => {
    for (let at = item; at; at = at.lookupMaybe(PDFName.of('Next'), PDFDict)) {
      const title = at.lookup(PDFName.of('Title')) as { decodeText?: () => string } | undefined;
      titles.push(title?.decodeText?.() ?? '');
      walk(at.lookupMaybe(PDFName.of('First'), PDFDict));
    }
  };
  walk(
    document.catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict)?.lookupMaybe(PDFName.of('First'), PDFDict),
  );
  return titles;
}

/** Alternative texts of everything that is tagged as a figure; an empty one for a figure without. */
async function figureTextsOf(path: string): Promise<string[]> {
  const document = await PDFDocument.load(readFileSync(path));
  const figures = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
    .filter((object) => object.get(PDFName.of('S')) === PDFName.of('Figure'));
  return figures.map((figure) => {
    const text = figure.lookup(PDFName.of('Alt')) as { decodeText?: () => string } | undefined;
    return text?.decodeText?.() ?? '';
  });
}
