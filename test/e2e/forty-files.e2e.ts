import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseFiles } from './driver/choose-files';
import { type FridayFolder, writeFridayFolder } from './driver/friday-files';
import { figures, heldOfCustomer } from './driver/held-accounts';
import { KeyboardUser } from './driver/keyboard-user';
import { chooseLanguage, listImports, until, waitForStore } from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';

/** Keys from the open dialog to everything sent, those of the name among them; more is a step backwards. */
const mostKeys = 22;
const customerName = 'Grünfeld';

let work: string;
let program: RunningProgram;
let folder: FridayFolder;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-forty-'));
  mkdirSync(join(work, 'Freitag'));
  folder = writeFridayFolder(join(work, 'Freitag'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

describe('an import of forty files without a mouse', () => {
  it('is done from the dialog of files to the last answer of the service', async () => {
    const { window: page } = program;
    const user = new KeyboardUser(page);
    await chooseFiles(page, () => user.press('Control+o'), [...folder.paths]);
    await page.getByText(/^\d+ of \d+ files are ready/).waitFor({ timeout: 240_000 });

    const isAt = (name: string | RegExp) => page.getByRole('button', { name }).first().isVisible();
    await user.workUntil('what was read is checked', () => isAt('Choose customer'));
    await user.workUntil('a customer is asked for', () => isAt('Create customer'));
    await user.type('Name', customerName);
    await user.workUntil('the plan stands', () => isAt(/^Send [\d,]+ bookings/));
    await user.workUntil('it is on its way', async () => !(await isAt(/^Send [\d,]+ bookings/)));
    await until('everything is sent', async () => (await listImports(page))[0]?.state === 'uploaded');

    console.log(`keys: ${user.keys.length}: ${user.keys.join(' | ')}`);
    expect(user.keys.length).toBeLessThanOrEqual(mostKeys);
    expect(figures(await heldOfCustomer(page, customerName))).toEqual(figures(folder.accounts));
  });
});
