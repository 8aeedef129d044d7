import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeProblems } from './driver/axe';
import {
  chooseField,
  chooseLanguage,
  confirmRecognition,
  importFiles,
  listImports,
  openCheck,
  until,
  waitForStore,
} from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';
import { still } from './driver/still';

let work: string;
let program: RunningProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-import-choices-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

function made(name: string, lines: string[]): string {
  const path = join(work, name);
  // One byte per sign: `\u00e8` is another letter in windows-1252 than in windows-1250.
  writeFileSync(path, `${lines.join('\n')}\n`, 'latin1');
  return path;
}

const problems = () => axeProblems(program.window);

const ready = (files: number) =>
  until(`${files} files are ready`, async () => {
    return (await program.window.locator('tr[data-state=ready]').count()) === files;
  });

/** Waits until the window shows each of these files as one that nothing is asked of any more. */
async function readyFiles(...names: string[]): Promise<void> {
  for (const name of names) await program.window.locator('tr[data-state=ready]', { hasText: name }).waitFor();
}

/** Accounts of the newest import as IBAN and bookings. */
async function accounts(): Promise<[string | null, number][]> {
  const [newest] = await listImports(program.window);
  return (newest?.accounts ?? []).map(({ iban, bookings }) => [iban, bookings]);
}

const header = 'Buchungstag;Betrag;Waehrung;Name;Verwendungszweck';

describe('choices of the import, by keyboard', () => {
  it('when an encoding is not told by the bytes, it is asked with both readings, and not again for this header', async () => {
    const { window: page } = program;
    const rows = ['03.04.2024;-450,00;EUR;Marko Kova\u00e8;Miete', '27.04.2024;-1,50;EUR;Anna Beispiel;Brot'];
    await importFiles(page, [made('april.csv', [header, ...rows])]);
    const western = page.getByRole('radio', { name: /Windows-1252/ });
    await western.focus();
    expect(await problems()).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await ready(1);
    await importFiles(page, [made('mai.csv', [header, ...rows.map((row) => row.replace('.04.', '.05.'))])]);
    await ready(2);
    const [found] = await listImports(page);
    const read = await page.evaluate(async (id) => {
      const answer = await window.kontor.imports.rows(id, {}, { offset: 0, limit: 10 }).catch(() => null);
      return answer?.ok ? answer.value.rows.map(({ counterpartyName }) => counterpartyName) : [];
    }, found?.id ?? '');
    expect(read.filter((name) => name === 'Marko Kova\u010d')).toHaveLength(2);
  });

  it('when a column holds name and IBAN, it is taken apart, and the preview follows', async () => {
    const { window: page } = program;
    const joined = 'Buchungstag;Wer;Text A;Text B;Betrag;Waehrung';
    const rows = [1, 2, 3].map(
      (day) => `0${day}.04.2024;Anna Beispiel DE02120300000000202051;Wohnung;${day} links;-4,50;EUR`,
    );
    await importFiles(page, [made('wer.csv', [joined, ...rows])]);
    await page.getByRole('button', { name: 'Map columns of “wer.csv”' }).press('Enter');
    await page.getByRole('button', { name: 'Take column “Wer” apart' }).press('Enter');
    const preview = page.getByRole('table', { name: 'Five rows as they would be read' });
    await preview.getByText('DE02 1203 0000 0000 2020 51').first().waitFor();
    for (const name of ['Text A', 'Text B']) await chooseField(page, name, 'Purpose');
    await page.getByRole('combobox', { name: /What stands between/ }).selectOption({ label: 'Slash' });
    await page.getByRole('button', { name: 'Move “Text B” up' }).press('Enter');
    await preview.getByText('1 links / Wohnung').waitFor();
    expect(await problems()).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('when a field is chosen by keyboard, Enter takes what is highlighted, keeps what is chosen, and frees what was emptied', async () => {
    const { window: page } = program;
    await page.getByRole('button', { name: 'Map columns of “wer.csv”' }).press('Enter');
    const select = page.getByRole('combobox', { name: 'Field for column “Text A”' });
    const holds = (what: string) =>
      until(`the column holds “${what}”`, async () => {
        return (
          (await select.getAttribute('aria-expanded')) !== 'true' && (await select.inputValue()) === what
        );
      });
    const list = page.getByRole('listbox', { name: 'Field for column “Text A”' });
    // Typed or pasted as a whole into the closed list.
    await chooseField(page, 'Text A', 'Purpose');
    await select.press('ArrowDown');
    await list.getByRole('option', { name: 'Purpose', exact: true }).waitFor();
    await select.press('Enter');
    await holds('Purpose');
    await page.getByRole('region', { name: 'Fields that several columns feed' }).waitFor();
    await select.fill('');
    await list.getByRole('option', { name: 'Not used' }).waitFor();
    await select.press('Enter');
    await holds('');
    await chooseField(page, 'Text A', 'Booking text');
    await page.getByRole('button', { name: 'Clear: Field for column “Text A”' }).click();
    await holds('');
    await page.keyboard.press('Escape');
  });

  it('when a file names three accounts, there are three; rows put into another account come back as the file says', async () => {
    const { window: page } = program;
    const ibans = ['DE27120300001000000001', 'DE97120300001000000002', 'DE02120300000000202051'];
    const rows = ibans.flatMap((iban, at) =>
      Array.from({ length: at + 2 }, (_, day) => `${iban};0${day + 1}.03.2024;-${at + 1},50;EUR;Anna;Miete`),
    );
    await importFiles(page, [
      made('drei.csv', ['IBAN Auftragskonto;Buchungstag;Betrag;Waehrung;Name;Verwendungszweck', ...rows]),
    ]);
    const three = () => accounts().then((all) => all.filter(([iban]) => ibans.includes(iban ?? '')));
    await until('the accounts are there', async () => (await three()).length === 3);
    const asFile = [2, 3, 4].map((bookings, at) => [ibans[at], bookings]);
    expect(await three()).toEqual(asFile);
    await confirmRecognition(page, ['wer.csv', 'drei.csv']);
    await openCheck(page);
    await page.getByRole('button', { name: /^Edit account DE97/ }).press('Enter');
    await page.getByRole('radio', { name: 'One that is there already' }).check();
    const known = page.getByRole('combobox', { name: 'One that is there already' });
    await known.selectOption({ label: (await known.getByText('DE02 1203').textContent()) ?? '' });
    expect(await problems()).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await until('the rows moved', async () => (await three()).length === 2);
    expect(new Map((await three()) as [string, number][]).get('DE02120300000000202051')).toBe(7);
    await page.getByRole('button', { name: /^Edit account DE02/ }).press('Enter');
    await page.getByRole('radio', { name: /As the files say/ }).check();
    await page.getByRole('button', { name: 'Read again' }).press('Enter');
    await until('the file is read again', async () => (await three()).length === 3);
    expect((await three()).sort()).toEqual([...asFile].sort());
  });

  it('when several files ask, each question is answered by arrow and Enter, and the focus leads to the next and then on', async () => {
    const { window: page } = program;
    const day = (k: number) => [
      'Date,Description,Amount,Currency',
      ...[2, 3, 4].map((month) => `0${k}/0${month}/2024,Shop,-1${k}.50,GBP`),
    ];
    const styled = ['Tag;Notiz;Betrag;Waehr', '14.02.2024;Holz;-1.250;EUR', '15.02.2024;Lohn;3.400;EUR'];
    const questions = page.locator('section.question');
    await importFiles(page, [
      made('shop-1.csv', day(1)),
      made('shop-2.csv', day(2)),
      made('stil.csv', styled),
    ]);
    await page.getByText('Question 1 of 2').waitFor();
    await expect.poll(() => questions.count()).toBe(1);
    expect(await problems()).toEqual([]);
    const first = page.getByRole('region', { name: /Which part of the dates/ });
    await first.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await until('the focus is in the other question', () =>
      page.evaluate(
        () => document.activeElement?.closest('section')?.textContent?.includes('stil.csv') ?? false,
      ),
    );
    await expect.poll(() => questions.count()).toBe(1);
    // The files of the first answer are read again meanwhile, and drawn.
    await still(page);
    await page.keyboard.press('Enter');
    await until('the focus is on the way on', () =>
      page.evaluate(() => document.activeElement?.textContent === 'Check what was read'),
    );
    await readyFiles('shop-1.csv', 'shop-2.csv', 'stil.csv');
  });

  it('when one of several files of a header is mapped, all of them are read so, and the focus comes back', async () => {
    const { window: page } = program;
    const lines = (k: number) => [
      'Aa;Bb;Cc;Dd',
      `0${k}.05.2024;-4,50;Miete;EUR`,
      `1${k}.05.2024;-5,50;Strom;EUR`,
    ];
    await importFiles(page, [made('fremd-1.csv', lines(1)), made('fremd-2.csv', lines(2))]);
    const opener = page.getByRole('button', { name: 'Map columns of “fremd-1.csv”' });
    await opener.press('Enter');
    // The first column that needs a field: the day was found.
    const select = page.getByRole('combobox', { name: /^Field for column/ });
    await until('a list has the focus', () =>
      select.evaluateAll((lists) => lists.some((one) => one === document.activeElement)),
    );
    await page.keyboard.press('Escape');
    await until('the focus is back', () => opener.evaluate((one) => one === document.activeElement));
    await opener.press('Enter');
    await page.getByRole('textbox', { name: 'Remembered as' }).fill('Fremde Bank');
    await page.getByRole('button', { name: 'Read 2 files with this mapping' }).press('Enter');
    await page.getByText('Mapping “Fremde Bank”').nth(1).waitFor();
    await until('the focus is back', () => opener.evaluate((one) => one === document.activeElement));
  });

  it('when a file is removed by keyboard, the focus goes to the next one', async () => {
    const { window: page } = program;
    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    // Both files were just read again: their rows are drawn anew.
    await still(page);
    await page.getByRole('button', { name: 'Remove “fremd-1.csv” from the import' }).press('Enter');
    await page
      .getByRole('button', { name: 'Remove “fremd-1.csv” from the import' })
      .waitFor({ state: 'detached' });
    await expect.poll(label).toBe('Remove “fremd-2.csv” from the import');
  });

  it('when a list is long, the files that need the user are a press away, and the way on stays in sight', async () => {
    const { window: page } = program;
    const empty = join(work, 'leer.csv');
    writeFileSync(empty, '');
    await page.locator('input[type=file]').first().setInputFiles([empty]);
    await page.getByText('Need you 1').click();
    const unusable = page.getByRole('region', { name: 'One file cannot be used and is excluded' });
    await unusable.locator('tr[data-state=failed]').waitFor();
    await expect.poll(() => page.locator('tr[data-state]').count()).toBe(1);
    await page.getByText(/^All \d+$/).click();
    await expect.poll(() => page.locator('tr[data-state]').count()).toBeGreaterThan(5);
    await page.evaluate(() => document.querySelector('.shell-content')?.scrollTo(0, 9_999));
    await expect.poll(() => page.getByRole('button', { name: 'Check what was read' }).isVisible()).toBe(true);
    const top = await page.evaluate(
      () => document.querySelector('.files-bar')?.getBoundingClientRect().top ?? -1,
    );
    expect(top).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'State', exact: true }).press('Enter');
    await expect.poll(() => page.locator('tr[data-state]').last().getAttribute('data-state')).toBe('failed');
    expect(await problems()).toEqual([]);
  });

  it('when a bank has put a column in front, its mapping is used for all files of the new header at once', async () => {
    const { window: page } = program;
    const lines = (k: number) => [`0${k}.07.2024;-4,50;Miete;EUR`, `1${k}.07.2024;-5,50;Strom;EUR`];
    await importFiles(page, [made('bisher.csv', ['Ee;Ff;Gg;Hh', ...lines(1)])]);
    await page.getByRole('button', { name: 'Map columns of “bisher.csv”' }).press('Enter');
    await chooseField(page, 'Gg', 'Booking text');
    await page.getByRole('textbox', { name: 'Remembered as' }).fill('Hausbank');
    await page.keyboard.press('Enter');
    await page.getByText('Mapping “Hausbank”').waitFor();
    const newer = [2, 3].map((k) =>
      made(`neu-${k}.csv`, ['Neu;Ee;Ff;Gg;Hh', ...lines(k).map((line) => `x;${line}`)]),
    );
    await importFiles(page, newer);
    await page
      .getByText(/resembles the one of your mapping “Hausbank”/)
      .nth(1)
      .waitFor();
    await page
      .getByRole('button', { name: /^Use it for all files/ })
      .first()
      .press('Enter');
    await page.getByText('Mapping “Hausbank”').nth(2).waitFor();
  });

  it('when files name no account, one answer puts those of the same header into one account', async () => {
    const { window: page } = program;
    const lines = (k: number) => ['Buchung;Betrag;Waehrung;Wofuer', `0${k}.06.2024;-4,50;EUR;Miete`];
    const names = [1, 2, 3].map((k) => `ohne-konto-${k}.csv`);
    await importFiles(
      page,
      names.map((name, at) => made(name, lines(at + 1))),
    );
    await confirmRecognition(page, names);
    await openCheck(page);
    const opener = page.getByRole('button', {
      name: 'Edit account No account in the file, ohne-konto-1.csv',
    });
    await opener.press('Enter');
    await page.keyboard.press('Escape');
    await until('the focus is back', () => opener.evaluate((one) => one === document.activeElement));
    await opener.press('Enter');
    for (const name of names.slice(1))
      await expect.poll(() => page.getByRole('checkbox', { name }).isChecked()).toBe(true);
    await page.getByRole('textbox', { name: 'IBAN', exact: true }).fill('DE89370400440532013000');
    expect(await problems()).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await until('their rows are in one account', async () => {
      const found = (await accounts()).find(([iban]) => iban === 'DE89370400440532013000');
      return found?.[1] === 3;
    });
  });

  it('when the program was closed over an open question, it is asked again, and answered without the file', async () => {
    const before = program.window;
    const undated = made('ohne-jahr.csv', [
      'Datum;Text;Betrag EUR',
      '12.03.;Hotel Adler;-120,00',
      '29.03.;Bahn;-39,90',
    ]);
    await importFiles(before, [undated]);
    await before.getByRole('region', { name: /Which year/ }).waitFor();
    await until('its bytes are kept', async () =>
      (await listImports(before)).some(({ files }) =>
        files.some(({ name, isKept }) => name === 'ohne-jahr.csv' && isKept),
      ),
    );
    rmSync(undated);
    await program.quit();
    program = await launchProgram({ userData: join(work, 'profile') });
    const { window: page } = program;
    await waitForStore(page);
    const question = page.getByRole('region', { name: /Which year/ });
    await question.getByRole('radio', { name: '2024' }).check();
    await expect.poll(() => page.locator('tr[data-state]', { hasText: 'ohne-jahr.csv' }).count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.locator('tr[data-state=ready]', { hasText: 'ohne-jahr.csv' }).waitFor();
  });
});
