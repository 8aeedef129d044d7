import { chooseLanguage, chooseTheme } from '../driver/main-job';
import type { RunningProgram } from '../driver/program';
import { still } from '../driver/still';

/** How a screen is looked at. */
export interface Look {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  readonly theme: 'light' | 'dark';
  readonly language: 'de' | 'en';
  readonly zoom: number;
  readonly hasSystemColours: boolean;
  /** Each word grows by that share: what another language may need. */
  readonly longer: number;
  /** Rules of axe to ask by: all of WCAG 2.2 AA, or those that the look can break. */
  readonly rules: 'all' | readonly string[];
}

const ofColours = ['color-contrast', 'link-in-text-block'];
const ofSizes = ['target-size', 'scrollable-region-focusable'];
/** Words that a narrow window hides have to be there for those who cannot see the signs. */
const ofNames = ['button-name', 'link-name', 'label', 'select-name', 'aria-input-field-name'];
const plain = {
  size: [1280, 800],
  theme: 'light',
  language: 'en',
  zoom: 1,
  hasSystemColours: false,
  longer: 0,
  rules: 'all',
} as const;

/** Each screen is looked at in all of these, one after the other; the first is how it is left. */
export const looks: readonly Look[] = [
  { ...plain, name: 'light' },
  { ...plain, name: 'dark', theme: 'dark', rules: ofColours },
  { ...plain, name: 'system colours', hasSystemColours: true, rules: ofColours },
  { ...plain, name: '900x600', size: [900, 600], rules: ofSizes },
  { ...plain, name: 'longer words at 900x600', size: [900, 600], longer: 0.4, rules: ['target-size'] },
  // Boxes that scroll get the keyboard by themselves from Chromium 130 on; the stand-in is older.
  {
    ...plain,
    name: 'German dark at 900x600',
    size: [900, 600],
    theme: 'dark',
    language: 'de',
    rules: [...ofColours, ...ofSizes],
  },
  { ...plain, name: '200 %', zoom: 2, rules: [...ofNames, 'target-size'] },
];

/** Shows the window in a look; what changes nothing is not done. @param before the look so far; null where it is not known */
export async function look(
  { window, electron }: RunningProgram,
  { theme, language, hasSystemColours, size, zoom, longer }: Look,
  before: Look | null,
): Promise<void> {
  const isSameSize = String(size) === String(before?.size) && zoom === before?.zoom;
  if (theme !== before?.theme) await chooseTheme(window, theme);
  if (language !== before?.language) await chooseLanguage(window, language);
  if (hasSystemColours !== (before?.hasSystemColours ?? false))
    await window.emulateMedia({ forcedColors: hasSystemColours ? 'active' : 'none' });
  if (!isSameSize)
    await electron.evaluate(
      ({ BrowserWindow }, { size: [width, height], zoom: factor }) => {
        const [first] = BrowserWindow.getAllWindows();
        first?.setContentSize(width, height);
        first?.webContents.setZoomFactor(factor);
      },
      { size: [...size] as [number, number], zoom },
    );
  // On a busy computer the window follows later.
  await window.waitForFunction((width) => Math.abs(innerWidth - width) < 2, size[0] / zoom);
  if (before && before.longer > 0) await window.evaluate(restoreWords);
  await still(window);
  if (longer > 0) await window.evaluate(lengthenWords, longer);
}

/** Runs in the page: each word of the window's own gets longer, as in a language that needs more letters. */
function lengthenWords(share: number): void {
  const kept: [Text, string, string][] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    // Names, amounts, files and raw lines are of no language.
    if (text.parentElement?.closest('svg, style, script, pre, code, kbd, .private, .raw, time')) continue;
    const before = text.data;
    const after = before.replace(
      /\p{L}{3,}/gu,
      (word) => word + word.slice(0, Math.ceil(word.length * share)).toLowerCase(),
    );
    if (after === before) continue;
    kept.push([text, before, after]);
    text.data = after;
  }
  (window as unknown as { kontorWords: unknown }).kontorWords = kept;
}

/** Runs in the page: the words as they were, where the page has not written others meanwhile. */
function restoreWords(): void {
  const holder = window as unknown as { kontorWords?: [Text, string, string][] };
  for (const [text, before, after] of holder.kontorWords ?? []) if (text.data === after) text.data = before;
  delete holder.kontorWords;
}
