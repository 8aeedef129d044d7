import { describe, expect, it } from 'vitest';
import { mainScreens } from '../../renderer/base/navigation';
import { axeProblems } from './driver/axe';
import { importStops } from './walk/import-stops';
import { layoutFaults } from './walk/layout-faults';
import { motionFaults } from './walk/motion-faults';
import { programStops } from './walk/program-stops';
import { walkAll, walkerOfFile } from './walk/walk';

const stops = [...importStops, ...programStops];
const walker = walkerOfFile();

describe('every screen, dialog and message of an import and of the program', () => {
  walkAll(stops, walker);

  it('was among them: each entry of the navigation', () => {
    const names = new Set(stops.map(({ name }) => name));
    const [, ...others] = mainScreens;
    expect(others.filter((screen) => !names.has(screen) && screen !== 'customers')).toEqual([]);
  });
});

/** What is wrong with a page: element, its style, its text. The policy of the page lets no style in as text. */
const wrongParts: [tag: string, css: string, text: string][] = [
  ['p', 'width:40px;overflow:hidden;white-space:nowrap', 'cut off without its whole text'],
  ['p', 'width:10px;overflow-wrap:anywhere', 'letters below letters'],
  ['p', 'position:absolute;left:2000px', 'somewhere else'],
  ['table', '', 'without a name'],
  ['button', 'all:unset;position:fixed;top:0;left:0;width:9px;height:9px', 'a'],
  ['button', 'all:unset;position:fixed;top:0;left:9px;width:9px;height:9px', 'b'],
  ['p', 'position:fixed;top:300px;left:300px;z-index:9999;color:#ccc;background:#fff', 'hard to read'],
];

describe('what looks for faults', () => {
  it('when a page is wrong in each of these ways, says each', async () => {
    const { page: window } = walker();
    await window.evaluate((parts) => {
      const wrong = document.createElement('section');
      wrong.id = 'wrong';
      for (const [tag, css, text] of parts) {
        const element = document.createElement(tag);
        element.style.cssText = css;
        element.append(tag === 'table' ? document.createElement('tbody') : text);
        if (tag === 'table') (element as HTMLTableElement).insertRow().insertCell().append(text);
        wrong.append(element);
      }
      document.body.append(wrong);
    }, wrongParts);
    const found = [...(await layoutFaults(window)), ...(await axeProblems(window))].join('\n');
    await window.evaluate(() => document.getElementById('wrong')?.remove());
    for (const fault of [/^cut aside: p/m, /^squeezed: p/m, /^outside aside: p/m, /^without a name: table/m])
      expect(found).toMatch(fault);
    for (const rule of ['target-size', 'color-contrast']) expect(found).toContain(`${rule}:`);
    await window.emulateMedia({ reducedMotion: 'no-preference' });
    expect((await motionFaults(window)).length).toBeGreaterThan(0);
    await window.emulateMedia({ reducedMotion: 'reduce' });
  });
});
