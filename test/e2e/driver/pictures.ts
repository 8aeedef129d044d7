import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** With `KONTOR_PICTURES`, the screen is kept in that folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.KONTOR_PICTURES;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
}
