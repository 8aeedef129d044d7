import { join } from 'node:path';
import { app, type BrowserWindow, dialog, ipcMain, session, utilityProcess } from 'electron';
import { type PolicyPlace, policyPlaces, readPolicy } from './administration/policy-file';
import type { BatchDesk } from './batch/batch-desk';
import type { BatchStart } from './batch/start-batch';
import { receiveChunkPorts } from './bridge/chunk-ports';
import { type RegistrarOptions, registerCalls } from './bridge/registrar';
import { createProgram } from './program';
import type { Program, ProgramOptions } from './program-options';
import { appOrigin } from './security/app-scheme';
import { openInBrowser } from './security/external-opening';
import { builtFolder, pageSession } from './security/page-session';
import { endWithCommand } from './windows/batch-life';
import { createBatchWindow } from './windows/batch-window';
import type { Closing } from './windows/closing';
import { copyPicture } from './windows/copy-picture';
import { endAfterFault } from './windows/end-after-fault';
import type { PageGround } from './windows/page-ground';
import { createPreviewWindow } from './windows/preview-window';
import { createPrintWindow, reportPage } from './windows/print-window';
import { ScreenGuard } from './windows/system/screen-guard';
import { hearSystem, settingsApplier } from './windows/system/system-ties';
import { tendWindow } from './windows/window-life';

/** How long the program may take to finish what it does at quit. */
const quitDeadlineMs = 5_000;

/** Files among the arguments of another start. */
type FilesOfStart = (argv: readonly string[], folder: string) => string[];

/** What `index.ts` had before the program. */
interface Profile {
  readonly userData: string;
  readonly ground: PageGround;
}

/** How a checkout is started: the folder of the program, and without a sandbox where this start is. */
function programArgs(): string[] {
  return [...(app.commandLine.hasSwitch('no-sandbox') ? ['--no-sandbox'] : []), app.getAppPath()];
}

/** A build of a checkout has its policy where tests and administrators who try one put it, or none. */
function placesOfPolicy(): PolicyPlace[] {
  if (app.isPackaged) return policyPlaces(process.platform, process.execPath);
  return process.env.KONTOR_POLICY ? [{ file: process.env.KONTOR_POLICY, isProven: true }] : [];
}

/** What only a start with a window has. */
interface WindowParts {
  readonly screen: ScreenGuard;
  window(): BrowserWindow | null;
  decideClosing: ProgramOptions['decideClosing'];
}

function open({ userData, ground }: Profile, desk: BatchDesk | null, parts: WindowParts): Program {
  const { preloadFolder, roles } = ground;
  const reports = pageSession('kontor-report');
  const program = createProgram({
    userData,
    builtMain: join(builtFolder(), 'main'),
    isPackaged: app.isPackaged,
    version: app.getVersion(),
    policy: readPolicy(placesOfPolicy()),
    systemLocale: () => app.getLocale(),
    defaultSession: session.defaultSession,
    makeSession: (name) => session.fromPartition(name, { cache: false }),
    forkService: (file) => utilityProcess.fork(file, [], { serviceName: 'Kontor local service' }),
    createPrintWindow: () => createPrintWindow({ preloadFolder, session: reports, roles }),
    createPreviewWindow: (title) =>
      createPreviewWindow({ preloadFolder, session: reports, roles, parent: parts.window(), title }),
    reportPage,
    openLink: openInBrowser,
    copyPicture,
    showSaveDialog: (suggestedName) =>
      desk ? desk.placeFor(suggestedName) : dialog.showSaveDialog({ defaultPath: suggestedName }),
    showFolderDialog: () => dialog.showOpenDialog({ properties: ['openDirectory', 'createDirectory'] }),
    relaunch: () => {
      app.relaunch();
      app.quit();
    },
    batch: desk,
    decideClosing: parts.decideClosing,
    applySettings: settingsApplier({
      screen: parts.screen,
      quit: () => parts.window()?.close(),
      goTo: desk ? null : (screen) => program.goTo(screen),
    }),
  });
  const checks: Pick<RegistrarOptions, 'ownOrigin' | 'roleOf' | 'log'> = {
    ownOrigin: appOrigin,
    roleOf: (contents) => roles.of(contents),
    log: (entry) => program.log({ level: 'fault', ...entry }),
  };
  registerCalls({ ...checks, receiver: ipcMain, handlers: program.handlers, hub: program.hub });
  receiveChunkPorts({ ...checks, receiver: ipcMain, stage: program.stageRows });
  hearSystem(program);
  endAtOnce();
  return program;
}

/** The program behind a window that is there, and whose page is on its way. */
export function openWindow(profile: Profile, window: BrowserWindow): { program: Program; closing: Closing } {
  // The question comes after the program that it belongs to.
  let closing: Closing | null = null;
  const screen = new ScreenGuard();
  const program = open(profile, null, {
    screen,
    window: () => window,
    decideClosing: async (choice) => closing?.decide(choice),
  });
  quitInOrder(program);
  endWhenUncaught(program);
  screen.watch(window);
  program.hub.add(window.webContents);
  program.openStore();
  closing = tendWindow(window, program);
  return { program, closing };
}

/** The same program; its one page is never shown, and it ends with its command. */
export function openBatch(profile: Profile, batch: BatchStart, filesOf: FilesOfStart): void {
  const program = open(profile, batch.desk, {
    screen: new ScreenGuard(),
    window: () => null,
    decideClosing: async () => undefined,
  });
  endWithCommand(batch, program, {
    filesOf,
    windowArgs: app.isPackaged ? [] : programArgs(),
  });
  const page = createBatchWindow({ ...profile.ground, onGone: (reason) => batch.desk.broke(reason) });
  program.hub.add(page.webContents);
}

/** Quit waits for uploads to reach a safe point and for the store to close, but not for ever. */
function quitInOrder(program: Program): void {
  let isStopped = false;
  app.on('before-quit', (event) => {
    if (isStopped) return;
    event.preventDefault();
    const deadline = new Promise((resolve) => setTimeout(resolve, quitDeadlineMs));
    void Promise.race([program.stop().catch(program.logFault), deadline]).then(() => {
      isStopped = true;
      app.quit();
    });
  });
}

/**
 * Once everything is kept and closed, the process ends without taking the JavaScript engine down piece by piece. That can
 * last for ever: a garbage collection on the way finds dead entries of a FinalizationRegistry (Node has some of its own),
 * its callback may not run any more, and its task asks to be run again, without end (seen in Electron 25).
 */
function endAtOnce(): void {
  const { reallyExit } = process as unknown as { reallyExit?: (code: number) => never };
  app.on('quit', (_event, code) => reallyExit?.call(process, code));
}

/** A fault that nobody caught must not vanish, and must not take unsaved work with it; a promise that failed alone breaks no state. */
function endWhenUncaught(program: Program): void {
  const end = endAfterFault({
    logFault: program.logFault,
    stop: () => program.stop(),
    showError: (title, body) => dialog.showErrorBox(title, body),
    exit: (code) => app.exit(code),
    language: () => program.language(),
  });
  process.on('uncaughtException', (error) => void end(error));
  process.on('unhandledRejection', program.logFault);
}
