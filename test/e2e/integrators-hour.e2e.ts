import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeProblems } from './driver/axe';
import { openedLinks, recordBrowser, sendForm } from './driver/browser-recorder';
import { filesHolding } from './driver/disk-search';
import { answerSaveDialog, chooseLanguage, chooseTheme, until, waitForStore } from './driver/main-job';
import { callService, createCustomerOn } from './driver/own-service';
import { picture } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';
import { type ServiceProgram, startServiceProgram } from './driver/service-program';

const patient = { timeout: 60_000 };
const customerName = 'Gießerei Unterberg GmbH';
let work: string;
let program: RunningProgram;
let service: ServiceProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-integrator-'));
  service = await startServiceProgram();
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
  await recordBrowser(program);
  const { connectionId } = await createCustomerOn(program.window, service, 'Beside GmbH');
  // A user that an integrator made, with two scopes and no more.
  const { userId } = (await callService(service, 'POST', '/users', {
    type: 'company',
    automaticAnalysis: 'suspended',
    scopes: ['banking', 'banking-upload'],
  })) as { userId: string };
  const taken = await program.window.evaluate((wanted) => window.kontor.customers.takeOver(wanted), {
    connectionId,
    userId,
    name: customerName,
  });
  if (!taken.ok) throw new Error(taken.error.code);
});
afterAll(async () => {
  await program.quit();
  await service.stop();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

const button = (name: string | RegExp) => program.window.getByRole('button', { name, exact: true });
const tab = (name: string) => program.window.getByRole('tab', { name, exact: true });
const region = (name: string) => program.window.getByRole('region', { name, exact: true });
const rows = (table: string) => program.window.getByRole('table', { name: table }).locator('tbody tr');

async function openCustomer(part: string): Promise<void> {
  await button('Customers').click(patient);
  await button(customerName).click(patient);
  await tab(part).click(patient);
}

async function openTeam(part: string): Promise<void> {
  await button('Team').click(patient);
  await program.window
    .getByLabel('Connection', { exact: true })
    .selectOption({ label: 'Service of Beside GmbH (Local)' });
  await tab(part).click(patient);
}

/** The newest link that was opened once there is one more than before. */
async function nextLink(before: number): Promise<string> {
  await until('a page was opened', async () => (await openedLinks(program)).length > before);
  return (await openedLinks(program)).at(-1) ?? '';
}

describe('an integrator’s hour, in the real window against `npm run service`', () => {
  it('when a bank is connected on the page that opened, its accounts stand beside what is uploaded, as fixed', async () => {
    const { window } = program;
    await openCustomer('Banks');
    await window.getByText('No bank is connected').waitFor(patient);
    await picture(window, 'banks-empty');
    await button('Connect a bank…').click();
    const link = await nextLink(0);
    expect(new URL(link).origin).toBe(new URL(service.address).origin);
    await window.getByText('The page is open in the browser.', { exact: false }).waitFor(patient);
    await picture(window, 'banks-open');
    // Nothing of the link reaches the page.
    expect(await window.evaluate(() => document.body.outerHTML)).not.toContain(link.slice(-20));
    expect(await sendForm(link, { bank: 'musterbank', action: 'connect' })).toContain('Connected');
    await window.getByText('Done. The accounts below are those of now.').waitFor(patient);
    await until('its accounts are there', async () => (await rows('Accounts at the service').count()) === 2);
    const accounts = await region('Accounts at the service').textContent();
    expect(accounts).toContain('From the bank, fixed');
    expect(accounts).toContain('cannot be changed, uploaded over or deleted');
    await expect.poll(() => rows('Connected banks').first().textContent()).toContain('Musterbank Nord');
    await picture(window, 'banks-connected');
    expect(await axeProblems(window)).toEqual([]);
  });

  it('when the customer lacks scopes, it says what each opens; one press adds one, and the service has it', async () => {
    const { window } = program;
    await openCustomer('Analyses and reports');
    const row = window.getByRole('row', { name: /company-credit/ });
    await row.getByText('The customer lacks it').waitFor(patient);
    await button('Add company-credit').click();
    await row.getByText('Opened', { exact: true }).waitFor(patient);
    await window.getByRole('button', { name: /^Add \d+ missing$/ }).click();
    await window
      .getByText('Everything that this connection may do is opened for this customer.')
      .waitFor(patient);
  });

  it('when a webhook is registered on a listener of our own and an analysis runs, it arrives', async () => {
    const { window } = program;
    await openTeam('Webhooks');
    await button('Start listening').click(patient);
    const shown = region('Listener on this computer');
    await shown.getByText(/^http:\/\/127\.0\.0\.1:/).waitFor(patient);
    const address = (await shown.getByText(/^http:\/\/127\.0\.0\.1:/).textContent()) ?? '';
    await window.getByLabel('Address', { exact: true }).fill(address);
    await window.getByLabel('Secret that is sent along').fill('canary-of-the-webhook');
    await button('Register').click();
    await until('it is listed', async () => (await rows('Webhooks of this connection').count()) === 1);
    await openCustomer('Banks');
    await button('Start the analysis').click(patient);
    await window.getByText('The analysis has begun.').waitFor(patient);
    await openTeam('Webhooks');
    await until('it arrived', async () => (await rows('Arrived').count()) >= 1);
    const arrival = await rows('Arrived').first().textContent();
    expect(arrival).toContain('analysis.completed');
    expect(arrival).toContain('completed');
    expect(arrival).toContain('with secret');
    await picture(window, 'team-webhooks');
    expect(await axeProblems(window)).toEqual([]);
    await window.getByRole('button', { name: /^Delete webhook / }).click();
    await window.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await window.getByText('No webhook is registered.').waitFor(patient);
    expect(await callService(service, 'GET', '/webhooks')).toEqual({ webhooks: [] });
  });

  it('when the cockpit is asked for as PDF, it is kept and saved as issued, under the hash that is shown', async () => {
    const { window } = program;
    await openCustomer('Documents');
    await button('Ask the service for').click(patient);
    await until('it is kept', async () => (await rows('Kept here').count()) === 1);
    const path = join(work, 'cockpit.pdf');
    await answerSaveDialog(program, path);
    await window.getByRole('button', { name: /^Save Cockpit as PDF / }).click(patient);
    await window.getByText('Saved as “cockpit.pdf”.').waitFor(patient);
    const bytes = readFileSync(path);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await expect.poll(() => rows('Kept here').first().textContent()).toContain(sha256);
    await window.getByLabel('Document', { exact: true }).selectOption({ label: 'Cockpit' });
    await button('Ask the service for').click();
    await until('both are kept', async () => (await rows('Kept here').count()) === 2);
    await window.getByRole('button', { name: /^Show Cockpit of / }).click();
    const dialog = window.getByRole('dialog');
    await dialog.getByText('breakdowns').waitFor(patient);
    await expect.poll(() => dialog.textContent()).toContain('as issued by the service');
    await picture(window, 'documents-cockpit');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    const before = (await openedLinks(program)).length;
    await button('Open the cockpit in the browser').click();
    expect(new URL(await nextLink(before)).origin).toBe(new URL(service.address).origin);
    await picture(window, 'documents');
    // A passing notice is no part of the screen.
    await window
      .locator('.mantine-Notification-root')
      .first()
      .waitFor({ state: 'detached', ...patient });
    expect(await axeProblems(window)).toEqual([]);
  });

  it('when the invented bank is connected once more, it is still one log-in', async () => {
    await openCustomer('Banks');
    await button('Connect an invented bank').click(patient);
    await until('it is there', async () => (await rows('Connected banks').count()) >= 1);
    // The invented bank is the one that is connected already: still one log-in.
    await expect.poll(() => rows('Connected banks').count()).toBe(1);
  });

  it('when banks are managed in the browser, a second bank is there afterwards', async () => {
    const before = (await openedLinks(program)).length;
    await button('Manage banks…').click(patient);
    await sendForm(await nextLink(before), { bank: 'beispielkasse', action: 'connect' });
    await until('both banks are there', async () => (await rows('Connected banks').count()) === 2);
    await program.window.getByRole('button', { name: 'Remove Beispielkasse Mitte' }).click(patient);
    const dialog = program.window.getByRole('dialog');
    await expect.poll(() => dialog.textContent()).toContain('with all its accounts and bookings');
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await until('one bank is left', async () => (await rows('Connected banks').count()) === 1);
  });

  it('when the banks are synchronised, nobody has to log in again and nothing is opened', async () => {
    const before = (await openedLinks(program)).length;
    await button('Synchronise…').click(patient);
    await program.window.getByText('Done. The accounts below are those of now.').waitFor(patient);
    expect((await openedLinks(program)).length).toBe(before);
  });

  it('when a page is left alone, it can be opened again, and following it can be stopped', async () => {
    const { window } = program;
    const before = (await openedLinks(program)).length;
    await button('Connect a bank…').click(patient);
    const link = await nextLink(before);
    await button('Open the page again').click(patient);
    await until('it was opened twice', async () => (await openedLinks(program)).length === before + 2);
    expect((await openedLinks(program)).at(-1)).toBe(link);
    await button('Stop following').click();
    await window.getByText('Not followed any more.', { exact: false }).waitFor(patient);
  });

  it('when advisors, the tenant and the register are used, what was done stands at the service', async () => {
    const { window } = program;
    await openTeam('Advisors');
    await window.getByLabel('First name').fill('Berta');
    await window.getByLabel('Last name').fill('Beispiel');
    await button('Add advisor').click();
    await until('she is listed', async () => (await rows('Advisors').count()) === 1);
    expect(JSON.stringify(await callService(service, 'GET', '/cockpits/advisors'))).toContain('Berta');
    const before = (await openedLinks(program)).length;
    await button('Reports in the browser').click();
    await nextLink(before);
    await picture(window, 'team-advisors');
    await tab('Tenant').click();
    await window.getByLabel('Name', { exact: true }).fill('Prüfhaus');
    await button('Save').click();
    await window.getByText('The tenant is saved at the service.').waitFor(patient);
    expect(JSON.stringify(await callService(service, 'GET', '/cockpits/tenants'))).toContain('Prüfhaus');
    await tab('Companies and logos').click();
    await window.getByLabel('Name of the company').fill('Eisvogel');
    await window.getByRole('form', { name: 'Search companies' }).getByRole('button').click();
    await window.getByText('HRA 900004').waitFor(patient);
    await picture(window, 'team-register');
  });

  it('when all banks are disconnected, it asks, and no account of a bank is left', async () => {
    await openCustomer('Banks');
    await button('Disconnect all…').click(patient);
    await program.window.getByRole('dialog').getByRole('button', { name: 'Disconnect all' }).click();
    await program.window.getByText('The service holds no account of this customer.').waitFor(patient);
  });

  it('when all of it is done, no link and no secret stands in the profile or the page', async () => {
    const secrets = [
      ...(await openedLinks(program)).map((link) => link.slice(link.lastIndexOf('/') + 1)),
      'canary-of-the-webhook',
    ];
    expect(secrets.length).toBeGreaterThan(5);
    expect(filesHolding(program.userData, secrets)).toEqual([]);
    const page = await program.window.evaluate(() => document.body.outerHTML);
    expect(secrets.filter((secret) => page.includes(secret))).toEqual([]);
  });

  it('when pictures are wanted, the screens are kept in both languages, both themes and both sizes', async () => {
    const { window, electron } = program;
    await openCustomer('Banks');
    await button('Connect an invented bank').click(patient);
    await until('it is there', async () => (await rows('Connected banks').count()) === 1);
    const places = [
      ['banks', 1],
      ['analyses', 3],
      ['documents', 4],
    ] as const;
    const teamTabs = ['webhooks', 'advisors', 'tenant', 'register'];
    for (const language of ['de', 'en'] as const) {
      await chooseLanguage(window, language);
      for (const theme of ['light', 'dark'] as const) {
        await chooseTheme(window, theme);
        for (const [width, height] of [
          [1280, 800],
          [900, 600],
        ] as const) {
          await electron.evaluate(
            ({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h),
            [width, height] as [number, number],
          );
          await until('it has its size', async () => (await window.evaluate(() => innerWidth)) === width);
          for (const [name, nth] of places) {
            await window.getByRole('tab').nth(nth).click();
            await window.locator('.panel').first().waitFor(patient);
            await picture(window, `${name}-${language}-${theme}-${width}`);
            const needed = await window.evaluate(() => document.documentElement.scrollWidth);
            expect(needed).toBeLessThanOrEqual(width);
          }
          await window.keyboard.press('Control+6');
          for (const [nth, name] of teamTabs.entries()) {
            await window.getByRole('tab').nth(nth).click(patient);
            await picture(window, `team-${name}-${language}-${theme}-${width}`);
            const needed = await window.evaluate(() => document.documentElement.scrollWidth);
            expect(needed).toBeLessThanOrEqual(width);
          }
          await window.keyboard.press('Control+2');
          await button(customerName).click(patient);
        }
      }
    }
  });
});
