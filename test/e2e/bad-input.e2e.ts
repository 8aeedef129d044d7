import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportFile } from '../../preload/contract';
import { dropFiles } from './driver/drop-files';
import { chooseLanguage, listImports, waitForStore, waitUntilRead } from './driver/main-job';
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
    await program.window.waitForTimeout(1_500);
    expect(program.window.url()).toBe(url);
    const isListed = (await fileNamed('in-folder.csv')) !== undefined;
    const text = (await program.window.locator('body').textContent()) ?? '';
    expect(isListed || text.includes('ordner')).toBe(true);
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
    await program.window.waitForTimeout(1_500);
    expect(program.window.url()).toBe(url);
    await expect.poll(async () => (await fileNamed('page.html'))?.state, { timeout: 20_000 }).toBe('failed');
  });
});
