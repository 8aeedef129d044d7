import { setTimeout } from 'node:timers/promises';

/** As long as a page is waited for at most, and the turns that its first file needs behind the answer. */
const longestWayMs = 100;
const answerWayMs = 3;

/** The parts of a window that are needed. */
interface StartingWindow {
  isDestroyed(): boolean;
  readonly webContents: { getOSProcessId(): number };
}

/**
 * Until the process of a page runs and has its first file: both need main's thread, which is then busy for longer than they take.
 * @param isAsked whether the page has asked for a file
 * @returns false where the window is gone
 */
export async function pageOnItsWay(window: StartingWindow, isAsked: () => boolean): Promise<boolean> {
  const until = performance.now() + longestWayMs;
  const isOnItsWay = () => isAsked() && window.webContents.getOSProcessId() > 0;
  while (!window.isDestroyed() && !isOnItsWay() && performance.now() < until) await setTimeout(1);
  await setTimeout(answerWayMs);
  return !window.isDestroyed();
}
