import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeProblems } from './driver/axe';
import { analyse, createCustomer, importFiles, openCheck, sendPlan, until } from './driver/main-job';
import { company, customerStops, partsOfResults } from './walk/customer-stops';
import { look, looks } from './walk/looks';
import { walkAll, walkerOfFile } from './walk/walk';

const samples = join(process.cwd(), 'assets', 'samples');
const walker = walkerOfFile();

beforeAll(async () => {
  const { page } = walker();
  const files = readdirSync(samples).filter((name) => name.endsWith('.csv'));
  await importFiles(
    page,
    files.map((name) => join(samples, name)),
  );
  await openCheck(page);
  await createCustomer(page, { name: company, type: 'Company' });
  await sendPlan(page);
  await analyse(page);
});

const innerHeightOf = ({ size }: { size: readonly [number, number] }) => size[1];

describe('every screen and dialog of a company, a person and their results', () => {
  walkAll(customerStops, walker);

  it('was among them: each part of the results of both kinds', () => {
    for (const kind of ['company', 'person'] as const) {
      const walked = customerStops.flatMap(({ name }) =>
        name.startsWith(`${kind}: `) ? [name.slice(kind.length + 2)] : [],
      );
      expect(walked, kind).toEqual(walker().seen.get(`${kind}: ${partsOfResults}`));
    }
  });

  it('when a window is 900 by 600, all above what is read takes a third of it, and the warning is in sight', async () => {
    const { program, page } = walker();
    await walker().go('Customers');
    await walker().press(company);
    await walker().tab('Parts of the customer', 'Results');
    const [plain] = looks;
    const small = looks.find(({ name }) => name === 'German dark at 900x600');
    if (!plain || !small) throw new Error('no such look');
    await look(program, small, plain);
    await page.evaluate(() => document.getElementById('content')?.scrollTo(0, 0));
    const bottom = await page
      .locator('.result-parts')
      .evaluate((list) => list.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(innerHeightOf(small) / 3);
    await page.locator('.coverage-banner strong').waitFor();
    await page.locator('.coverage-banner summary').press('Enter');
    await page.locator('.coverage-banner').getByText('ist nichts bekannt').waitFor();
    await page.locator('.coverage-banner summary').press('Enter');
    await look(program, plain, small);
  });

  it('when a report is looked at before it is saved, axe finds nothing wrong on the page that is printed', async () => {
    const { program, page } = walker();
    await walker().go('Customers');
    await walker().press(company);
    await walker().tab('Parts of the customer', 'Results');
    await walker().menu('Report as PDF', 'Set up a report …');
    await walker().dialog();
    const opened = program.electron.waitForEvent('window');
    await walker().press('Preview');
    const preview = await opened;
    await preview.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 30_000 });
    expect(await axeProblems(preview)).toEqual([]);
    // The window goes while the key is still down.
    await preview.keyboard.press('Escape').catch(() => undefined);
    await until('the preview is gone', async () => program.electron.windows().length === 1);
    await page.keyboard.press('Escape');
  });
});
