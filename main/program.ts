import { join } from 'node:path';
import type { StoreState } from '../preload/contract';
import { batchFilesIn } from './batch/batch-files';
import { publishNothingYet, wantedPlaces } from './bridge/first-values';
import { FileIntake } from './intake/file-intake';
import { withProgressLog } from './logging/upload-progress-log';
import { createData } from './program-data';
import { type AnsweringParts, programHandlers } from './program-handlers';
import type { Program, ProgramOptions } from './program-options';
import { openProfile, type ProgramProfile } from './program-profile';
import { createServices } from './program-services';
import { startFinishing } from './report/finish-in-thread';
import { createReportPrinter } from './report/report-printer';
import { savesBytes } from './report/save-by-dialog';
import { createWorkspace } from './workspace';

/** How long uploads may take to come to rest at the end, and the embedded service to stop. */
const restWithinMs = 2_000;

/** Wires the parts of main together; nothing here decides anything. */
export function createProgram(options: ProgramOptions): Program {
  const profile = openProfile(options, () => data.storeAccess.isClosing);
  const { hub, log, onFault, settings } = profile;
  const data = createData(options, profile, {
    purge: (now) => workspace.customers.purgeByAge(settings.value.retentionMonths, now),
    takeUp: () => takeUp(parts, batchFiles).catch(onFault),
  });
  const { storeAccess } = data;
  const services = createServices(options, profile, data);
  const batchFiles = batchFilesIn(profile.inProfile, () => storeAccess.get(), profile.onSetAside);
  publishNothingYet(hub);
  const saving = { showSaveDialog: options.showSaveDialog, temp: profile.temp };
  const workspace = createWorkspace({
    store: () => storeAccess.get(),
    serviceClientOf: (id) => services.clients.of(id),
    connectionOf: (id) => services.connections.stored(id),
    onlyOwn: options.batch !== null,
    publish: withProgressLog((name, value) => hub.publish(name, value), log),
    save: savesBytes(saving),
    openLink: options.openLink,
    copyPicture: options.copyPicture,
    onFault,
  });
  profile.hub.watch('serviceStates.changed', () => workspace.uploads.noteWaits());
  const intake = new FileIntake((files) => hub.publish('intake.changed', files));
  const printer = createReportPrinter({
    createPrintWindow: options.createPrintWindow,
    createPreviewWindow: options.createPreviewWindow,
    reportPage: options.reportPage,
    startFinishing: () => startFinishing(join(options.builtMain, 'finish-thread.cjs')),
    electronMajor: Number.parseInt(process.versions.electron ?? '0', 10),
  });
  let stopping: Promise<void> | null = null;
  const parts: AnsweringParts = {
    ...{ options, profile, data, services, workspace, intake, printer, saving },
    noteOpening: notesOpening(log),
    stop: () => {
      stopping ??= comeToRest(parts);
      return stopping;
    },
  };
  attachBatch(parts, batchFiles);
  return programOf(parts);
}

/** After the store has opened: lists for the pages, what an earlier session left under way, what has become too old. */
async function takeUp(
  { profile: { hub, onFault }, data: { storeAccess, age }, services, workspace }: AnsweringParts,
  batchFiles: ReturnType<typeof batchFilesIn>,
): Promise<void> {
  hub.publish('connections.changed', await services.connections.all());
  const store = storeAccess.get();
  await batchFiles.undoTrials().catch(onFault);
  services.activity.addEarlier(await store.call('activity.list', 2_000), await store.call('activity.groups'));
  await workspace.opened();
  await age.erase();
  storeAccess.refresh();
}

function notesOpening(log: ProgramProfile['log']): AnsweringParts['noteOpening'] {
  return async (opening: Promise<StoreState>) => {
    const state = await opening;
    log({ event: 'page.ready', code: state.mode });
    return state;
  };
}

/** What a command without a window works with. */
function attachBatch(parts: AnsweringParts, batchFiles: ReturnType<typeof batchFilesIn>): void {
  const { options, profile, data, services, intake } = parts;
  options.batch?.attach({
    open: async () => {
      const state = await parts.noteOpening(data.storeAccess.open());
      await data.storeAccess.takenUp;
      return state;
    },
    offer: (paths) => intake.offer(paths),
    giveSecret: (name, secret) => services.connections.giveSecret(name, secret),
    language: () => profile.settings.language,
    ...batchFiles,
  });
}

/** The end: what runs comes to rest before what it runs on is closed. */
async function comeToRest({ profile, data, services, workspace, printer }: AnsweringParts): Promise<void> {
  printer.stop();
  data.age.rest();
  const atRest = workspace.stop().catch(profile.onFault);
  // What waits for a slow service is cut off; it is taken up at the next start.
  await Promise.race([atRest, new Promise((resolve) => setTimeout(resolve, restWithinMs))]);
  services.clients.closeAll();
  await atRest;
  await services.activity.flush();
  await Promise.all([data.embedded.stop(restWithinMs), data.storeAccess.close(), profile.temp.clear()]);
}

/** The program as Electron's side sees it. */
function programOf(parts: AnsweringParts): Program {
  const { profile, services, workspace } = parts;
  const { hub, log, onFault, settings } = profile;
  return {
    hub,
    log,
    logFault: onFault,
    handlers: programHandlers(parts),
    stageRows: async (...chunk) => parts.data.storeAccess.get().call('imports.stageRows', ...chunk),
    openStore: () => void parts.data.storeAccess.open(),
    offerFiles: (paths) => void parts.intake.offer(paths).catch(onFault),
    goTo: wantedPlaces(hub),
    isAtWork: () => workspace.isAtWork(),
    pauseAll: () => workspace.pauseAll(),
    markToResume: () => workspace.uploads.markToResume(),
    language: () => settings.language,
    lockScreen: (isLocked) => settings.lockScreen(isLocked),
    suspend: () => services.clients.suspend(),
    resume: () => {
      services.clients.resume();
      workspace.uploads.wake().catch(onFault);
    },
    stop: parts.stop,
  };
}
