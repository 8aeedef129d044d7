import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeExport } from './driver/made-exports';
import {
  chooseLanguage,
  importFiles,
  listImports,
  openCheck,
  sendPlan,
  until,
  waitForStore,
} from './driver/main-job';
import { picturesOf } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';

let work: string;
let program: RunningProgram;
let silent: Server;
let asked = 0;

const sockets = new Set<Socket>();

/** A host that takes every connection and says nothing. */
function silentHost(): Promise<Server> {
  const server = createServer((socket) => {
    asked += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-production-'));
  silent = await silentHost();
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
});
afterAll(async () => {
  await program.quit();
  for (const socket of sockets) socket.destroy();
  silent.close();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

const picture = (name: string) => picturesOf(program, `production-${name}`);

describe('a connection', () => {
  it('to production, when it is chosen, is said at once in word and colour, asked for before the first call, and can be left', async () => {
    const { window: page } = program;
    const { port } = silent.address() as AddressInfo;
    const saved = await page.evaluate(async (baseAddress) => {
      const answer = await window.kontor.connections.save({
        name: 'Real house',
        environment: 'production',
        baseAddress,
        clientId: 'client',
        timestampUnit: 's',
      });
      if (answer.ok) await window.kontor.connections.saveSecret(answer.value.id, 'secret', 'keychain');
      return answer;
    }, `https://127.0.0.1:${port}/v1`);
    expect(saved).toMatchObject({ ok: true });
    writeExport(join(work, 'umsatz.csv'), 40, 30, 'DE02120300000000202051');
    await importFiles(page, [join(work, 'umsatz.csv')]);
    await openCheck(page);
    await page.getByRole('button', { name: 'Choose customer' }).click();
    const badge = page.locator('.top .environment');
    await expect.poll(() => badge.textContent()).toContain('Local');
    await page
      .getByRole('combobox', { name: /connection/i })
      .selectOption({ label: 'Real house (Production)' });
    await until(
      'the window says production',
      async () => (await badge.textContent())?.includes('Production') === true,
    );
    await expect.poll(() => page.locator('.top').getAttribute('data-environment')).toBe('production');
    await page.getByRole('textbox', { name: 'Name' }).fill('Echte GmbH');
    await picture('chosen');
    await page.getByRole('button', { name: 'Create customer' }).click();
    const begin = page.getByRole('button', { name: 'Begin in production' });
    await begin.waitFor();
    await picture('asked');
    expect(asked).toBe(0);
    await begin.click();
    await until('the host was asked', async () => asked > 0);
    const pressedAt = Date.now();
    await page.locator('form').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Create customer' }).and(page.locator(':enabled')).waitFor();
    expect(Date.now() - pressedAt).toBeLessThan(2_000);
    await picture('left');
  });

  it('when nobody is there, says so within seconds and not after all repeats', async () => {
    const { window: page } = program;
    await page.evaluate(async () => {
      const answer = await window.kontor.connections.save({
        name: 'Nobody home',
        environment: 'local',
        // Nothing listens there.
        baseAddress: 'http://127.0.0.1:1/v1',
        clientId: 'client',
        timestampUnit: 's',
      });
      if (answer.ok) await window.kontor.connections.saveSecret(answer.value.id, 'secret', 'keychain');
    });
    await page.getByRole('combobox', { name: /connection/i }).selectOption({ label: 'Nobody home (Local)' });
    const pressedAt = Date.now();
    await page.getByRole('button', { name: 'Create customer' }).click();
    await page.getByText('No answer from Nobody home').waitFor();
    expect(Date.now() - pressedAt).toBeLessThan(6_000);
    await picture('away');
    await page.locator('form').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Create customer' }).and(page.locator(':enabled')).waitFor();
  });

  it('an import that was sent is asked about before it goes', async () => {
    const { window: page } = program;
    await page.getByRole('combobox', { name: /connection/i }).selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Create customer' }).click();
    await page.getByRole('button', { name: /^Send [\d,]+ bookings$/ }).waitFor();
    await sendPlan(page);
    const [sent] = await listImports(page);
    const held = await page.evaluate((id) => window.kontor.imports.atService(id, null), sent?.id ?? '');
    expect(held).toMatchObject({ ok: true, value: { transactions: 40, others: 0 } });
    await page.evaluate((id) => window.kontor.imports.discard(id, null, 'rollBack'), sent?.id ?? '');
    expect(await listImports(page)).toEqual([]);
  });
});
