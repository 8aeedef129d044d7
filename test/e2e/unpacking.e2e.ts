import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeProblems } from './driver/axe';
import { dropFiles } from './driver/drop-files';
import { chooseLanguage, until, waitForStore } from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';

let work: string;
let program: RunningProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-unpacking-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

const csv = (name: string) =>
  strToU8(
    `Buchungstag;Betrag;Waehrung;Name;Verwendungszweck\n31.01.2024;-1,50;EUR;${name};Brot\n30.01.2024;-2,50;EUR;${name};Milch\n`,
  );

function made(name: string, bytes: Uint8Array): string {
  const path = join(work, name);
  writeFileSync(path, bytes);
  return path;
}

/** Three exports, then one that takes seconds: as much as it is packed into, so that it is no bomb. */
function slowZip(name: string, prefix: string): string {
  const notes = new Uint8Array(Buffer.alloc(190_000_000, 'Notizen zum Konto\n'));
  const small = Object.fromEntries([1, 2, 3].map((at) => [`${prefix}${at}.csv`, csv(`Anna ${at}`)]));
  return made(name, zipSync({ ...small, 'zz-notizen.txt': notes }, { level: 0 }));
}

const row = (name: string) => program.window.locator('tr[data-state]').filter({ hasText: name });
/** Read; whether its bank is the right one is asked of headers that nobody described. */
const ready = (name: string) =>
  row(name).and(program.window.locator('[data-state=ready], [data-state=confirm]')).waitFor();

const problems = () => axeProblems(program.window);

describe('a zip that takes its time', () => {
  it('shows how far it is, holds nothing up, and ends at once when it is cancelled by keyboard; what was ready stays', async () => {
    const { window: page } = program;
    await dropFiles(page, [slowZip('bank.zip', 'konto-'), made('daneben.csv', csv('Bernd'))]);
    await row('bank.zip').getByText('Unpacking 4 of 4').waitFor();
    await ready('daneben.csv');
    await page.getByRole('button', { name: 'Cancel unpacking “bank.zip”' }).press('Enter');
    const said = page.getByRole('alert').filter({ hasText: 'You cancelled unpacking “bank.zip”.' });
    await said.filter({ hasText: '3 files that were ready stay in the list' }).waitFor({ timeout: 1_000 });
    for (const at of [1, 2, 3]) await ready(`konto-${at}.csv`);
    expect(await problems()).toEqual([]);
  });

  it('when files of another are no exports, says so by name, and the worker was free for it', async () => {
    const { window: page } = program;
    const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
    const zip = zipSync({ 'a.csv': csv('A'), 'b.csv': csv('B'), 'bild.png': picture, 'innen.zip': picture });
    await dropFiles(page, [made('gemischt.zip', zip)]);
    await page.getByText('2 files in “gemischt.zip” were not taken:').waitFor({ timeout: 5_000 });
    await expect
      .poll(() => page.locator('.refused li').allTextContents())
      .toEqual([
        'bild.png: no bank export (png)',
        'innen.zip: an archive within the archive; unpack it and drop what it holds',
      ]);
    await ready('a.csv');
    await page.getByRole('button', { name: 'Remove “gemischt.zip” from the import' }).press('Enter');
    await until('it is gone', async () => (await row('gemischt.zip').count()) === 0);
    await ready('b.csv');
  });

  it('when it vanishes on the way, says so and keeps what was ready', async () => {
    const { window: page } = program;
    const path = slowZip('weg.zip', 'weg-');
    await dropFiles(page, [path]);
    await row('weg.zip').getByText('Unpacking 4 of 4').waitFor();
    rmSync(path);
    await page.getByRole('alert').filter({ hasText: 'it disappeared meanwhile' }).waitFor();
    await ready('weg-1.csv');
  });
});
