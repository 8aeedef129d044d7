import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportFile } from '../../preload/contract';
import { dropFiles } from './driver/drop-files';
import {
  chooseLanguage,
  chooseTheme,
  listImports,
  until,
  waitForStore,
  waitUntilRead,
} from './driver/main-job';
import { picture } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';

let work: string;
let program: RunningProgram;
const good = 'test/fixtures/formats/de/de-n26-2024.csv';

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-bad-input-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

const inWork = (name: string) => join(work, name);

async function fileNamed(name: string): Promise<ImportFile | undefined> {
  const imports = await listImports(program.window);
  return imports.flatMap((found) => found.files).find((file) => file.name === name);
}

describe('bad input beside a good file', () => {
  it('when a drop holds files that cannot be read, each gets its own plain sentence and the good one is staged', async () => {
    writeFileSync(inWork('empty.csv'), '');
    writeFileSync(
      inWork('binary.csv'),
      Buffer.from(Array.from({ length: 50_000 }, (_, index) => (index * 7919) % 256)),
    );
    writeFileSync(inWork('report.csv'), `%PDF-1.7\n${'binary \u0000\u0001'.repeat(500)}`);
    writeFileSync(inWork('one-line.csv'), Buffer.alloc(200 * 1024 * 1024, 'x'));
    copyFileSync(good, inWork('good.csv'));
    const names = ['empty.csv', 'binary.csv', 'report.csv', 'one-line.csv', 'good.csv'];
    await dropFiles(program.window, names.map(inWork));
    await waitUntilRead(program.window, names.length);
    for (const name of names.slice(0, 4)) {
      const file = await fileNamed(name);
      expect(file?.state, name).toBe('failed');
      expect(file?.error?.code, name).toMatch(/^[a-z]+\.[a-zA-Z]+/);
    }
    expect(await fileNamed('good.csv')).toMatchObject({ state: 'staged', lineCounts: { staged: 12 } });
    const text = await program.window.locator('main').textContent();
    for (const name of names) expect(text).toContain(name);
    // A sentence, not a code.
    expect(text).not.toMatch(/\b(file|csv|import|engine|reading)\.[a-z]+[A-Z]\w+/);
  });

  it('when a folder is dropped, its exports are listed or it is refused by name, and the page stays (B034, SEC-27)', async () => {
    mkdirSync(inWork('ordner'));
    copyFileSync(good, inWork('ordner/in-folder.csv'));
    const url = program.window.url();
    await dropFiles(program.window, [inWork('ordner')]);
    await until('the folder is taken or refused', async () => {
      const isListed = (await fileNamed('in-folder.csv')) !== undefined;
      return isListed || ((await program.window.locator('body').textContent()) ?? '').includes('ordner');
    });
    expect(program.window.url()).toBe(url);
  });

  it('when endings are upper case, wrong or missing, the content decides (B035)', async () => {
    for (const name of ['UMSATZ.CSV', 'export.txt', 'noending']) copyFileSync(good, inWork(name));
    await dropFiles(program.window, ['UMSATZ.CSV', 'export.txt', 'noending'].map(inWork));
    for (const name of ['UMSATZ.CSV', 'export.txt', 'noending']) {
      await expect.poll(async () => (await fileNamed(name))?.state, { timeout: 30_000 }).toBe('staged');
    }
  });

  it('when a web page is dropped, the window does not go there', async () => {
    writeFileSync(inWork('page.html'), '<html><body><script>document.title = "taken"</script></body></html>');
    const url = program.window.url();
    await dropFiles(program.window, [inWork('page.html')]);
    await expect.poll(async () => (await fileNamed('page.html'))?.state).toBe('failed');
    expect(program.window.url()).toBe(url);
  });

  it('when files change, grow, vanish or cannot be read between the choice and the reading, each says which it was', async () => {
    const names = ['changed.csv', 'grown.csv', 'gone.csv', 'locked.csv'];
    for (const name of names) copyFileSync(good, inWork(name));
    const before = (await listImports(program.window)).flatMap(({ files }) => files).length;
    const give = await heldChoice(names.map(inWork));
    utimesSync(inWork('changed.csv'), new Date(0), new Date(0));
    appendFileSync(inWork('grown.csv'), 'more');
    rmSync(inWork('gone.csv'));
    rmSync(inWork('locked.csv'));
    // Nobody can open it, the one who may read everything neither.
    symlinkSync(inWork('locked.csv'), inWork('locked.csv'));
    await give();
    await waitUntilRead(program.window, before + names.length);
    for (const [name, code] of [
      ['changed.csv', 'file.changed'],
      ['grown.csv', 'file.grew'],
      ['gone.csv', 'file.vanished'],
      ['locked.csv', 'file.unreadable'],
    ] as const) {
      expect((await fileNamed(name))?.error?.code, name).toBe(code);
    }
    const main = program.window.locator('main');
    // The window draws what the store knows a moment later.
    for (const sentence of [
      '“changed.csv” changed while it was read.',
      '“grown.csv” has grown since it was dropped: something is still writing it.',
      '“gone.csv” disappeared while it was read.',
      'The system does not let Kontor read “locked.csv”.',
    ])
      await expect.poll(() => main.textContent()).toContain(sentence);
    await picture(program.window, 'four-sentences-en');
    await chooseLanguage(program.window, 'de');
    await chooseTheme(program.window, 'dark');
    await expect.poll(() => main.textContent()).toContain('„gone.csv“ ist während des Lesens verschwunden.');
    await picture(program.window, 'four-sentences-de');
  });
});

/** Chooses the files as the file dialog does, and keeps the page from seeing it until it is given the choice. */
async function heldChoice(paths: string[]): Promise<() => Promise<void>> {
  const { window: page } = program;
  await page.evaluate(() => {
    const held = { files: [] as File[] };
    Object.assign(window, { heldChoice: held });
    const hold = (event: Event) => {
      event.stopImmediatePropagation();
      held.files = Array.from((event.target as HTMLInputElement).files ?? []);
      // What a file is, the page knows from here on.
      for (const file of held.files) void [file.size, file.lastModified];
    };
    for (const name of ['input', 'change'])
      window.addEventListener(name, hold, { capture: true, once: true });
  });
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles(paths);
  return () =>
    input.evaluate((element: HTMLInputElement) => {
      const { files } = (window as unknown as { heldChoice: { files: File[] } }).heldChoice;
      const choice = new DataTransfer();
      for (const file of files) choice.items.add(file);
      element.files = choice.files;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
}
