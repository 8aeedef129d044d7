import type { NativeImage } from 'electron';
import type { ElectronApplication } from 'playwright-core';

/** A picture on the clipboard. */
export interface ClipboardPicture {
  width: number;
  height: number;
  /** Of its bytes as a PNG. */
  bytes: number;
  /** Share of dots that differ from the corner, in the band at the top and below it, 0 to 1. */
  inkAbove: number;
  inkBelow: number;
}

/** What a program that pastes would get; null where no picture lies there. `band`: height of the title in dots. */
export function clipboardPicture(
  electron: ElectronApplication,
  band: number,
): Promise<ClipboardPicture | null> {
  return electron.evaluate(({ clipboard }, top) => {
    // Newer runtimes read by another call; the one at hand in tests has this one.
    const picture = (clipboard as unknown as { readImage(): NativeImage }).readImage();
    if (picture.isEmpty()) return null;
    const { width, height } = picture.getSize();
    const dots = picture.toBitmap();
    const marked = [0, 0];
    for (let at = 0; at < width * height; at += 1) {
      const isInk = [0, 1, 2].some((part) => Math.abs((dots[at * 4 + part] ?? 0) - (dots[part] ?? 0)) > 60);
      if (isInk) marked[at < top * width ? 0 : 1] = (marked[at < top * width ? 0 : 1] ?? 0) + 1;
    }
    return {
      width,
      height,
      bytes: picture.toPNG().length,
      inkAbove: (marked[0] ?? 0) / (width * top),
      inkBelow: (marked[1] ?? 0) / (width * (height - top)),
    };
  }, band);
}

export function clearClipboard(electron: ElectronApplication): Promise<void> {
  return electron.evaluate(({ clipboard }) => clipboard.clear());
}
