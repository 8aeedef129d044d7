import { describe, expect, it } from 'vitest';
import { brokenBans, codeBanFaults } from '../../../scripts/rules/code-bans';

const refused: [file: string, code: string][] = [
  ['renderer/app/a.ts', "export const run = new Function('return 1');"],
  ['renderer/app/a.ts', "export const run = Function('return 1');"],
  ['renderer/app/a.ts', "export const run = new globalThis.Function('return 1');"],
  ['renderer/app/a.ts', "export const run = (() => 0).constructor('return 1');"],
  ['renderer/app/a.ts', "globalThis['eval']('1');"],
  ['renderer/app/a.ts', "(0, eval)('1');"],
  ['renderer/app/a.ts', "setTimeout('run()', 5);"],
  ['main/windows/a.ts', "window.webContents.executeJavaScript('1');"],
  ['main/windows/a.ts', "window.webContents['executeJavaScript']('1');"],
  ['main/windows/a.ts', 'const { executeJavaScript } = window.webContents;'],
  ['main/windows/a.ts', "contents?.insertCSS('a {}');"],
  ['renderer/ui/a.tsx', "element.innerHTML = '<b>x</b>';"],
  ['renderer/ui/a.tsx', "element['outerHTML'] = '<b>x</b>';"],
  ['renderer/ui/a.tsx', "element.insertAdjacentHTML('beforeend', text);"],
  ['renderer/ui/a.tsx', "document.write('x');"],
  ['main/credentials/a.ts', 'const secret = Math.random().toString(36);'],
  ['main/credentials/a.ts', "const secret = Math['random']();"],
  ['main/store/a.ts', 'const { random } = Math;'],
  ['renderer/import/engine/a.ts', 'export const id = Math.random();'],
  ['main/windows/a.ts', "import * as electron from 'electron';"],
  ['main/windows/a.ts', "import electron from 'electron';"],
  ['main/windows/a.ts', "import electron, { app } from 'electron';"],
  ['main/windows/a.ts', "const { shell } = require('electron');"],
  ['main/windows/a.ts', "const { shell } = await import('electron');"],
  ['main/upload/a.ts', "const { spawn } = await import('node:child_process');"],
  ['main/upload/a.ts', "new Worker('1', { eval: true });"],
  ['renderer/team/a.tsx', "const about = [name, email].filter(Boolean).join(' · ');"],
  ['renderer/results/a.ts', "const names = list\n  .map(({ name }) => name)\n  .join(', ');"],
  ['main/store/open-store.ts', 'new Worker(code, { eval: true });'],
];
const allowed: [file: string, code: string][] = [
  ['main/windows/a.ts', "import { app } from 'electron';"],
  ['main/windows/a.ts', "import type { App } from 'electron';"],
  ['main/credentials/a.ts', "const secret = randomBytes(24).toString('base64url');"],
  ['renderer/team/a.tsx', "const about = [name, email]\n  .map(isolatedText)\n  .join(' · ');"],
  ['renderer/team/a.tsx', "const about = joinedTexts([name, email], ' · ');"],
  ['renderer/import/engine/a.ts', "const key = words.join(', ');"],
  ['renderer/ui/a.ts', 'const jitter = Math.random();'],
  ['main/service/a.ts', 'const wait = policy.random();'],
  ['renderer/app/a.ts', '// Function(text) and eval are banned.\nexport const isFunction = true;'],
  ['renderer/app/a.ts', 'setTimeout(() => run(), 5);'],
];

describe('bans hold against every spelling (scripts/rules/code-bans.ts)', () => {
  it('when the product is read, nothing banned is in it', () => {
    expect(codeBanFaults()).toEqual([]);
  });

  it.each(refused)('when %s has `%s`, lint refuses it', (file, code) => {
    expect(brokenBans(file, code)).not.toEqual([]);
  });

  it.each(allowed)('when %s has `%s`, it may', (file, code) => {
    expect(brokenBans(file, code)).toEqual([]);
  });
});
