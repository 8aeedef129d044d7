import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppUpdater } from 'electron-updater';
import type { UpdateSource } from '../administration/policy';
import { boundFetching, type Fetching, usualLimits } from './bounded-fetch';

/** What fetches and installs. */
export interface UpdateEngine {
  /** The version that is offered, when it is a newer one. */
  newerVersion(): Promise<string | null>;
  fetch(): Promise<void>;
  /** Ends the program, in its order, and installs. */
  install(): void;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * `electron-updater`, of which nothing happens by itself, at a source whose lists are signed.
 *
 * @param folder where the name of its cache and of the publisher are kept for it; ours alone
 * @param updater another one than the system's, in tests
 * @param limits how much of the source is read
 */
export async function updateEngine(
  source: UpdateSource,
  folder: string,
  updater?: AppUpdater,
  limits = usualLimits,
): Promise<UpdateEngine> {
  const { SignedProvider } = await import('./signed-provider');
  const engine = updater ?? (await import('electron-updater')).autoUpdater;
  Object.assign(engine, {
    logger: silent,
    autoDownload: false,
    autoInstallOnAppQuit: false,
    allowDowngrade: false,
    allowPrerelease: false,
    disableWebInstaller: true,
    disableDifferentialDownload: true,
    updateConfigPath: writtenConfig(source, folder),
  });
  boundFetching((engine as unknown as { httpExecutor: Fetching }).httpExecutor, limits);
  // Every failure is the answer of the call that met it; an event without a listener would end the program.
  if (engine.listenerCount('error') === 0) engine.on('error', () => undefined);
  engine.setFeedURL({ provider: 'custom', updateProvider: SignedProvider, source } as never);
  return {
    newerVersion: async () => {
      const found = await engine.checkForUpdates();
      return found?.isUpdateAvailable ? found.updateInfo.version.slice(0, 100) : null;
    },
    fetch: async () => {
      await engine.downloadUpdate();
    },
    install: () => engine.quitAndInstall(false, true),
  };
}

/** What the library reads of a release's own file; on Windows it compares the certificate of the installer with this name. */
function writtenConfig({ publisher }: UpdateSource, folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'update-source.yml');
  const config = {
    updaterCacheDirName: 'kontor-updater',
    ...(publisher ? { publisherName: [publisher] } : {}),
  };
  // JSON is YAML.
  writeFileSync(path, JSON.stringify(config), { mode: 0o600 });
  return path;
}
