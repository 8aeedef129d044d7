import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProgramSettings } from '../../../../main/settings/program-settings';
import { ScreenGuard } from '../../../../main/windows/system/screen-guard';
import type { Settings } from '../../../../preload/contract';

let folder: string;
let told: boolean[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-settings-'));
  told = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(
  isMaskedAtStart = false,
  apply: (settings: Settings) => void = () => undefined,
): ProgramSettings {
  return new ProgramSettings({
    path: join(folder, 'settings.json'),
    systemLocale: () => 'de-DE',
    apply,
    publish: ({ isMasked }) => told.push(isMasked),
    onSetAside: () => undefined,
    isMaskedAtStart,
  });
}

describe('names and amounts that are hidden for now', () => {
  it('when the screen is locked they are, and when it is unlocked they are as the user left them (SEC-39)', () => {
    const settings = open();
    settings.lockScreen(true);
    expect(settings.value.isMasked).toBe(true);
    settings.lockScreen(false);
    settings.change({ isMasked: true });
    settings.lockScreen(true);
    settings.lockScreen(false);
    expect(told).toEqual([false, true, false, true, true, true]);
  });

  it('when something else is saved behind the lock, that they are hidden is not saved with it', () => {
    const settings = open();
    settings.lockScreen(true);
    settings.change({ theme: 'dark' });
    expect(JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'))).toMatchObject({
      theme: 'dark',
      isMasked: false,
    });
  });

  it('when an administrator wants each start to begin so, it does, until the user shows them; nothing is written for that', () => {
    const settings = open(true);
    expect(settings.value.isMasked).toBe(true);
    expect(() => readFileSync(join(folder, 'settings.json'))).toThrow('ENOENT');
    settings.change({ theme: 'light' });
    expect(settings.value.isMasked).toBe(true);
    expect(settings.change({ isMasked: false }).isMasked).toBe(false);
    expect(open(true).value.isMasked).toBe(true);
    expect(open().value.isMasked).toBe(false);
  });

  it('when the user wants it at every start, they are, also after they were shown; settings of an older version are whole', () => {
    writeFileSync(join(folder, 'settings.json'), JSON.stringify({ language: 'en', masksAtStart: true }));
    const settings = open();
    expect(settings.value).toMatchObject({ isMasked: true, keepsRecent: true, recentCustomers: [] });
    expect(settings.change({ isMasked: false }).isMasked).toBe(false);
    expect(open().value.isMasked).toBe(true);
  });
});

describe('a window that is kept out of recordings (SEC-39)', () => {
  it('when the user wants it, before or after the window is there, it is; by itself it is not', () => {
    const guard = new ScreenGuard();
    const settings = open(false, ({ isScreenGuarded }) => guard.set(isScreenGuarded));
    const window = { isDestroyed: () => false, setContentProtection: vi.fn() };
    guard.watch(window);
    expect(window.setContentProtection).toHaveBeenLastCalledWith(false);
    settings.change({ isScreenGuarded: true });
    expect(window.setContentProtection).toHaveBeenLastCalledWith(true);
    const next = { isDestroyed: () => false, setContentProtection: vi.fn() };
    guard.watch(next);
    expect(next.setContentProtection).toHaveBeenLastCalledWith(true);
  });
});
