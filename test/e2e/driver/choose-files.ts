import type { Page } from 'playwright-core';

/** Opens the file dialog of the system, which is not ours to drive, and answers it with these files. */
export async function chooseFiles(page: Page, open: () => Promise<unknown>, paths: string[]): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  // The page is told that its dialogs are caught; a key that overtakes that opens the real one.
  await page.evaluate(() => undefined);
  await open();
  await (await dialog).setFiles(paths);
}
