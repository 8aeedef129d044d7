import { app, type BrowserWindow, dialog, Notification, powerMonitor } from 'electron';
import type { Language } from '../../preload/contract';
import type { EventHub } from '../bridge/event-hub';
import { Closing } from './closing';
import { endNotice } from './end-notice';
import { PageFaults } from './page-faults';
import { taskbarProgress } from './system/taskbar-progress';
import { WorkNotice, type WorkStates, workNotice } from './system/work-notice';

/** What the program says of its work, as far as the life of the window depends on it. */
interface ProgramWork {
  readonly hub: EventHub;
  readonly logFault: (error: unknown) => void;
  isAtWork(): boolean;
  pauseAll(): Promise<void>;
  markToResume(): Promise<void>;
  language(): Language;
}

/** Ties the main window to the work of the program: progress in the taskbar, and the question before it closes. */
export function tendWindow(window: BrowserWindow, program: ProgramWork): Closing {
  const { hub } = program;
  const page = { isDrawn: false, isAnswering: true };
  window.webContents.once('did-finish-load', () => {
    page.isDrawn = true;
  });
  const faults = new PageFaults({
    isDestroyed: () => window.isDestroyed(),
    reload: () => window.webContents.reload(),
    crash: () => window.webContents.forcefullyCrashRenderer(),
    quit: () => app.quit(),
    ask: async ({ title, body, buttons }, signal) => {
      const answer = await dialog.showMessageBox(window, {
        type: 'warning',
        message: title,
        detail: body,
        buttons: [...buttons],
        defaultId: 0,
        cancelId: 0,
        noLink: true,
        signal,
      });
      return answer.response;
    },
    language: () => program.language(),
    onFault: program.logFault,
  });
  window.webContents.on('did-finish-load', () => {
    page.isAnswering = true;
  });
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    page.isAnswering = false;
    void faults.gone(reason);
  });
  window.on('unresponsive', () => {
    page.isAnswering = false;
    void faults.hangs();
  });
  window.on('responsive', () => {
    page.isAnswering = true;
    faults.answers();
  });

  const closing = new Closing({
    isAtWork: () => program.isAtWork(),
    canAsk: () => page.isDrawn && page.isAnswering && !window.isDestroyed(),
    publish: (question) => hub.publish('closing.changed', question),
    window: { show: () => showWindow(window), hide: () => window.hide() },
    pauseAll: () => program.pauseAll(),
    markToResume: () => program.markToResume(),
    notifyEnd: () => {
      if (Notification.isSupported()) new Notification(endNotice(program.language())).show();
    },
    quit: () => app.quit(),
    onFault: program.logFault,
  });
  window.on('close', (event) => {
    if (!closing.request()) event.preventDefault();
  });
  // The computer goes down: what runs is interrupted and can go on at the next start, but nobody is asked.
  window.on('session-end', () => closing.ending());
  powerMonitor.on('shutdown', () => closing.ending());
  app.on('before-quit', () => closing.ending());
  app.on('activate', () => closing.show());
  const notice = noticeOf(window, program, closing);
  tendTaskbar(window, program, (states) => {
    closing.workChanged();
    notice.changed(states);
  });
  return closing;
}

function noticeOf(window: BrowserWindow, program: ProgramWork, closing: Closing): WorkNotice {
  return new WorkNotice({
    now: () => Date.now(),
    isAtWork: () => program.isAtWork(),
    // In the background the end of the program is what is said.
    isInFront: () => window.isDestroyed() || window.isFocused() || isInBackground(window),
    notify: (ending) => {
      if (!Notification.isSupported()) return;
      const shown = new Notification(workNotice(program.language(), ending));
      shown.on('click', () => closing.show());
      shown.show();
    },
  });
}

const isInBackground = (window: BrowserWindow) => !window.isVisible() && !window.isMinimized();

function showWindow(window: BrowserWindow): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

function tendTaskbar(
  window: BrowserWindow,
  { hub }: ProgramWork,
  onChange: (states: WorkStates) => void,
): void {
  // As a window begins.
  let shown = 'none -1.00';
  const draw = () => {
    const uploads = hub.last('uploads.changed') ?? [];
    const runs = hub.last('runs.changed') ?? [];
    const reading = hub.last('reading.changed') ?? null;
    onChange({ uploads, runs, isReading: reading !== null });
    if (window.isDestroyed()) return;
    const progress = taskbarProgress(uploads, runs, reading);
    const next = `${progress.mode} ${progress.value.toFixed(2)}`;
    if (next === shown) return;
    shown = next;
    window.setProgressBar(progress.value, { mode: progress.mode });
  };
  for (const name of ['uploads.changed', 'runs.changed', 'reading.changed'] as const) hub.watch(name, draw);
}
