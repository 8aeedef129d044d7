import { dropFiles } from '../e2e/driver/drop-files';
import { chooseLanguage, waitForStore } from '../e2e/driver/main-job';
import type { RunningProgram } from '../e2e/driver/program';
import { residentMb, threadTimes, timesBetween } from './thread-times';
import { longestTask, startTrace, stopTrace } from './window-tasks';

const sampleEveryMs = 200;
/** A start has things to do behind its first screen. */
const restMs = 2_000;

/** What the page saw of an import. */
interface Seen {
  longestStallMs: number;
  /** From the drop to the first file that shows its bank or how it is read; null when none did. */
  previewMs: number | null;
}

export interface WatchedImport {
  /** From the drop until every file is staged. */
  wholeMs: number;
  /** Processor time of all threads of the program. */
  spent: ReturnType<typeof timesBetween>;
  seen: Seen;
  /** Processor time of the longest task of the window's own thread: by the clock a busy computer counts what others do. */
  longestTaskMs: number;
  /** The most resident memory of all processes, above what they had before the drop. */
  memoryMb: number;
}

/**
 * Files from the drop to staged in the real program. Whoever watches costs next to nothing: the page notes what it sees, memory and times
 * are read from outside; a call every 200 ms would be a tenth of what is measured.
 */
export async function watchedImport(
  program: RunningProgram,
  paths: string[],
  tracePath: string,
): Promise<WatchedImport> {
  const { window: page, electron } = program;
  await chooseLanguage(page, 'en');
  await waitForStore(page);
  await page.waitForTimeout(restMs);
  await watchPage(program);
  const processId = electron.process().pid ?? 0;
  const idleMb = residentMb(processId);
  let peakMb = idleMb;
  const sampling = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(processId));
  }, sampleEveryMs);
  const windowProcess = await startTrace(electron);
  const timesBefore = threadTimes(processId);
  const startedAt = performance.now();
  await dropFiles(page, paths);
  await page.waitForFunction(hasEnded, paths.length, { polling: sampleEveryMs, timeout: 0 });
  const wholeMs = performance.now() - startedAt;
  const spent = timesBetween(timesBefore, threadTimes(processId));
  clearInterval(sampling);
  const { longestTaskMs } = longestTask(await stopTrace(electron, tracePath), windowProcess);
  const seen = await page.evaluate(() => (window as unknown as { benchSeen: Seen }).benchSeen);
  const failed = await page.locator('tr[data-state=failed]').count();
  if (failed > 0) throw new Error(`${failed} files were not read`);
  return { wholeMs, spent, seen, longestTaskMs, memoryMb: peakMb - idleMb };
}

/** Whether so many files stand in the list, and none of them is still being read. Looks at what is drawn: each list of the store costs a copy. */
function hasEnded(count: number): boolean {
  const lines = [...document.querySelectorAll('tr[data-state]')];
  return (
    lines.length >= count &&
    lines.every((line) => !/^(?:reading|waiting|unpacking)$/.test(line.getAttribute('data-state') ?? ''))
  );
}

/** Notes in the page how long it could not answer, and when the first file showed what it is. */
async function watchPage({ window: page }: RunningProgram): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen & { droppedAt: number } = { longestStallMs: 0, previewMs: null, droppedAt: 0 };
    const { port1, port2 } = new MessageChannel();
    let last = performance.now();
    port1.onmessage = () => {
      const now = performance.now();
      seen.longestStallMs = Math.max(seen.longestStallMs, now - last - 10);
      last = now;
      const isWaiting = seen.previewMs === null && seen.droppedAt > 0;
      if (isWaiting && document.querySelector('table.files tr[data-state] td:nth-child(2) > *'))
        seen.previewMs = now - seen.droppedAt;
      setTimeout(() => port2.postMessage(null), 10);
    };
    port2.postMessage(null);
    window.addEventListener('drop', () => {
      seen.droppedAt = performance.now();
      seen.longestStallMs = 0;
    });
    Object.assign(window, { benchSeen: seen });
  });
}
