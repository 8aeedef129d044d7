import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { Administration } from './administration/administration';
import { batchFilesIn } from './batch/batch-files';
import { EventHub } from './bridge/event-hub';
import { publishNothingYet, wantedPlaces } from './bridge/first-values';
import { createActivityHandlers } from './bridge/handlers/activity-handler';
import { createAppHandlers } from './bridge/handlers/app-handler';
import { appInfoOf } from './bridge/handlers/app-info';
import { createBatchHandlers } from './bridge/handlers/batch-handler';
import { createConnectionsHandlers } from './bridge/handlers/connections-handler';
import { createDiagnosticsHandlers } from './bridge/handlers/diagnostics-handler';
import { createIntakeHandlers } from './bridge/handlers/intake-handler';
import { createNetworkHandlers } from './bridge/handlers/network-handler';
import { createReportHandlers } from './bridge/handlers/report-handler';
import { reportContext, reportSources } from './bridge/handlers/report-sources';
import { ConnectionList, storedConnections } from './connections/connection-list';
import { EmbeddedService, serviceWatch } from './connections/embedded-service';
import { learnedNamesIn } from './connections/learned-names-file';
import { ServiceClients } from './connections/service-clients';
import { requireValidConnection } from './connections/valid-connection';
import { Keychain } from './credentials/keychain';
import { loadKeytar, noKeychain } from './credentials/keytar-adapter';
import { SecretStore } from './credentials/secret-store';
import { ErasureByAge } from './customers/erasure-by-age';
import { FileIntake } from './intake/file-intake';
import { embeddedClientId, LocalServiceAccess } from './local-service-access';
import { ActivityLog } from './logging/activity-log';
import { callEntry } from './logging/call-entry';
import { faultLog } from './logging/fault-log';
import type { LogEntry } from './logging/log-entry';
import { LogFile } from './logging/log-file';
import { withProgressLog } from './logging/upload-progress-log';
import { diagnosticsOf } from './program-diagnostics';
import { programNetwork } from './program-network';
import type { Program, ProgramOptions } from './program-options';
import { createReportPrinter } from './report/report-printer';
import { savesBytes } from './report/save-by-dialog';
import { TempFolder } from './report/temp-folder';
import { JsonFile } from './settings/json-file';
import { keptClock } from './settings/kept-clock';
import { ProgramSettings } from './settings/program-settings';
import { StoreAccess, storeKeyName } from './store-access';
import { updatesOf } from './updates/updates';
import { wipeProfile } from './wipe';
import { createWorkspace } from './workspace';

const keychainTimeoutMs = 60_000;
/** How long uploads may take to come to rest at the end, and the embedded service to stop. */
const restWithinMs = 2_000;

/** Wires the parts of main together; nothing here decides anything. */
export function createProgram(options: ProgramOptions): Program {
  const inProfile = (name: string) => join(options.userData, name);
  const administration = new Administration(options.policy);
  const hub = new EventHub();
  const logFile = new LogFile(inProfile('logs'));
  const log = (entry: LogEntry) => logFile.write(entry);
  const onFault = faultLog(log, () => storeAccess.isClosing);
  const temp = new TempFolder(inProfile('temp'));
  void temp.clear();

  const filesSetAside: string[] = [];
  const onSetAside = (name: string) => {
    filesSetAside.push(name);
    log({ event: 'settings.setAside', level: 'fault' });
  };
  const settings = new ProgramSettings({
    path: inProfile('settings.json'),
    systemLocale: options.systemLocale,
    apply: (value, language) => {
      logFile.setLevel(administration.logLevel ?? value.logLevel);
      options.applySettings(value, language);
    },
    publish: (value) => hub.publish('settings.changed', value),
    onSetAside,
    isMaskedAtStart: administration.isMaskedAtStart,
  });
  const info = () => appInfoOf(options, settings.systemLanguage, administration.shown);

  const keychain = new Keychain({
    serviceName: options.isPackaged ? 'Kontor' : 'Kontor (development)',
    load: administration.isSessionOnly ? noKeychain : loadKeytar,
    timeoutMs: keychainTimeoutMs,
    onState: (state) => log({ event: 'keychain.state', code: state }),
  });
  const secretNamesPath = inProfile('secret-names.json');
  const secretNames = new JsonFile(secretNamesPath, z.array(z.string().max(300)).max(10_000), [], onSetAside);
  const secrets = new SecretStore(keychain, secretNames, administration.isSessionOnly);
  const storePath = inProfile('kontor.db');
  const localService = new LocalServiceAccess(inProfile('local-service.db'), secrets);
  const isInMemory = () => administration.isSessionOnly || storeAccess.state().mode === 'session';
  const embedded = new EmbeddedService({
    fork: () => options.forkService(join(options.builtMain, 'local-service.cjs')),
    start: () => localService.start(isInMemory(), age.passed()),
    ...serviceWatch(log),
    onDamage: () => storeAccess.refresh(),
  });

  const connectionFile = new JsonFile(inProfile('connections.json'), storedConnections, [], onSetAside);
  const connections = new ConnectionList({
    file: connectionFile,
    secrets,
    embedded: { name: 'Kontor', clientId: embeddedClientId, address: () => embedded.address },
    makeId: randomUUID,
    check: requireValidConnection,
  });
  const activity = new ActivityLog({
    publish: (groups) => hub.publish('activity.changed', groups),
    keep: (lines) => storeAccess.get().call('activity.add', lines),
  });
  const networkFile = { path: inProfile('network.json'), onSetAside, onFault };
  const { network, ...ways } = programNetwork({ ...options, ...networkFile });
  const clients = new ServiceClients({
    stored: (id) => connections.stored(id),
    requireAllowed: administration.requireAllowed,
    secrets,
    embedded,
    readEmbeddedSecret: () => localService.readSecret(),
    ...ways,
    learned: learnedNamesIn(inProfile('learned-names.json'), onSetAside),
    onFault,
    onActivity: (line) => {
      activity.add(line);
      log(callEntry(line));
    },
    onStates: (states) => hub.publish('serviceStates.changed', states),
  });

  const saving = { showSaveDialog: options.showSaveDialog, temp };
  const saveBytes = savesBytes(saving);

  const age = new ErasureByAge({
    clock: keptClock(inProfile('clock.json'), onSetAside, onFault),
    purge: (now) => workspace.customers.purgeByAge(settings.value.retentionMonths, now),
    tellService: (passed) => embedded.vouch(passed),
    log,
  });
  const storeAccess = new StoreAccess({
    path: storePath,
    workerFile: join(options.builtMain, 'store-worker.cjs'),
    programVersion: options.version,
    secrets,
    keychainState: () => keychain.state,
    onChange: (state) => hub.publish('storeState.changed', state),
    erasure: () => age.shown,
    filesSetAside,
    localServiceState: () => localService.stateOf(embedded),
    onOpened: () => takeUp().catch(onFault),
    onSlow: ({ operation, durationMs }) => log({ event: 'store.slow', code: operation, durationMs }),
  });
  const batchFiles = batchFilesIn(inProfile, () => storeAccess.get(), onSetAside);
  /** After the store has opened: lists for the pages, what an earlier session left under way, what has become too old. */
  const takeUp = async () => {
    hub.publish('connections.changed', await connections.all());
    const store = storeAccess.get();
    await batchFiles.undoTrials().catch(onFault);
    activity.addEarlier(await store.call('activity.list', 2_000), await store.call('activity.groups'));
    await workspace.opened();
    await age.erase();
    storeAccess.refresh();
  };
  publishNothingYet(hub);
  const workspace = createWorkspace({
    store: () => storeAccess.get(),
    serviceClientOf: (id) => clients.of(id),
    connectionOf: (id) => connections.stored(id),
    onlyOwn: options.batch !== null,
    publish: withProgressLog((name, value) => hub.publish(name, value), log),
    save: saveBytes,
    openLink: options.openLink,
    copyPicture: options.copyPicture,
    onFault,
  });
  const noteOpening = async (opening: ReturnType<StoreAccess['open']>) => {
    const state = await opening;
    log({ event: 'page.ready', code: state.mode });
    return state;
  };

  const intake = new FileIntake((files) => hub.publish('intake.changed', files));

  const printer = createReportPrinter({
    createPrintWindow: options.createPrintWindow,
    createPreviewWindow: options.createPreviewWindow,
    reportPage: options.reportPage,
    electronMajor: Number.parseInt(process.versions.electron ?? '0', 10),
  });
  options.batch?.attach({
    open: async () => {
      const state = await noteOpening(storeAccess.open());
      await storeAccess.takenUp;
      return state;
    },
    offer: (paths) => intake.offer(paths),
    giveSecret: (name, secret) => connections.giveSecret(name, secret),
    language: () => settings.language,
    ...batchFiles,
  });

  let stopping: Promise<void> | null = null;
  const stopNow = async () => {
    printer.stop();
    age.rest();
    const atRest = workspace.stop().catch(onFault);
    // What waits for a slow service is cut off; it is taken up at the next start.
    await Promise.race([atRest, new Promise((resolve) => setTimeout(resolve, restWithinMs))]);
    clients.closeAll();
    await atRest;
    await activity.flush();
    await Promise.all([embedded.stop(restWithinMs), storeAccess.close(), temp.clear()]);
  };
  const stop = () => {
    stopping ??= stopNow();
    return stopping;
  };

  return {
    hub,
    log,
    logFault: onFault,
    handlers: {
      ...workspace.handlers,
      ...createAppHandlers({
        info,
        settings,
        data: {
          state: () => storeAccess.state(),
          open: () => noteOpening(storeAccess.open()),
          allowSession: () => noteOpening(storeAccess.allowSession()),
          recover: (how) => noteOpening(storeAccess.recover(how)),
          recoverLocalService: (how) => localService.recover(embedded, how).then(() => storeAccess.state()),
          confirmClock: () => age.confirm().then(() => noteOpening(storeAccess.open())),
          wipe: () =>
            wipeProfile({
              stop,
              userData: options.userData,
              databases: [storePath, localService.path],
              ownSecrets: [storeKeyName, ...localService.secretNames],
              secrets,
              secretNamesPath,
              relaunch: options.relaunch,
            }),
        },
        updates: updatesOf(administration.updateSource, options, () => workspace.isAtWork()),
        decideClosing: options.decideClosing,
        hub,
      }),
      ...createConnectionsHandlers({
        connections,
        test: (id) => clients.test(id),
        prove: (candidate, secret, userIds) => clients.prove(candidate, secret, userIds),
        changed: (id) => clients.forget(id),
        customers: async () => workspace.handlers['customers.list'](),
        hub,
      }),
      ...createNetworkHandlers(network),
      ...createDiagnosticsHandlers({
        save: saveBytes,
        collect: diagnosticsOf({ info, settings, storeAccess, network, connections, logFile }),
      }),
      ...createBatchHandlers(options.batch, { store: () => storeAccess.get(), save: saveBytes }),
      ...createIntakeHandlers(intake),
      ...createActivityHandlers({
        activity,
        callsOf: async (jobId) => {
          await activity.flush();
          return storeAccess.get().call('activity.calls', jobId);
        },
        save: saveBytes,
      }),
      ...createReportHandlers({
        sources: reportSources(workspace.handlers),
        documents: {
          list: async (customerId) => workspace.handlers['documents.list'](customerId),
          content: async (documentId) => (await storeAccess.get().call('documents.get', documentId)).content,
        },
        context: reportContext(options.version, () => settings.value.pointThresholds),
        printer,
        save: saving,
        showFolderDialog: options.showFolderDialog,
        onSaved: (customerId, report) => storeAccess.get().call('reports.add', customerId, report),
      }),
    },
    offerFiles: (paths) => void intake.offer(paths).catch(onFault),
    goTo: wantedPlaces(hub),
    isAtWork: () => workspace.isAtWork(),
    pauseAll: () => workspace.pauseAll(),
    markToResume: () => workspace.uploads.markToResume(),
    language: () => settings.language,
    lockScreen: (isLocked) => settings.lockScreen(isLocked),
    suspend: () => clients.suspend(),
    resume: () => {
      clients.resume();
      workspace.uploads.wake().catch(onFault);
    },
    stop,
  };
}
