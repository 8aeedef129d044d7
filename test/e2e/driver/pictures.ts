import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { chooseLanguage, chooseTheme } from './main-job';
import type { RunningProgram } from './program';
import { still } from './still';

/** With `KONTOR_PICTURES`, the screen is kept in that folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.KONTOR_PICTURES;
  if (!folder) return;
  await still(page);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

const looks = [
  { language: 'de', theme: 'light' },
  { language: 'en', theme: 'dark' },
] as const;
const sizes = [
  [1280, 800],
  [900, 600],
] as const;

/** The same in German and light, English and dark, in a usual and a small window, which is English again behind it. */
export async function picturesOf({ window, electron }: RunningProgram, name: string): Promise<void> {
  const folder = process.env.KONTOR_PICTURES;
  if (!folder) return;
  for (const { language, theme } of looks) {
    await chooseLanguage(window, language);
    await chooseTheme(window, theme);
    for (const [width, height] of sizes) {
      await electron.evaluate(
        ({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h),
        [width, height] as [number, number],
      );
      await still(window);
      await window.screenshot({ path: join(folder, `${name}-${width}-${language}-${theme}.png`) });
    }
  }
  await chooseLanguage(window, 'en');
}
