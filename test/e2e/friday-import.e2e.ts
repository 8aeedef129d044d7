import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropFiles } from './driver/drop-files';
import { type FridayFolder, writeFridayFolder } from './driver/friday-files';
import { figures, heldOfCustomer } from './driver/held-accounts';
import { chooseLanguage, listImports, until, waitForStore } from './driver/main-job';
import { PressCounter } from './driver/press-counter';
import { launchProgram, type RunningProgram } from './driver/program';

/** Clicks and keys from the drop to everything sent, the customer's name typed; more is a step backwards. */
const mostPresses = 20;
const customerName = 'Grünfeld';

let work: string;
let program: RunningProgram;
let folder: FridayFolder;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-friday-'));
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

describe('the Friday import: 41 files of five holders, junk among them', () => {
  it('when they are dropped at once, all are sent without a wrong step, and the service holds what the files say', async () => {
    const { window: page } = program;
    const user = new PressCounter(page);
    expect(folder.paths).toHaveLength(41);

    await dropFiles(page, [...folder.paths]);
    user.presses.push('drop');
    await page.getByText(/^\d+ of \d+ files are ready/).waitFor({ timeout: 240_000 });
    // What cannot be used stands apart, each with what it is, and is in nobody's way.
    const unusable = page.getByRole('region', {
      name: `${folder.junk} files cannot be used and are excluded`,
    });
    await expect.poll(() => unusable.locator('tr[data-state]').count()).toBe(folder.junk);
    await unusable.getByText(/is a PDF: a statement made for reading and printing/).waitFor();
    await user.press(`Remove all ${folder.junk}`);
    await page
      .getByText(`${folder.junk} files were removed from the import`, { exact: false })
      .first()
      .waitFor();

    // Two headers that nobody has described: looked at, and confirmed together.
    const card = page.getByRole('region', { name: 'Were these 3 files recognised rightly?' });
    await card.waitFor();
    await user.press('Yes, right for all 3 files');
    await user.press('Check what was read');
    await settleCheck(user);

    await user.press('Choose customer');
    await user.type('Name', customerName);
    await user.press('Create customer');
    await until('it can be sent', async () => {
      for (const name of [/^That is right/, /without/]) if (await user.tickIfShown(name)) return false;
      return (await page.getByRole('button', { name: /^Send [\d,]+ bookings/, disabled: false }).count()) > 0;
    }).catch(async (reason: Error) => {
      throw new Error(`${reason.message}\n${await page.locator('main').textContent()}`);
    });
    await user.press(/^Send [\d,]+ bookings/);
    await until('everything is sent', async () => (await listImports(page))[0]?.state === 'uploaded');

    console.log(`presses from drop to sent: ${user.count}: ${user.presses.join(' | ')}`);
    expect(user.count).toBeLessThanOrEqual(mostPresses);
    const held = await heldOfCustomer(program.window, customerName);
    expect(figures(held)).toEqual(figures(folder.accounts));
    for (const { number, bookings, sumMinor } of folder.accounts) {
      if (number === null || !/^[A-Z]{2}\d{2}/.test(number)) continue;
      expect(
        held.find((account) => account.number === number),
        number,
      ).toMatchObject({ bookings, sumMinor });
    }
  });
});

/** What the check asks, each with one press for all. */
async function settleCheck(user: PressCounter): Promise<void> {
  const { window: page } = program;
  const onward = page.getByRole('button', { name: 'Choose customer' });
  await onward.waitFor();
  const pressed = [/^Make (a number|numbers)/];
  const ticked = [/^Send without the/, /^That is right: they belong together/];
  await until('nothing is missing', async () => {
    for (const name of pressed) if (await user.pressIfShown(name)) return false;
    for (const name of ticked) if (await user.tickIfShown(name)) return false;
    return onward.isEnabled();
  });
}
