import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { findElectron, programArgs } from '../../../scripts/electron-runtime';

export interface RunningProgram {
  electron: ElectronApplication;
  window: Page;
  userData: string;
  /** Quits as a user would. */
  quit(): Promise<void>;
  /** Ends the process as a power cut would. */
  kill(): Promise<void>;
}

export interface LaunchOptions {
  /** An existing profile; a fresh one is made, and removed at quit, when left out. */
  userData?: string;
  env?: Record<string, string>;
  args?: string[];
  /** Takes the page's policy away, to test what lies behind it. */
  bypassCSP?: boolean;
}

/** Starts the built program in the real Electron and waits for its first screen. */
export async function launchProgram(options: LaunchOptions = {}): Promise<RunningProgram> {
  const runtime = findElectron(() => undefined);
  const userData = options.userData ?? mkdtempSync(join(tmpdir(), 'kontor-profile-'));
  const electron = await _electron.launch({
    executablePath: runtime.executable,
    args: [...programArgs(runtime), ...(options.args ?? [])],
    env: { ...(process.env as Record<string, string>), KONTOR_USER_DATA: userData, ...options.env },
    bypassCSP: options.bypassCSP ?? false,
    timeout: 30_000,
  });
  const window = await electron.firstWindow();
  // The window begins with an empty document; the page is there once it has drawn something.
  await window.locator('#root > *').first().waitFor({ state: 'attached', timeout: 30_000 });
  const cleanUp = () => {
    if (!options.userData) rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
  };
  return {
    electron,
    window,
    userData,
    quit: async () => {
      await electron.close();
      cleanUp();
    },
    kill: async () => {
      const child = electron.process();
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
}
