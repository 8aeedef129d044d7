import { readFileSync } from 'node:fs';
import type { ElectronApplication } from 'playwright-core';

/** Begins to record what the threads of the program do. Answers the process of the window. */
export function startTrace(electron: ElectronApplication): Promise<number> {
  return electron.evaluate(async ({ contentTracing, BrowserWindow }) => {
    await contentTracing.startRecording({ included_categories: ['toplevel'] });
    const [window] = BrowserWindow.getAllWindows().filter((one) => one.isVisible());
    return window?.webContents.getOSProcessId() ?? 0;
  });
}

/** Answers the path of the trace. */
export async function stopTrace(electron: ElectronApplication, path: string): Promise<string> {
  await electron.evaluate(({ contentTracing }, at) => contentTracing.stopRecording(at), path);
  return path;
}

/** An event of a trace; times in microseconds, `tdur` of processor time. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** The longest task of the window's own thread, in processor time of that thread: other programs are not in it. */
export function longestTask(path: string, pid: number): { longestTaskMs: number; tasks: number } {
  const { traceEvents: events } = JSON.parse(readFileSync(path, 'utf8')) as { traceEvents: TraceEvent[] };
  const thread = events.find(
    ({ pid: of, name, args }) => of === pid && name === 'thread_name' && args?.name === 'CrRendererMain',
  )?.tid;
  const tasks = events.flatMap(({ pid: of, tid, ph, tdur }) =>
    of === pid && tid === thread && ph === 'X' && tdur !== undefined ? [tdur / 1_000] : [],
  );
  return { longestTaskMs: tasks.reduce((most, ms) => Math.max(most, ms), 0), tasks: tasks.length };
}
