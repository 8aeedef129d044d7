import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage, importFiles, listImports, until, waitForStore } from './driver/main-job';
import { picture } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';

let work: string;
let store: string;
let program: RunningProgram;

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'kontor-damaged-'));
  store = join(work, 'profile', 'kontor.db');
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

async function start(): Promise<void> {
  program = await launchProgram({ userData: join(work, 'profile') });
}

async function restart(): Promise<void> {
  await program.quit();
  await start();
}

describe('a store whose file was harmed while the program was closed', () => {
  it('when a bit was flipped, the window says so, shows nothing of it, and brings the last good copy back (SEC-46)', async () => {
    await start();
    await chooseLanguage(program.window, 'en');
    await waitForStore(program.window);
    await importFiles(program.window, [join(process.cwd(), 'test/fixtures/formats/de/de-n26-2024.csv')]);
    await until('the bytes of the file are kept', async () =>
      (await listImports(program.window)).every(({ files }) => files.every(({ isKept }) => isKept)),
    );
    const [before] = await listImports(program.window);
    await program.quit();
    // The first copy is of the empty store; an hour later there would be another.
    rmSync(`${store}-copy`);
    await start();
    await until('the copy is made', async () => existsSync(`${store}-copy`));
    await program.quit();

    const bytes = readFileSync(store);
    bytes[40_000] = (bytes[40_000] as number) ^ 4;
    writeFileSync(store, bytes);
    await start();
    const { window: page } = program;
    await page.getByText('The file of the local store is damaged', { exact: false }).waitFor();
    await picture(program.window, 'damaged');
    expect(await page.evaluate(async () => (await window.kontor.imports.list()).ok)).toBe(false);
    await page.getByRole('button', { name: 'Restore the last good copy' }).click();
    await picture(program.window, 'damaged-ask');
    await page.getByRole('dialog').getByRole('button', { name: 'Restore the last good copy' }).click();
    await waitForStore(page);
    await page.getByText('kontor.db.damaged-', { exact: false }).waitFor();
    await picture(program.window, 'restored');
    expect(await listImports(page)).toEqual([before]);
  });

  it('when the file is gone, no new one takes its place until that is chosen', async () => {
    await program.quit();
    rmSync(store);
    await start();
    await program.window.getByText('is gone or empty', { exact: false }).waitFor();
    expect(existsSync(store)).toBe(false);
    await chooseLanguage(program.window, 'de');
    await picture(program.window, 'gone');
    await program.window.getByRole('button', { name: 'Mit leerem Speicher beginnen' }).click();
    await program.window
      .getByRole('dialog')
      .getByRole('button', { name: 'Mit leerem Speicher beginnen' })
      .click();
    await waitForStore(program.window);
    expect(await listImports(program.window)).toEqual([]);
    await restart();
    await waitForStore(program.window);
  });
});

describe('the data of the service on this computer, harmed while the program was closed', () => {
  it('when a bit was flipped, the band says so and brings the last good copy back (SEC-46)', async () => {
    const service = join(work, 'profile', 'local-service.db');
    const test = () => program.window.evaluate(async () => window.kontor.connections.test('embedded'));
    expect((await test()).ok).toBe(true);
    await until('the copy is made', async () => existsSync(`${service}-copy`));
    await program.quit();
    const bytes = readFileSync(service);
    bytes[9_000] = (bytes[9_000] as number) ^ 1;
    writeFileSync(service, bytes);
    await start();
    await waitForStore(program.window);
    expect(await test()).toMatchObject({ ok: false, error: { code: 'localService.damaged' } });
    const band = program.window.getByRole('alert').filter({ hasText: 'Dienstes auf diesem Computer' });
    await band.waitFor();
    await picture(program.window, 'service-damaged');
    const restore = { name: 'Letzte unbeschädigte Kopie zurückholen' };
    await band.getByRole('button', restore).click();
    await program.window.getByRole('dialog').getByRole('button', restore).click();
    await band.waitFor({ state: 'detached' });
    expect((await test()).ok).toBe(true);
  });
});
