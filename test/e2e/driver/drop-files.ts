import type { Page } from 'playwright-core';

/** Drops files or folders of the disk on the window as the desktop does: the page gets real File objects, no path. */
export async function dropFiles(page: Page, paths: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const drag = {
    x: 640,
    y: 400,
    data: { items: [], files: paths, dragOperationsMask: 1 },
  };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', { type, ...drag });
  }
  await devtools.detach();
}
