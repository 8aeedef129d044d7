import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentedEndpoints, endpointCount } from '../unit/main/service/interface-text';
import { axeProblems } from './driver/axe';
import { openedLinks, recordBrowser } from './driver/browser-recorder';
import { answerSaveDialog, chooseLanguage, chooseTheme, until, waitForStore } from './driver/main-job';
import { picture } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';

const patient = { timeout: 60_000 };
const customerName = 'Möbelwerkstatt Tannenried GmbH';
let work: string;
let program: RunningProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-explorer-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
  const made = await program.window.evaluate(async (name) => {
    const connections = await window.kontor.connections.list();
    const connectionId = connections.ok ? (connections.value[0]?.id ?? '') : '';
    return window.kontor.customers.create({ connectionId, name, type: 'company', expiresIn: 'P1M' });
  }, customerName);
  expect(made.ok).toBe(true);
  await program.window.getByRole('button', { name: 'Explorer', exact: true }).click();
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

/** By its label, which has a star where the field is needed. */
const field = (name: string) => program.window.getByLabel(new RegExp(`^${name}( \\*)?$`)).first();
const button = (name: string | RegExp) => program.window.getByRole('button', { name, exact: true });
const answer = () => program.window.getByRole('region', { name: 'Answer', exact: true });

/** By keyboard: searches the call and takes the first one found. */
async function open(title: string, path: string): Promise<void> {
  const search = field('Search calls');
  await search.fill(`${title} ${path}`);
  await search.press('Enter');
  await program.window.getByRole('form', { name: title, exact: true }).waitFor(patient);
}

/** Sends what stands in the form and waits for the outcome, which is given back. */
async function send(confirm?: string): Promise<string> {
  await button('Send').click(patient);
  if (confirm) await program.window.getByRole('dialog').getByRole('button', { name: confirm }).click(patient);
  await answer().waitFor(patient);
  return (await answer().getByRole('status').textContent()) ?? '';
}

async function show(as: 'Tree' | 'Table' | 'Text'): Promise<string> {
  await answer().getByText(as, { exact: true }).click();
  return (await answer().textContent()) ?? '';
}

/** Takes the customer that was made here from the list of the field. */
async function chooseCustomerHere(): Promise<string> {
  await field('user-id').fill('Möbel');
  await program.window.getByRole('option', { name: new RegExp(customerName) }).click(patient);
  return field('user-id').inputValue();
}

describe('the explorer, in the real window against the service on this computer', () => {
  it('when the table of interface.md is walked, each of its rows is in the list and opens its form', async () => {
    const { window } = program;
    const rows = [...documentedEndpoints().map(({ method, path }) => `${method} ${path}`), 'POST /auth'];
    expect(rows.length).toBe(endpointCount + 1);
    for (const row of rows) {
      await window.locator(`.explorer-entry[title="${row}"]`).click(patient);
      await window.locator('.explorer-head').getByText(row, { exact: true }).waitFor(patient);
      await expect
        .poll(() => window.getByRole('form').getByRole('button', { name: 'Send', exact: true }).count())
        .toBe(1);
    }
  });

  it('when a list is asked for, it is a table; when one of it is, a tree', async () => {
    await open('List users', '/users');
    expect(await send()).toContain('Answered (200)');
    expect(await show('Table')).toContain('customUserID');
    await picture(program.window, 'explorer-list');
    await open('Read a user', '/users/{user-id}');
    const userId = await chooseCustomerHere();
    expect(await send()).toContain('Answered (200)');
    expect(await show('Tree')).toContain(userId);
  });

  it('when accounts are sent from an example, the service lists them', async () => {
    await open('Send accounts', '/accounts');
    await button('Begin with an example').click();
    await picture(program.window, 'explorer-body');
    expect(await send()).toContain('Answered (20');
    await open('List accounts', '/accounts');
    expect(await send()).toContain('Answered (200)');
    expect(await show('Text')).toContain('account-1');
  });

  it('when a document is asked for, it is saved as issued, under the hash that is shown', async () => {
    await open('Account summary as PDF', '/pdf');
    await button('Ask the service for account-id').click();
    await field('account-id').fill('acc');
    await program.window.getByRole('option', { name: /account-1/ }).click(patient);
    expect(await send()).toContain('Answered (200)');
    const path = join(work, 'account.pdf');
    await answerSaveDialog(program, path);
    await button('Save answer').click();
    await program.window.getByText('Saved as “account.pdf”.').waitFor(patient);
    const bytes = readFileSync(path);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expect
      .poll(() => answer().textContent())
      .toContain(createHash('sha256').update(bytes).digest('hex'));
  });

  it('when something is deleted, it asks with what is gone; Cancel keeps it, yes deletes it', async () => {
    const { window } = program;
    await open('Delete an account', '/accounts/{account-id}');
    await button('Send').click();
    const dialog = window.getByRole('dialog');
    await dialog.waitFor(patient);
    await expect.poll(() => dialog.textContent()).toContain('all its bookings are gone');
    await expect.poll(() => dialog.textContent()).toContain(customerName);
    await picture(window, 'explorer-question');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await open('List accounts', '/accounts');
    await send();
    expect(await show('Text')).toContain('account-1');
    await open('Delete an account', '/accounts/{account-id}');
    expect(await send('Delete an account')).toContain('Answered (20');
    await open('List accounts', '/accounts');
    await send();
    expect(await show('Text')).not.toContain('account-1');
  });

  it('when a user lacks a scope, it says so, and the call that adds it is one press away', async () => {
    await open('Create a user', '/users');
    await program.window.getByText('JSON', { exact: true }).first().click();
    await field('Content as JSON').fill('{"type": "company", "scopes": ["banking-upload"]}');
    expect(await send()).toContain('Answered (20');
    const made = JSON.parse(/\{[\s\S]*\}/.exec(await show('Text'))?.[0] ?? '{}') as { userId: string };
    await open('Credits of a company', 'company-credit');
    await field('user-id').fill(made.userId);
    expect(await send()).toContain('Refused (403)');
    // What is shown as the request is that of the form, or nothing yet.
    const shown = await program.window
      .getByRole('region', { name: 'Request', exact: true })
      .first()
      .textContent();
    expect(shown).not.toMatch(new RegExp(`/users/(?!${made.userId})`));
    await expect
      .poll(() => answer().textContent())
      .toContain('The connection holds the scope company-credit');
    await picture(program.window, 'explorer-scope');
    await button('Fill in “Add scopes”').click();
    await expect.poll(() => field('scopes').inputValue()).toBe('company-credit');
    await expect.poll(() => field('user-id').inputValue()).toBe(made.userId);
    expect(await send()).toContain('Answered (20');
    await open('Credits of a company', 'company-credit');
    expect(await send()).not.toContain('403');
  });

  it('when money is transferred from an invented bank, it asks, and the answer is the transfer', async () => {
    await open('Connect an invented bank', '/mock/connect');
    await chooseCustomerHere();
    expect(await send()).toContain('Answered (20');
    await open('Transfer money', '/money-transfer');
    await button('Ask the service for banklogin-id').click();
    await field('banklogin-id').click();
    await program.window.locator('[role=option]:visible').first().click(patient);
    await field('amount').fill('1,50');
    await picture(program.window, 'explorer-transfer');
    await field('recipient.name').fill('Sample');
    await field('recipient.iban').fill('DE02120300000000202051');
    expect(await send('Transfer money')).toContain('Answered (20');
  });

  it('when an answer holds a secret link, the page never gets it; a press opens what is behind it', async () => {
    await recordBrowser(program);
    await open('Connect a bank', '/connect');
    expect(await send()).toContain('Answered (20');
    const text = await show('Text');
    expect(text).toContain('redirectURL');
    expect(text).toContain('[…]');
    expect(text).not.toMatch(/https?:\/\/[^"]*\/\w{8}/);
    expect(await openedLinks(program)).toEqual([]);
    await button('Open in the browser').click();
    await until('it is open', async () => (await openedLinks(program)).length === 1);
    const [link = ''] = await openedLinks(program);
    expect(link).toMatch(/^http:\/\/(127\.0\.0\.1|localhost):\d+\/.*\w{8}/);
    expect(await program.window.evaluate(() => document.body.outerHTML)).not.toContain(link.slice(-20));
  });

  it('when the customer is opened, it says what the service may analyse of it; a user made elsewhere can be taken over', async () => {
    const { window } = program;
    await button('Customers').click();
    await button(customerName).click(patient);
    await window.getByRole('tab', { name: 'Analyses and reports' }).click();
    await window
      .getByText('Everything that this connection may do is opened for this customer.')
      .waitFor(patient);
    await expect
      .poll(() => window.getByRole('row', { name: /company-credit/ }).textContent())
      .toContain('Opened');
    await picture(window, 'customer-scopes');
    await button('Customers').click();
    await button('From the service…').click();
    const dialog = window.getByRole('dialog');
    await dialog
      .getByRole('button', { name: /^Take over / })
      .first()
      .click(patient);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Taken Over GmbH');
    await picture(window, 'customers-take-over');
    await dialog.getByRole('textbox', { name: 'Name' }).press('Enter');
    await window.getByText('“Taken Over GmbH” is a customer here now.').waitFor(patient);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await button('Taken Over GmbH').waitFor(patient);
    await button('Explorer').click();
    await window.getByRole('form', { name: 'Connect a bank' }).waitFor(patient);
    expect(await show('Text')).toContain('redirectURL');
  });

  it('when the log-in is tried, the scopes are shown and no token', async () => {
    await open('Log in', '/auth');
    expect(await send()).toContain('Answered (200)');
    const text = await show('Text');
    expect(text).toContain('banking-upload');
    expect(await program.window.evaluate(() => document.body.outerHTML)).not.toMatch(/eyJ[\w-]{10,}/);
  });

  it('when a call is kept under a name, it is under Saved, and what was called is in the history', async () => {
    const { window } = program;
    await open('List users', '/users');
    await field('page').fill('2');
    await button('Save values').click();
    await window.getByRole('dialog').getByLabel('Name').fill('Second page');
    await window.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await window.getByText('“Second page” is saved.').waitFor(patient);
    await field('page').fill('');
    await window.getByText('Saved', { exact: true }).click();
    await window.getByRole('button', { name: /^Second page/ }).click(patient);
    await until('the value is back', async () => (await field('page').inputValue()) === '2');
    await window.getByText('History', { exact: true }).click();
    await window.getByRole('button', { name: /^Transfer money/ }).waitFor(patient);
    await picture(window, 'explorer-history');
    await window.getByText('Calls', { exact: true }).first().click();
  });

  it.each(['light', 'dark'] as const)(
    'when the screen with form and answer is checked in %s, nothing is wrong',
    async (theme) => {
      const { window } = program;
      await chooseTheme(window, theme);
      await open('Transfer money', '/money-transfer');
      await open('List users', '/users');
      await field('page').fill('');
      await send();
      // A passing notice is no part of the screen.
      await until(
        'no notice is left',
        async () => (await window.locator('.mantine-Notification-root').count()) === 0,
      );
      for (const view of ['Tree', 'Table', 'Text'] as const) {
        await show(view);
        expect(await axeProblems(window)).toEqual([]);
      }
    },
  );

  it('when pictures are wanted, the screen is kept in both languages, both themes and both sizes', async () => {
    const { window, electron } = program;
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
          await picture(window, `explorer-${language}-${theme}-${width}`);
          // Nothing is cut off at the side.
          expect(await window.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
            width,
          );
        }
      }
    }
  });
});
