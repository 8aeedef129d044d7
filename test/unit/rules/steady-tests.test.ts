import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'test/e2e';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

/** What is read off the screen once, right after a press, whether or not the screen has followed. */
const readAtOnce =
  /expect\(\s*await (?:(?!expect\()[^;])*?\.(?:textContent|innerText|allTextContents|inputValue|getAttribute|count|is[A-Z]\w+)\([^()]*\),?[^()]*\)\s*\.(?!not\.|toBe\(0\)|toEqual\(\[\]\))/g;
const waitsForTime = /\.waitForTimeout\(/g;
/** What may be missing is waited for in vain, half a minute in each run, unless it says how long. */
const waitsInVain =
  /(?<!keyboard)\.(?:waitFor|focus|click|check|fill|press|pressAt)\((?![^()]*timeout)[^()]*\)\s*\.catch\(/g;

/** That nothing happens, or nothing more, shows only when time has passed. */
const nothingHappens: Readonly<Record<string, number>> = {
  'security.e2e.ts': 1,
  'driver/keyboard-user.ts': 1,
  'read-aloud.e2e.ts': 1,
};

function findings(rule: RegExp, texts: readonly [string, string][]): string[] {
  return texts.flatMap(([file, text]) => {
    const found = [...text.matchAll(rule)].map(({ index }) => text.slice(0, index).split('\n').length);
    return found.length <= (nothingHappens[file] ?? 0) ? [] : found.map((line) => `${file}:${line}`);
  });
}

const texts = files.map((file): [string, string] => [file, readFileSync(`${folder}/${file}`, 'utf8')]);

describe('end-to-end tests wait for what they look at', () => {
  it('when they are read, none reads the screen at once, and none waits for a time or in vain', () => {
    expect(findings(readAtOnce, texts)).toEqual([]);
    expect(findings(waitsForTime, texts)).toEqual([]);
    expect(findings(waitsInVain, texts)).toEqual([]);
  });

  it.each([
    "expect(await page.locator('tr').count()).toBe(2);",
    "expect(await answer().textContent()).toContain('x');",
    "expect(\n  await page.getByRole('checkbox', { name }).isChecked(),\n  name,\n).toBe(true);",
  ])('finds %s', (sample) => {
    expect(findings(readAtOnce, [['a.e2e.ts', `const before = 1;\n${sample}`]])).toEqual(['a.e2e.ts:2']);
  });

  it.each([
    "await expect.poll(() => page.locator('tr').count()).toBe(2);",
    "expect(await page.locator('tr').count()).toBe(0);",
    'expect(await listImports(page)).toEqual([before]);',
  ])('leaves %s', (sample) => {
    expect(findings(readAtOnce, [['a.e2e.ts', sample]])).toEqual([]);
  });

  it.each([
    ["await walker.press('A new one').catch(() => undefined);", ['a.e2e.ts:1']],
    ["await page\n  .getByText('Proxy')\n  .waitFor()\n  .catch(() => undefined);", ['a.e2e.ts:3']],
    ['await button.click({ timeout: 2_000 }).catch(() => undefined);', []],
    ["await page.keyboard.press('Escape').catch(() => undefined);", []],
  ])('%s waits in vain at %j', (sample, lines) => {
    expect(findings(waitsInVain, [['a.e2e.ts', sample]])).toEqual(lines);
  });

  it('finds a wait for a time', () => {
    expect(findings(waitsForTime, [['a.e2e.ts', 'await page.waitForTimeout(500);']])).toEqual(['a.e2e.ts:1']);
  });
});
