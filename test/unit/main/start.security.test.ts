import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventHub } from '../../../main/bridge/event-hub';
import type { recordedElectron } from './recorded-electron';

vi.mock('electron', async () => (await import('./recorded-electron')).recordedElectron());
vi.mock('../../../main/program', () => ({
  createProgram: () => ({
    hub: new EventHub(),
    handlers: {},
    logFault: () => '1',
    language: () => 'en',
    lockScreen: (isLocked: boolean) => locks.push(isLocked),
    openStore: () => undefined,
    offerFiles: () => undefined,
    stop: async () => undefined,
  }),
}));

const locks: boolean[] = [];
const argv = process.argv;
const { electronAnswers, electronCalls } = (await import('electron')) as unknown as ReturnType<
  typeof recordedElectron
>;
let profile: string;
let becomeReady: () => void;
beforeEach(() => {
  vi.resetModules();
  electronCalls.length = 0;
  electronAnswers.clear();
  profile = mkdtempSync(join(tmpdir(), 'kontor-start-'));
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });
  electronAnswers.set('app.getPath', profile);
  electronAnswers.set('app.getAppPath', '/program');
  electronAnswers.set('app.getLocale', 'en-US');
  electronAnswers.set('screen.getAllDisplays', []);
  electronAnswers.set('app.requestSingleInstanceLock', true);
  electronAnswers.set('app.commandLine.hasSwitch', () => false);
  electronAnswers.set('app.whenReady', ready);
  electronAnswers.set('=app.isPackaged', true);
});
afterEach(() => {
  process.argv = argv;
  vi.unstubAllEnvs();
  process.removeAllListeners('uncaughtException');
  process.removeAllListeners('unhandledRejection');
  rmSync(profile, { recursive: true, force: true });
});

const names = () => electronCalls.map(({ name }) => name);

async function start(...args: string[]): Promise<void> {
  process.argv = ['kontor', ...args];
  await import('../../../main/index');
}

describe('the start of the packaged program', () => {
  it('when it starts, sandbox, scheme and the guard of all contents come before it is ready (SEC-1, SEC-3, SEC-6)', async () => {
    await start();
    const order = names();
    const before = order.slice(0, order.indexOf('app.whenReady'));
    for (const name of [
      'app.enableSandbox',
      'protocol.registerSchemesAsPrivileged',
      'app.on:web-contents-created',
    ])
      expect(before.filter((one) => one === name)).toEqual([name]);
  });

  it('when it is ready, it has asked nothing more of the system than this: no link scheme, no crash reports, no switch, no word on certificates (SEC-18, SEC-22, SEC-30)', async () => {
    await start();
    becomeReady();
    await vi.waitFor(() => expect(names()).toContain('powerMonitor.on:suspend'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const ofSystem = names().filter((name) =>
      /^(?:app|protocol|crashReporter|shell|session)\.[^()]*$/.test(name),
    );
    expect([...new Set(ofSystem)].sort()).toEqual([
      'app.commandLine.hasSwitch',
      'app.enableSandbox',
      'app.getAppPath',
      'app.getPath',
      'app.getVersion',
      'app.on:activate',
      'app.on:before-quit',
      'app.on:open-file',
      'app.on:quit',
      'app.on:second-instance',
      'app.on:web-contents-created',
      'app.on:window-all-closed',
      'app.requestSingleInstanceLock',
      'app.whenReady',
      'protocol.registerSchemesAsPrivileged',
      'session.fromPartition',
    ]);
  });

  it('when it is ready, each session is in memory without a cache, serves the own scheme and is taken everything that pages never need (SEC-3, SEC-5, SEC-8, SEC-24)', async () => {
    await start();
    becomeReady();
    await vi.waitFor(() => expect(names()).toContain('powerMonitor.on:suspend'));
    const sessions = electronCalls
      .filter(({ name }) => name === 'session.fromPartition')
      .map(({ args }) => args);
    expect(sessions).toEqual([
      ['kontor', { cache: false }],
      ['kontor-report', { cache: false }],
    ]);
    for (const call of [
      'protocol.registerBufferProtocol',
      'webRequest.onBeforeRequest',
      'setPermissionRequestHandler',
      'setPermissionCheckHandler',
      'setDevicePermissionHandler',
      'setDisplayMediaRequestHandler',
      'setProxy',
    ])
      expect(
        names().filter((name) => name === `session.fromPartition().${call}`),
        call,
      ).toHaveLength(2);
  });

  it('when it is ready, the window is made before the program, so that the page starts beside it', async () => {
    await start();
    becomeReady();
    await vi.waitFor(() => expect(names()).toContain('powerMonitor.on:suspend'));
    const [window, program] = ['screen.getAllDisplays', 'app.getVersion'].map((name) =>
      names().indexOf(name),
    );
    expect(window).toBeGreaterThan(-1);
    expect(program).toBeGreaterThan(window ?? Number.NaN);
  });

  it('when the system locks its screen, the program hears of it, and when it is unlocked (SEC-39)', async () => {
    await start();
    becomeReady();
    await vi.waitFor(() => expect(names()).toContain('powerMonitor.on:suspend'));
    for (const event of ['lock-screen', 'unlock-screen']) {
      for (const { name, args } of electronCalls)
        if (name === `powerMonitor.on:${event}`) (args[1] as () => void)();
    }
    expect(locks).toEqual([true, false]);
  });

  it.each([
    ['--inspect'],
    ['-no-sandbox'],
    ['--remote-debugging-port=9222'],
    ['kontor.csv', '--user-data-dir=/x'],
  ])(
    'when it is started with %s, it ends with code 2 and does nothing else (SEC-31, SEC-43)',
    async (...args) => {
      const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      await start(...args);
      expect(said).toHaveBeenCalledOnce();
      said.mockRestore();
      expect(electronCalls).toEqual([{ name: 'app.exit', args: [2] }]);
    },
  );

  it('when the environment has its keys written to a file, it ends with code 2 (SEC-31)', async () => {
    vi.stubEnv('SSLKEYLOGFILE', '/tmp/keys');
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await start();
    said.mockRestore();
    expect(electronCalls).toEqual([{ name: 'app.exit', args: [2] }]);
  });

  it('when the environment names another profile, a packaged program does not listen (SEC-31)', async () => {
    vi.stubEnv('KONTOR_USER_DATA', '/tmp/elsewhere');
    await start();
    expect(names()).not.toContain('app.setPath');
  });
});
