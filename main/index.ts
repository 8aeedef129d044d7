import { join } from 'node:path';
import {
  app,
  type BrowserWindow,
  dialog,
  ipcMain,
  nativeTheme,
  protocol,
  type Session,
  session,
  utilityProcess,
} from 'electron';
import { languageOfLocale } from '../preload/contract/values/languages';
import { type PolicyPlace, policyPlaces, readPolicy } from './administration/policy-file';
import type { BatchDesk } from './batch/batch-desk';
import { ownSwitches, wordsOfBatch } from './batch/command-line';
import { exitCodes } from './batch/exit-codes';
import { type BatchStart, startBatch, tellBusy } from './batch/start-batch';
import { terminalText } from './batch/terminal-text';
import { receiveChunkPorts } from './bridge/chunk-ports';
import { type RegistrarOptions, registerCalls } from './bridge/registrar';
import { pathsInArguments } from './intake/file-intake';
import { prepareFolder } from './logging/own-folder';
import { createProgram } from './program';
import type { Program, ProgramOptions } from './program-options';
import { appOrigin, appScheme, serveAppScheme } from './security/app-scheme';
import { refusedArguments, refusedVariables } from './security/command-line';
import { developmentServer, servePagesOfServer, socketOf } from './security/development-pages';
import { openInBrowser } from './security/external-opening';
import { forbidNavigation } from './security/navigation-policy';
import { isLockOutOfReach } from './security/profile-lock';
import { restrictSession } from './security/session-policy';
import { JsonFile } from './settings/json-file';
import { endWithCommand, startData } from './windows/batch-life';
import { createBatchWindow } from './windows/batch-window';
import type { Closing } from './windows/closing';
import { copyPicture } from './windows/copy-picture';
import { endAfterFailedStart } from './windows/end-after-failed-start';
import { endAfterFault } from './windows/end-after-fault';
import { watchStarts } from './windows/incoming-starts';
import { createMainWindow } from './windows/main-window';
import { createPreviewWindow } from './windows/preview-window';
import { createPrintWindow, reportPage } from './windows/print-window';
import { screenSwitches } from './windows/system/jump-list';
import { ScreenGuard } from './windows/system/screen-guard';
import { hearSystem, settingsApplier } from './windows/system/system-ties';
import { tendWindow } from './windows/window-life';
import { firstPlace, windowPlace } from './windows/window-place';
import { WindowRoles } from './windows/window-roles';

/** How long the program may take to finish what it does at quit. */
const quitDeadlineMs = 5_000;

/** @param batch the command of a start without a window */
function start(batch: BatchStart | null): void {
  // A profile of its own for development and tests; a packaged program has one place only.
  const givenFolder = app.isPackaged ? undefined : process.env.KONTOR_USER_DATA;
  if (givenFolder) app.setPath('userData', givenFolder);
  const userData = app.getPath('userData');
  prepareFolder(userData);

  if (!app.requestSingleInstanceLock(startData(batch !== null)) && !isLockOutOfReach(userData)) {
    if (batch) void tellBusy(batch).then((code) => app.exit(code));
    else app.quit();
    return;
  }
  // As root the runtime starts only without its sandbox; start scripts and tests then ask for that, and a packaged
  // program refuses to be asked (SEC-31). Everyone else has it for every process (SEC-1).
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  protocol.registerSchemesAsPrivileged([appScheme]);
  forbidNavigation(app);
  if (batch) {
    app.dock?.hide();
    void app
      .whenReady()
      .then(() => openBatch(userData, batch))
      .catch(
        endAfterFailedStart({
          showError: (title, body) => process.stderr.write(`${terminalText(title)}\n${terminalText(body)}\n`),
          exit: () => app.exit(exitCodes.fatal),
          language: systemLanguage,
        }),
      );
    return;
  }
  // Whatever names files, before the program stands and after, ends in the one queue of the page.
  const tell = watchStarts(app, {
    files: app.isPackaged ? pathsInArguments(process.argv.slice(1), process.cwd()) : [],
    argv: process.argv,
    filesOf: filesOfSecondStart,
  });
  app.on('window-all-closed', () => app.quit());
  void app
    .whenReady()
    .then(() => {
      const { program, closing } = openWindow(userData);
      tell({
        offerFiles: (paths) => program.offerFiles(paths),
        goTo: (screen) => program.goTo(screen),
        show: () => closing.show(),
      });
    })
    .catch(
      endAfterFailedStart({
        showError: (title, body) => dialog.showErrorBox(title, body),
        exit: (code) => app.exit(code),
        language: systemLanguage,
      }),
    );
}

const systemLanguage = () => languageOfLocale(app.getLocale());

/** A second start repeats its whole command line: the program, in development the folder, then the files. */
function filesOfSecondStart(argv: string[], folder: string): string[] {
  return pathsInArguments(argv.slice(1), folder).filter((path) => path !== app.getAppPath());
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

/** What every page of a start has in common. */
interface PageGround {
  readonly preloadFolder: string;
  readonly session: Session;
  readonly roles: WindowRoles;
}

/** What only a start with a window has. */
interface WindowParts {
  readonly screen: ScreenGuard;
  window(): BrowserWindow | null;
  decideClosing: ProgramOptions['decideClosing'];
}

function open(userData: string, desk: BatchDesk | null, parts: WindowParts) {
  const built = join(app.getAppPath(), 'dist');
  const preloadFolder = join(built, 'preload');
  const roles = new WindowRoles();
  const pages = session.fromPartition('kontor', { cache: false });
  const server = developmentServer(process.env.KONTOR_DEV_SERVER, app.isPackaged);
  if (server) process.setSourceMapsEnabled(true);
  const reports = session.fromPartition('kontor-report', { cache: false });
  for (const pageSession of [pages, reports]) {
    restrictSession(pageSession, app.isPackaged, server && socketOf(server));
    if (server) servePagesOfServer(pageSession.protocol, server, fetch);
    else serveAppScheme(pageSession.protocol, join(built, 'renderer'));
  }

  const program = createProgram({
    userData,
    builtMain: join(built, 'main'),
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
  const ground: PageGround = { preloadFolder, session: pages, roles };
  return { program, ground };
}

function openWindow(userData: string): { program: Program; closing: Closing } {
  // The window, and with it the question, comes after the program that it belongs to.
  let closing: Closing | null = null;
  let window: BrowserWindow | null = null;
  const screen = new ScreenGuard();
  const { program, ground } = open(userData, null, {
    screen,
    window: () => window,
    decideClosing: async (choice) => closing?.decide(choice),
  });
  quitInOrder(program);
  endWhenUncaught(program);
  const backgroundColor = nativeTheme.shouldUseDarkColors ? '#1a1b1e' : '#ffffff';
  window = createMainWindow({
    ...ground,
    isPackaged: app.isPackaged,
    backgroundColor,
    place: new JsonFile(join(userData, 'window.json'), windowPlace, firstPlace),
    onFault: program.logFault,
  });
  screen.watch(window);
  program.hub.add(window.webContents);
  program.openStore();
  closing = tendWindow(window, program);
  return { program, closing };
}

/** The same program; its one page is never shown, and it ends with its command. */
function openBatch(userData: string, batch: BatchStart): void {
  const { program, ground } = open(userData, batch.desk, {
    screen: new ScreenGuard(),
    window: () => null,
    decideClosing: async () => undefined,
  });
  endWithCommand(batch, program, {
    filesOf: filesOfSecondStart,
    windowArgs: app.isPackaged ? [] : programArgs(),
  });
  const page = createBatchWindow({ ...ground, onGone: (reason) => batch.desk.broke(reason) });
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

const given = process.argv.slice(1);
const refused = [
  ...refusedArguments(given, app.isPackaged, process.platform, [
    ...ownSwitches(given),
    ...Object.keys(screenSwitches),
  ]),
  ...refusedVariables(process.env, app.isPackaged),
];
const batchWords = wordsOfBatch(process.argv);
if (refused.length > 0) {
  process.stderr.write(`${terminalText(`Kontor does not start with ${refused.join(', ')}.`)}\n`);
  app.exit(2);
} else {
  const batch = batchWords && startBatch(batchWords);
  // What was not understood needs no program.
  if (typeof batch === 'function') void batch().then((code) => app.exit(code));
  else start(batch);
}
