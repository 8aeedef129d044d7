import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePerson } from '../../scripts/samples/person';
import { writePersonSample } from '../../scripts/samples/write-person';
import { axeProblems, colourRules } from './driver/axe';
import { clearClipboard, clipboardPicture } from './driver/clipboard-picture';
import {
  analyse,
  chooseLanguage,
  chooseTheme,
  createCustomer,
  importFiles,
  openCheck,
  sendPlan,
} from './driver/main-job';
import { picture } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';
import { shownSecrets } from './driver/shown-secrets';
import { still } from './driver/still';

const samples = join(process.cwd(), 'assets/samples');
const company = JSON.parse(readFileSync(join(samples, 'totals.json'), 'utf8')) as {
  company: string;
  files: { name: string }[];
};

const kinds = {
  company: {
    name: company.company,
    type: 'Company',
    files: (_work: string) => company.files.map(({ name }) => join(samples, name)),
    /** Charts that must be there, by a word of their accessible name. */
    charts: [
      'Credits',
      'Cash flow',
      'Balances from',
      'Money out by category',
      'bands',
      'Timeline',
      'A beside B',
    ],
  },
  person: {
    name: samplePerson,
    type: 'Person',
    files: writePersonSample,
    charts: ['Income', 'Spending', 'Cash flow', 'Money out by category', 'bands', 'Timeline', 'A beside B'],
  },
} as const;

describe.each(['company', 'person'] as const)('a %s in the real window', (kind) => {
  let work: string;
  let program: RunningProgram;
  let texts: string[];

  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'kontor-two-clicks-'));
    program = await launchProgram({ userData: join(work, 'profile') });
    const { window } = program;
    await chooseLanguage(window, 'en');
    const paths = kinds[kind].files(work);
    texts = paths.flatMap((path) => {
      const bytes = readFileSync(path);
      return [bytes.toString('utf8'), bytes.toString('latin1')];
    });
    await importFiles(window, paths);
    await openCheck(window);
    await createCustomer(window, { name: kinds[kind].name, type: kinds[kind].type });
    await sendPlan(window);
    await analyse(window);
  });
  afterAll(async () => {
    await program.quit();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  });

  const page = () => program.window;
  /** The areas of the results, apart from the parts of the customer's page around them. */
  const areas = () =>
    page().getByRole('tablist', { name: /^(Parts of the results|Bereiche der Ergebnisse)$/ });
  const tabNames = async () => areas().getByRole('tab').allTextContents();
  const openArea = async (name: string) => {
    await areas().getByRole('tab', { name, exact: true }).click();
    await still(page());
  };
  const drawer = () => page().getByRole('dialog');

  /** From the last place of a chart back to one that has bookings: Enter opens them, a click on one its line. */
  async function followToLine(chart: Locator, label: string): Promise<void> {
    await chart.focus();
    await chart.press('End');
    const places = Number(await chart.getAttribute('aria-valuemax'));
    for (let place = places; place >= 1; place -= 1) {
      await expect.poll(() => chart.getAttribute('aria-valuetext'), { message: label }).toMatch(/\S/);
      await chart.press('Enter');
      await drawer().waitFor();
      await drawer().locator('.booking-row, p.dim').first().waitFor();
      const row = drawer().locator('.booking-row').first();
      if (await row.isVisible()) {
        await row.click();
        const raw = ((await drawer().locator('pre.raw').first().textContent()) ?? '').trim();
        const [head = ''] = raw.split('\n');
        expect(head.length, label).toBeGreaterThan(10);
        expect(
          texts.some((text) => text.includes(head)),
          `${label}: ${head}`,
        ).toBe(true);
        await page().keyboard.press('Escape');
        await drawer().waitFor({ state: 'hidden' });
        return;
      }
      await page().keyboard.press('Escape');
      await drawer().waitFor({ state: 'hidden' });
      await chart.focus();
      await chart.press('ArrowLeft');
    }
    throw new Error(`${label}: no place has bookings`);
  }

  it('every chart leads in two steps to the raw line of the file', async () => {
    const seen: string[] = [];
    for (const name of await tabNames()) {
      await openArea(name);
      await picture(page(), `${kind}-${name}`);
      // A chart that nobody can walk leads nowhere.
      expect(await page().locator('main .chart[role=img]').count(), name).toBe(0);
      const charts = page().locator('main .chart-walk');
      for (let index = 0; index < (await charts.count()); index += 1) {
        const label = (await charts.nth(index).getAttribute('aria-label')) ?? '';
        seen.push(label);
        await followToLine(charts.nth(index), label);
      }
    }
    for (const word of kinds[kind].charts)
      expect(
        seen.some((label) => label.includes(word)),
        word,
      ).toBe(true);
  });

  it('a bar under the pointer opens its bookings', async () => {
    await openArea('Cash flow');
    const chart = page().locator('main .chart-walk').first();
    await chart.scrollIntoViewIfNeeded();
    const box = await chart.boundingBox();
    if (!box) throw new Error('no chart');
    await page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await drawer().locator('.booking-row').first().waitFor();
    await page().keyboard.press('Escape');
  });

  it('a chart is copied as a picture with its title above it', async () => {
    await openArea('Cash flow');
    await clearClipboard(program.electron);
    expect(await clipboardPicture(program.electron, 1)).toBeNull();
    const chart = page().locator('main .chart-walk').first();
    const box = await chart.boundingBox();
    if (!box) throw new Error('no chart');
    await page().getByRole('button', { name: 'Copy as picture' }).first().click();
    await page().getByText('Copied as a picture.').waitFor();
    // Twice as fine as the screen: margin and title stand in the first 60 dots.
    const copied = await clipboardPicture(program.electron, 60);
    expect(copied?.width).toBeGreaterThanOrEqual(Math.floor(box.width * 2));
    expect(copied?.height).toBeGreaterThan(box.height * 2 + 40);
    expect(copied?.bytes).toBeGreaterThan(2_000);
    expect(copied?.inkAbove).toBeGreaterThan(0.005);
    expect(copied?.inkBelow).toBeGreaterThan(0.02);
  });

  it('a chart is copied as data: what a spreadsheet gets is what its table shows', async () => {
    await openArea('Cash flow');
    await clearClipboard(program.electron);
    const panel = page().locator('main .chart-panel').first();
    await panel.getByRole('button', { name: 'Copy as data' }).click();
    await page().getByText('The values are copied').waitFor();
    const copied = await program.electron.evaluate(({ clipboard }) => clipboard.readText());
    const [head = '', ...rows] = copied.trimEnd().split(/\r?\n/);
    expect(head.split('\t')[1]).toBe('Money in (EUR)');
    await panel.locator('label', { hasText: /^Table$/ }).click();
    const shown = await panel.locator('tbody tr').allInnerTexts();
    expect(rows.length).toBeGreaterThan(10);
    for (const [index, row] of rows.entries()) {
      const [month = '', moneyIn = ''] = row.split('\t');
      expect(month).toMatch(/^\d{4}-\d{2}$/);
      expect(shown[index]?.replaceAll(',', ''), month).toContain(moneyIn);
    }
    await panel.locator('label', { hasText: /^Chart$/ }).click();
  });

  it('a filter is named on every tab, and acts on the local figures', async () => {
    await openArea('Cash flow');
    const moneyIn = page().locator('.key-figures dd').first();
    const before = await moneyIn.textContent();
    const since = page().getByRole('combobox', { name: 'From month' });
    const months = await since.locator('option').all();
    await since.selectOption({ index: months.length - 2 });
    await page()
      .getByText(/^Shown: /)
      .first()
      .waitFor();
    for (const name of await tabNames()) {
      await openArea(name);
      const shown = await page().locator('main [role=tabpanel] .data-table, main .chart').count();
      if (shown > 0)
        await expect
          .poll(() => page().locator('main .filter-note').count(), { message: name })
          .toBeGreaterThan(0);
    }
    await openArea('Cash flow');
    await expect.poll(() => moneyIn.textContent()).not.toBe(before);
    await picture(page(), `${kind}-filtered`);
    await page().getByRole('button', { name: 'Clear filter' }).click();
    await expect.poll(() => moneyIn.textContent()).toBe(before);
  });

  it('names, accounts and files can be hidden by a key, wherever they stand; axes and legends stay readable', async () => {
    const [file = ''] = kinds[kind].files(work);
    const secrets = [
      kinds[kind].name,
      basename(file),
      ...texts.flatMap((text) => text.match(/DE\d{20}/) ?? []),
    ];
    const found: string[] = [];
    const look = async (where: string) => {
      for (const text of await shownSecrets(page(), secrets)) found.push(`${where}: ${text}`);
    };
    expect(await shownSecrets(page(), secrets)).not.toEqual([]);
    await page().keyboard.press('Control+Shift+M');
    await page().locator('[data-masked]').waitFor({ state: 'attached' });
    for (const name of await tabNames()) {
      await openArea(name);
      await look(name);
    }
    await openArea('Cash flow');
    const labels = page().locator('main .chart svg text');
    const blurs = await labels.evaluateAll((all) => all.map((one) => getComputedStyle(one).filter));
    expect(blurs.length).toBeGreaterThan(10);
    expect(new Set(blurs)).toEqual(new Set(['none']));
    await page().keyboard.press('Control+K');
    await page().getByRole('dialog').waitFor();
    await look('palette');
    await page().keyboard.press('Escape');
    for (const part of ['Accounts', 'Imports and uploads', 'Analyses and reports', 'Results']) {
      await page().getByRole('tab', { name: part, exact: true }).click();
      await still(page());
      await look(part);
    }
    await picture(page(), `${kind}-masked`);
    await page().keyboard.press('Control+Shift+M');
    await page().locator('[data-masked]').waitFor({ state: 'detached' });
    expect(found).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('every view is clean for axe in %s', async (theme) => {
    await chooseTheme(page(), theme);
    const found: string[] = [];
    for (const name of await tabNames()) {
      await openArea(name);
      const problems = await axeProblems(page(), theme === 'dark' ? colourRules : []);
      found.push(...problems.map((problem) => `${name}: ${problem}`));
      if (theme === 'dark') await picture(page(), `${kind}-dark-${name}`);
    }
    expect(found).toEqual([]);
  });

  it('and has a picture in German, on a small window', async () => {
    await chooseTheme(page(), 'light');
    await chooseLanguage(page(), 'de');
    await page().setViewportSize({ width: 900, height: 600 });
    for (const name of await tabNames()) {
      await openArea(name);
      expect(
        await page().evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        name,
      ).toBe(true);
      await picture(page(), `${kind}-de-small-${name}`);
    }
  });
});
