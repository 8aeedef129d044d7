import { app, type BrowserWindow, dialog, Notification, powerMonitor } from 'electron';
import type { Language } from '../../preload/contract';
import type { EventHub } from '../bridge/event-hub';
import { Closing } from './closing';
import { endNotice } from './end-notice';
import { PageFaults } from './page-faults';
import { taskbarProgress } from './taskbar-progress';

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
  tendTaskbar(window, program, () => closing.workChanged());
  return closing;
}

function showWindow(window: BrowserWindow): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

function tendTaskbar(window: BrowserWindow, { hub }: ProgramWork, onChange: () => void): void {
  // As a window begins.
  let shown = 'none -1.00';
  const draw = () => {
    onChange();
    if (window.isDestroyed()) return;
    const progress = taskbarProgress(hub.last('uploads.changed') ?? [], hub.last('runs.changed') ?? []);
    const next = `${progress.mode} ${progress.value.toFixed(2)}`;
    if (next === shown) return;
    shown = next;
    window.setProgressBar(progress.value, { mode: progress.mode });
  };
  hub.watch('uploads.changed', draw);
  hub.watch('runs.changed', draw);
}
