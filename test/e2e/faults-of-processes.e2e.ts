import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitForStore } from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';

const patient = { timeout: 60_000 };
let userData: string;
let program: RunningProgram;

beforeEach(async () => {
  userData = mkdtempSync(join(tmpdir(), 'kontor-faults-'));
  program = await launchProgram({ userData });
});
afterEach(async () => {
  await program.electron.close().catch(() => undefined);
  try {
    rmSync(userData, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  } catch {
    // The processes of a program that fell may still write: what is left is a folder of temporary files.
  }
});

/** Answers the next native question with a button, and keeps what was asked. */
async function answerQuestions(electron: ElectronApplication, button: number): Promise<void> {
  await electron.evaluate(({ dialog }, response) => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    dialog.showMessageBox = (async (_window: unknown, options: { message: string; buttons: string[] }) => {
      asked.push(options.message, options.buttons[response] ?? '');
      return { response, checkboxChecked: false };
    }) as typeof dialog.showMessageBox;
  }, button);
}

const asked = (electron: ElectronApplication) =>
  electron.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);

function logged(): string {
  const folder = join(userData, 'logs');
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

describe('a process that fails', () => {
  it('when the page crashes, it is said, and reloading brings the program back', async () => {
    await answerQuestions(program.electron, 0);
    await program.electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
    );
    await expect.poll(() => asked(program.electron), patient).toHaveLength(2);
    await expect
      .poll(
        () =>
          program.electron.evaluate(({ BrowserWindow }) => {
            const contents = BrowserWindow.getAllWindows()[0]?.webContents;
            return contents?.isCrashed() === false && !contents.isLoading();
          }),
        patient,
      )
      .toBe(true);
    expect(await asked(program.electron)).toEqual([
      expect.stringMatching(/The window has stopped|stehen geblieben/),
      expect.stringMatching(/Reload window|neu laden/),
    ]);
    expect(logged()).toContain('The page has gone');
  });

  it('when the page hangs, it is said, and reloading brings the program back', async () => {
    await answerQuestions(program.electron, 1);
    // What Electron says after half a minute of silence.
    await program.electron.evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.emit('unresponsive');
    });
    await expect.poll(() => asked(program.electron), patient).toHaveLength(2);
    await expect
      .poll(
        () =>
          program.electron.evaluate(({ BrowserWindow }) => {
            const contents = BrowserWindow.getAllWindows()[0]?.webContents;
            return contents?.isCrashed() === false && !contents.isLoading();
          }),
        patient,
      )
      .toBe(true);
    expect((await asked(program.electron))[0]).toMatch(/does not respond|antwortet nicht/);
  });

  it('when main meets an error that nobody caught, it logs it, closes the store, says so and ends', async () => {
    await waitForStore(program.window);
    const process = program.electron.process();
    const ended = new Promise<number | null>((resolve) => process.once('exit', resolve));
    await program.electron.evaluate(({ dialog }) => {
      dialog.showErrorBox = (title, body) => {
        console.error(`SAID ${title}: ${body}`);
      };
    });
    let said = '';
    process.stderr?.on('data', (piece: Buffer) => {
      said += piece.toString();
    });
    await program.electron.evaluate(() => {
      setTimeout(() => {
        throw new Error('nobody catches this');
      }, 0);
    });
    expect(await ended).toBe(70);
    expect(said).toMatch(/SAID (Kontor has to end|Kontor muss sich beenden)/);
    expect(logged()).toContain('nobody catches this');
    // What a database that was closed in order leaves behind.
    expect(existsSync(join(userData, 'kontor.db-wal'))).toBe(false);
  });

  it('when main meets an error that nobody caught while the store is opening, it ends with its code and by no signal', async () => {
    for (const delayMs of [0, 60, 150, 400]) {
      const next = await launchProgram({
        userData: join(userData, `next-${delayMs}`),
      });
      const process = next.electron.process();
      const ended = new Promise<unknown>((resolve) =>
        process.once('exit', (code, signal) => resolve(code ?? signal)),
      );
      await next.electron.evaluate(({ dialog }, wait) => {
        dialog.showErrorBox = () => undefined;
        setTimeout(() => {
          throw new Error('nobody catches this');
        }, wait);
      }, delayMs);
      expect(await ended, `${delayMs} ms`).toBe(70);
    }
  });
});
