import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePersonSample, samplePerson } from '../../scripts/samples/person';
import { axeProblems } from './driver/axe';
import {
  answerSaveDialog,
  chooseLanguage,
  chooseTheme,
  until,
  waitForFile,
  waitForStore,
} from './driver/main-job';
import { layoutFaults, pdfTextOf } from './driver/pdf-text';
import { analysePerson } from './driver/person-job';
import { picture } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';

let work: string;
let program: RunningProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-report-options-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
  await analysePerson(program.window, work);
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

const page = () => program.window;
const dialog = () => page().getByRole('dialog');

async function openDialog(): Promise<void> {
  await page().getByRole('button', { name: 'Report as PDF' }).click();
  await page().getByRole('menuitem', { name: 'Set up a report …' }).click();
  await dialog().waitFor();
  // A menu that is closing is no part of the screen.
  await page().getByRole('menu').waitFor({ state: 'detached' });
}

async function saveAs(name: string): Promise<string> {
  const path = join(work, name);
  await answerSaveDialog(program, path);
  await dialog().getByRole('button', { name: 'Save as PDF …' }).click();
  await waitForFile(path);
  await dialog().waitFor({ state: 'hidden' });
  return pdfTextOf(path, '-layout');
}

describe('a report that is set up', () => {
  it('says what was stated, shortens IBANs, and has only the parts that are wanted', async () => {
    await openDialog();
    expect(await axeProblems(page())).toEqual([]);
    await picture(page(), 'report-options');
    await dialog().getByRole('checkbox', { name: 'Appendix with bookings' }).uncheck();
    await dialog()
      .getByRole('checkbox', { name: /^Shorten IBANs/ })
      .check();
    await dialog().getByRole('textbox', { name: 'Purpose' }).fill('Loan request 4711');
    await dialog().getByRole('textbox', { name: 'Recipient' }).fill('Sparwerk Nordhain');
    await dialog().getByLabel('To be deleted by').fill('2027-03-31');
    await dialog().getByRole('textbox', { name: 'Own name' }).fill('Beratung Silberbach');
    const text = await saveAs('full.pdf');
    for (const said of ['Loan request 4711', 'Sparwerk Nordhain', 'Beratung Silberbach'])
      expect(text).toContain(said);
    expect(text).toMatch(/31\/03\/2027/);
    expect(text).not.toContain('Appendix: bookings');
    expect(text).toMatch(/DE\d{2}…\d{4}/);
    expect(text).not.toMatch(/DE\d{2}[ \d]{18,}/);
  });

  it('begins with the same habits the next time, and without what was said of that case', async () => {
    await openDialog();
    await expect
      .poll(() => dialog().getByRole('checkbox', { name: 'Appendix with bookings' }).isChecked())
      .toBe(false);
    await expect
      .poll(() => dialog().getByRole('textbox', { name: 'Own name' }).inputValue())
      .toBe('Beratung Silberbach');
    await expect.poll(() => dialog().getByRole('textbox', { name: 'Purpose' }).inputValue()).toBe('');
  });

  it('in the short form for a landlord has income, rent and returned debits, and no payee', async () => {
    await dialog()
      .getByRole('radio', { name: /^Short form for a landlord/ })
      .check();
    await picture(page(), 'report-letting');
    const text = await saveAs('letting.pdf');
    for (const said of [
      'Letting report',
      'Monthly income',
      'Steady months',
      'Monthly rent',
      'Returned direct debits',
    ])
      expect(text).toContain(said);
    for (const other of payees()) expect(text).not.toContain(other);
    expect(layoutFaults(join(work, 'full.pdf'), 'en')).toEqual([]);
    expect(layoutFaults(join(work, 'letting.pdf'), 'en')).toEqual([]);
  });

  it('is looked at before it is saved: in a window that may call nothing, and that Escape closes', async () => {
    await openDialog();
    const opened = program.electron.waitForEvent('window');
    await dialog().getByRole('button', { name: 'Preview' }).click();
    const preview: Page = await opened;
    await preview.getByRole('heading', { name: samplePerson }).waitFor();
    await until('the button is free again', () =>
      dialog().getByRole('button', { name: 'Preview' }).isEnabled(),
    );
    const asked = await preview.evaluate(() =>
      (window as unknown as { kontor: { print: { data: () => Promise<{ ok: boolean }> } } }).kontor.print
        .data()
        .then(
          ({ ok }) => ok,
          () => false,
        ),
    );
    expect(asked).toBe(false);
    await picture(preview, 'report-preview');
    // The window goes while the key is still down.
    await preview.keyboard.press('Escape').catch(() => undefined);
    await until('the preview is gone', async () => program.electron.windows().length === 1);
    await page().keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
  });
});

describe('documents of the service behind a report', () => {
  it('are chosen before printing; their pages follow as issued, with hash and bookmark, and change no checksum', async () => {
    const issued = await askForDocuments();
    await openDialog();
    await dialog().getByRole('radio', { name: /^Full/ }).check();
    const plain = await saveAs('without-documents.pdf');
    await openDialog();
    await dialog().getByRole('radio', { name: /^Full/ }).check();
    await dialog()
      .getByRole('checkbox', { name: /^Cockpit as PDF/ })
      .check();
    await dialog()
      .getByRole('checkbox', { name: /^Account summary as PDF/ })
      .check();
    expect(await axeProblems(page())).toEqual([]);
    await picture(page(), 'report-documents');
    const text = await saveAs('with-documents.pdf');
    const checksum = /Checksum of the content\s+([0-9a-f]{8,})/;
    expect(checksum.exec(text)?.[1]).toBeDefined();
    expect(checksum.exec(text)?.[1]).toBe(checksum.exec(plain)?.[1]);
    for (const { sha256 } of issued) expect(text.replace(/\s/g, '')).toContain(sha256);
    const pages = text.split('\f').slice(0, -1);
    const own = pages.filter((one) => /Page \d+ of \d+\s*$/.test(one));
    expect(own.map((one) => /Page (\d+) of (\d+)\s*$/.exec(one)?.slice(1))).toEqual(
      own.map((_, index) => [String(index + 1), String(own.length)]),
    );
    expect(own.at(-1)).toContain('Documents of the service');
    const behind = issued.flatMap(({ path }) => pdfTextOf(path, '-layout').split('\f').slice(0, -1));
    expect(pages.slice(own.length)).toEqual(behind);
    const titles = bookmarksOf(await PDFDocument.load(readFileSync(join(work, 'with-documents.pdf'))));
    expect(titles.slice(-2).map((title) => title.split(' · ')[0])).toEqual([
      'Cockpit as PDF',
      'Account summary as PDF',
    ]);
    expect(bookmarksOf(await PDFDocument.load(readFileSync(join(work, 'without-documents.pdf'))))).toEqual(
      titles.slice(0, -2).filter((title) => title !== 'Documents of the service'),
    );
  });
});

/** Asks the local service for the cockpit and an account's summary, and saves both as issued: the one asked for last comes first. */
async function askForDocuments(): Promise<{ sha256: string; path: string }[]> {
  const issued: { sha256: string; path: string }[] = [];
  for (const kind of ['accountPdf', 'cockpitPdf'] as const) {
    const path = join(work, `${kind}.pdf`);
    await answerSaveDialog(program, path);
    const sha256 = await page().evaluate(async (wanted) => {
      const { kontor } = window;
      const value = <T>(answer: { ok: true; value: T } | { ok: false; error: { code: string } }): T => {
        if (!answer.ok) throw new Error(answer.error.code);
        return answer.value;
      };
      const [customer] = value(await kontor.customers.list());
      const customerId = customer?.id ?? '';
      const [account] = value(await kontor.results.localFigures(customerId)).accounts;
      const accountId = wanted === 'accountPdf' ? (account?.accountId ?? null) : null;
      const kept = value(await kontor.documents.fetch(customerId, { kind: wanted, accountId }));
      value(await kontor.documents.save(kept.id));
      return kept.sha256;
    }, kind);
    issued.unshift({ sha256, path });
  }
  return issued;
}

/** Titles of the highest level. */
function bookmarksOf(document: PDFDocument): string[] {
  const titles: string[] = [];
  let item = document.catalog
    .lookup(PDFName.of('Outlines'), PDFDict)
    .lookupMaybe(PDFName.of('First'), PDFDict);
  while (item) {
    const title = item.lookup(PDFName.of('Title'));
    titles.push(title instanceof PDFHexString ? title.decodeText() : String(title));
    item = item.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
  return titles;
}

describe('reports of several customers', () => {
  it('go into one folder, one after the other, and are noted with each of them', async () => {
    const folder = join(work, 'reports');
    mkdirSync(folder);
    await program.electron.evaluate(({ dialog: system }, path) => {
      system.showOpenDialog = async () => ({ canceled: false, filePaths: [path] });
    }, folder);
    await page().getByRole('button', { name: 'Customers', exact: true }).click();
    await page().getByRole('button', { name: 'Reports …' }).click();
    await dialog().waitFor();
    expect(await axeProblems(page())).toEqual([]);
    await dialog().getByRole('button', { name: 'Choose a folder and write …' }).click();
    await dialog().getByText('1 of 1 written').waitFor();
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^Account report .*\.pdf$/)]);
    await picture(page(), 'reports-several');
    await chooseTheme(page(), 'dark');
    await chooseLanguage(page(), 'de');
    await picture(page(), 'reports-several-dark-german');
    await page().keyboard.press('Escape');
  });
});

/** Whom the made person pays or is paid by: names of firms and people in the export. */
function payees(): string[] {
  const [bytes] = makePersonSample().values();
  const lines = new TextDecoder('utf-8').decode(bytes).split('\n');
  const cells = lines.flatMap((line) => line.split(';').map((cell) => cell.replaceAll('"', '').trim()));
  return [...new Set(cells.filter((cell) => /^[A-ZÄÖÜ][\p{L}.& -]{7,}$/u.test(cell)))].filter(
    (cell) => cell !== samplePerson && / /.test(cell),
  );
}
