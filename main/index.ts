import { join } from 'node:path';
import { app, dialog, Menu, nativeTheme, protocol } from 'electron';
import { ownSwitches, wordsOfBatch } from './batch/command-line';
import { exitCodes } from './batch/exit-codes';
import { type BatchStart, startBatch, tellBusy } from './batch/start-batch';
import { terminalText } from './batch/terminal-text';
import { pathsInArguments } from './intake/file-intake';
import { prepareFolder } from './logging/own-folder';
import type { Program } from './program-options';
import { appScheme } from './security/app-scheme';
import { refusedArguments, refusedVariables } from './security/command-line';
import { forbidNavigation } from './security/navigation-policy';
import { builtFolder, pageSession } from './security/page-session';
import { isLockOutOfReach } from './security/profile-lock';
import { JsonFile } from './settings/json-file';
import { startData } from './windows/batch-life';
import { endAfterFailedStart } from './windows/end-after-failed-start';
import { watchStarts } from './windows/incoming-starts';
import { createMainWindow } from './windows/main-window';
import type { PageGround } from './windows/page-ground';
import { pageOnItsWay } from './windows/page-on-its-way';
import { screenSwitches } from './windows/system/jump-list';
import { systemLanguage } from './windows/system/system-language';
import { firstPlace, windowPlace } from './windows/window-place';
import { WindowRoles } from './windows/window-roles';

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
  // The runtime makes a menu of its own else, which the program replaces.
  Menu.setApplicationMenu(null);
  protocol.registerSchemesAsPrivileged([appScheme]);
  forbidNavigation(app);
  if (batch) {
    app.dock?.hide();
    void app
      .whenReady()
      .then(async () => {
        const { openBatch } = await import('./open-program');
        openBatch({ userData, ground: pageGround() }, batch, filesOfSecondStart);
      })
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
    .then(async () => {
      const opened = await openFirstWindow(userData);
      if (!opened) return;
      const { program, closing } = opened;
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

/** A second start repeats its whole command line: the program, in development the folder, then the files. */
function filesOfSecondStart(argv: readonly string[], folder: string): string[] {
  return pathsInArguments(argv.slice(1), folder).filter((path) => path !== app.getAppPath());
}

/**
 * The process of the page starts while this one reads and makes the program, the larger part of its code: that is why it is imported
 * here, and why the page is seen on its way before. No call of the page comes between: its scripts come from this thread, which does
 * nothing else from then on until the program is there. Null where the program was ended meanwhile.
 */
async function openFirstWindow(userData: string) {
  let isAsked = false;
  const ground = pageGround(() => {
    isAsked = true;
  });
  let program: Program | null = null;
  const window = createMainWindow({
    ...ground,
    isPackaged: app.isPackaged,
    backgroundColor: paperColour(),
    place: new JsonFile(join(userData, 'window.json'), windowPlace, firstPlace),
    onFault: (error) => program?.logFault(error),
  });
  try {
    if (!(await pageOnItsWay(window, () => isAsked))) return null;
    const { openWindow } = await import('./open-program');
    const opened = openWindow({ userData, ground }, window);
    program = opened.program;
    // The program knows whether another theme than that of the system was chosen; nothing is shown yet.
    window.setBackgroundColor(paperColour());
    return opened;
  } catch (error) {
    // A page without a program does not come up behind the message.
    window.removeAllListeners('ready-to-show');
    throw error;
  }
}

const paperColour = () => (nativeTheme.shouldUseDarkColors ? '#1a1b1e' : '#ffffff');

/** @param onAsked called for each file that a page asks for */
function pageGround(onAsked?: () => void): PageGround {
  return {
    preloadFolder: join(builtFolder(), 'preload'),
    session: pageSession('kontor', onAsked),
    roles: new WindowRoles(),
  };
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
