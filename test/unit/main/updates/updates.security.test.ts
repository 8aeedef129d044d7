import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppImageUpdater } from 'electron-updater';
import { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boundFetching, usualLimits } from '../../../../main/updates/bounded-fetch';
import { type UpdateEngine, updateEngine } from '../../../../main/updates/update-engine';
import { Updates } from '../../../../main/updates/updates';

const keys = generateKeyPairSync('ed25519');
const rawKey = (key: KeyObject) =>
  key.export({ format: 'der', type: 'spki' }).subarray(12).toString('base64');
const program = Buffer.from('the next version');

/** The library's own way to fetch, over Node instead of Electron. */
class NodeExecutor extends ElectronHttpExecutor {
  override createRequest(options: object, callback: (response: unknown) => void): never {
    return request(options, callback) as never;
  }
}

let folder: string;
let server: Server;
let files: Map<string, Buffer>;
let behaviours: Map<string, (response: ServerResponse) => void>;
let asked: { path: string; headers: Record<string, unknown> }[];
let source: { address: string; publicKey: string };
const quit = vi.fn();
const megabyte = 1024 * 1024;
const limits = { listBytes: 256 * 1024, packageBytes: 4 * megabyte };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-updates-'));
  files = new Map();
  behaviours = new Map();
  asked = [];
  server = createServer(({ url = '', headers }, response) => {
    const path = url.split('?')[0] ?? '';
    asked.push({ path, headers });
    const behaviour = behaviours.get(path);
    if (behaviour) return behaviour(response);
    const file = files.get(path);
    response.writeHead(file ? 200 : 404);
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  source = { address: `http://127.0.0.1:${port}/kontor`, publicKey: rawKey(keys.publicKey) };
  vi.stubEnv('APPIMAGE', join(folder, 'Kontor.AppImage'));
  quit.mockReset();
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A release as the builder writes it; `changes` spoil it after it was signed, `before` while it was made. */
function release(
  version: string,
  { key = keys.privateKey, url = 'Kontor.AppImage', sum = program } = {},
): void {
  const sha512 = createHash('sha512').update(sum).digest('base64');
  const list = Buffer.from(
    `version: ${version}\nfiles:\n  - url: ${url}\n    sha512: ${sha512}\n    size: ${program.length}\npath: ${url}\nsha512: ${sha512}\n`,
  );
  files.set('/kontor/latest-linux.yml', list);
  files.set('/kontor/latest-linux.yml.sig', Buffer.from(sign(null, list, key).toString('base64')));
  files.set('/kontor/Kontor.AppImage', program);
}

function engine(): Promise<UpdateEngine> {
  return updateEngine(source, join(folder, 'updates'), libraryUpdater(), limits);
}

function libraryUpdater(): AppImageUpdater {
  const updater = new AppImageUpdater(null, {
    version: '1.2.0',
    name: 'Kontor',
    isPackaged: true,
    appUpdateConfigPath: join(folder, 'never'),
    userDataPath: folder,
    baseCachePath: join(folder, 'cache'),
    whenReady: async () => undefined,
    relaunch: () => undefined,
    quit,
    onQuit: () => undefined,
  });
  Object.assign(updater, { httpExecutor: new NodeExecutor() });
  return updater;
}

// On whatever system: most of these show on Windows alone.
it('when the library is made ready, it does nothing by itself, takes nothing older, and no installer that fetches another (SEC-36)', async () => {
  const updater = libraryUpdater();
  await updateEngine(source, join(folder, 'updates'), updater, limits);
  expect(updater).toMatchObject({
    autoDownload: false,
    autoInstallOnAppQuit: false,
    allowDowngrade: false,
    allowPrerelease: false,
    disableWebInstaller: true,
    disableDifferentialDownload: true,
  });
});

function updatesOf(more: Partial<ConstructorParameters<typeof Updates>[0]> = {}): Updates {
  return new Updates({ source, isPackaged: true, isAtWork: () => false, makeEngine: engine, ...more });
}

const fetched = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.AppImage'));

// What the library fetches here is an AppImage, whatever system the test runs on.
describe.skipIf(process.platform !== 'linux' || process.arch !== 'x64')(
  'updates of a local feed (SEC-36)',
  () => {
    it('when a newer version is there and signed, it is named, and fetched as it is', async () => {
      release('1.3.0');
      expect(await updatesOf().check()).toEqual({ version: '1.3.0' });
      const made = await engine();
      await made.newerVersion();
      await made.fetch();
      const [path] = fetched();
      expect(readFileSync(join(folder, path ?? '')).equals(program)).toBe(true);
      // No number that tells computers apart, and no address but the one of the source.
      expect(
        asked.flatMap(({ headers }) => Object.keys(headers)).filter((name) => /staging|user-id/.test(name)),
      ).toEqual([]);
      expect(quit).not.toHaveBeenCalled();
    });

    it.each(['1.2.0', '1.1.9', '0.9.0'])('when the feed has %s, there is nothing newer', async (version) => {
      release(version);
      expect(await updatesOf().check()).toEqual({ version: null });
      await expect(updatesOf().install()).rejects.toMatchObject({ code: 'update.none' });
      expect(fetched()).toEqual([]);
    });

    it.each<[string, () => void]>([
      ['by another key', () => release('1.3.0', { key: generateKeyPairSync('ed25519').privateKey })],
      [
        'and was changed afterwards',
        () => {
          release('1.3.0');
          const list = files.get('/kontor/latest-linux.yml')?.toString() ?? '';
          files.set('/kontor/latest-linux.yml', Buffer.from(list.replace('1.3.0', '9.9.9')));
        },
      ],
      [
        'by nothing',
        () => {
          release('1.3.0');
          files.set('/kontor/latest-linux.yml.sig', Buffer.from(''));
        },
      ],
    ])('when the list is signed %s, it is refused', async (_what, spoil) => {
      spoil();
      await expect(updatesOf().check()).rejects.toMatchObject({ code: 'update.notSigned' });
      await expect(updatesOf().install()).rejects.toMatchObject({ code: 'update.notSigned' });
      expect(fetched()).toEqual([]);
    });

    it('when there is no signature at all, or no feed, that is a failure and no update', async () => {
      release('1.3.0');
      files.delete('/kontor/latest-linux.yml.sig');
      await expect(updatesOf().check()).rejects.toMatchObject({ code: 'update.failed' });
      files.clear();
      await expect(updatesOf().check()).rejects.toMatchObject({ code: 'update.failed' });
    });

    it('when the file is not what the signed list says, it is thrown away', async () => {
      release('1.3.0', { sum: Buffer.from('another') });
      await expect(updatesOf().install()).rejects.toMatchObject({
        code: 'update.failed',
        params: { reason: 'ERR_CHECKSUM_MISMATCH' },
      });
      expect(fetched()).toEqual([]);
      expect(quit).not.toHaveBeenCalled();
    });

    it.each(['latest-linux.yml', 'latest-linux.yml.sig', 'Kontor.AppImage'])(
      'when %s is without end, no more of it is read than it may have, and nothing of it stays',
      async (name) => {
        release('1.3.0');
        let sent = 0;
        behaviours.set(`/kontor/${name}`, (response) => {
          response.writeHead(200);
          const piece = Buffer.alloc(256 * 1024, 0x20);
          const write = () => {
            while (!response.destroyed && sent < 64 * megabyte) {
              sent += piece.length;
              if (!response.write(piece)) return;
            }
            // Whoever reads on is seen soon.
            if (!response.destroyed) response.end();
          };
          response.on('drain', write);
          write();
        });
        await expect(updatesOf().install()).rejects.toMatchObject({
          code: 'update.failed',
          params: { reason: 'ERR_TOO_LARGE' },
        });
        // What the sockets of both sides hold comes on top.
        expect(sent).toBeLessThan(32 * megabyte);
        expect(fetched()).toEqual([]);
        expect(quit).not.toHaveBeenCalled();
      },
    );

    it.each(['latest-linux.yml', 'latest-linux.yml.sig', 'Kontor.AppImage'])(
      'when %s is said to be elsewhere, nobody is asked there',
      async (name) => {
        release('1.3.0');
        const body = files.get(`/kontor/${name}`) as Buffer;
        files.set('/elsewhere', body);
        behaviours.set(`/kontor/${name}`, (response) => {
          response.writeHead(302, { location: source.address.replace('/kontor', '/elsewhere') });
          response.end();
        });
        await expect(updatesOf().install()).rejects.toMatchObject({
          code: 'update.failed',
          params: { reason: 'ERR_REDIRECT' },
        });
        expect(asked.map(({ path }) => path)).not.toContain('/elsewhere');
        expect(fetched()).toEqual([]);
      },
    );

    it('when the signed list leads to another host, nothing is fetched from there', async () => {
      release('1.3.0', { url: 'https://elsewhere.example/Kontor.AppImage' });
      await expect(updatesOf().install()).rejects.toMatchObject({ code: 'update.notSigned' });
    });
  },
);

describe('when updates may come (SEC-36)', () => {
  const made = () => {
    const one = {
      newerVersion: vi.fn(async () => '2.0.0'),
      fetch: vi.fn(async () => undefined),
      install: vi.fn(),
    };
    return { one, makeEngine: vi.fn(async () => one) };
  };

  it('when nobody named a source, or it is a build of a checkout, the library is not even loaded', async () => {
    const { makeEngine } = made();
    for (const off of [{ source: null }, { isPackaged: false }]) {
      const updates = updatesOf({ makeEngine, ...off });
      await expect(updates.check()).rejects.toMatchObject({ code: 'update.off' });
      await expect(updates.install()).rejects.toMatchObject({ code: 'update.off' });
    }
    expect(makeEngine).not.toHaveBeenCalled();
  });

  it('when something is sent, it is neither fetched nor installed; also when that began while it was fetched', async () => {
    const { one, makeEngine } = made();
    await expect(updatesOf({ makeEngine, isAtWork: () => true }).install()).rejects.toMatchObject({
      code: 'update.busy',
    });
    expect(one.fetch).not.toHaveBeenCalled();
    const isAtWork = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true);
    await expect(updatesOf({ makeEngine, isAtWork }).install()).rejects.toMatchObject({
      code: 'update.busy',
    });
    expect(one.fetch).toHaveBeenCalledOnce();
    expect(one.install).not.toHaveBeenCalled();
    await updatesOf({ makeEngine }).install();
    expect(one.install).toHaveBeenCalledOnce();
  });

  it('when a try failed and the next begins anew, the one way to fetch is bounded once', () => {
    const fetching = { createRequest: vi.fn(), addRedirectHandlers: vi.fn() };
    const library = fetching.createRequest;
    boundFetching(fetching, usualLimits);
    const bounded = fetching.createRequest;
    boundFetching(fetching, usualLimits);
    expect(bounded).not.toBe(library);
    expect(fetching.createRequest).toBe(bounded);
  });

  it('when the library fails, the next question begins anew', async () => {
    const { makeEngine } = made();
    makeEngine.mockRejectedValueOnce(Object.assign(new Error('x'), { code: 'ENOENT' }));
    const updates = updatesOf({ makeEngine });
    await expect(updates.check()).rejects.toMatchObject({
      code: 'update.failed',
      params: { reason: 'ENOENT' },
    });
    expect(await updates.check()).toEqual({ version: '2.0.0' });
  });
});
