import { join } from 'node:path';
import type { StoreState } from '../preload/contract';
import { createActivityHandlers } from './bridge/handlers/activity-handler';
import { type AppHandlerDeps, createAppHandlers } from './bridge/handlers/app-handler';
import { createBatchHandlers } from './bridge/handlers/batch-handler';
import { createConnectionsHandlers } from './bridge/handlers/connections-handler';
import { createDiagnosticsHandlers } from './bridge/handlers/diagnostics-handler';
import { createIntakeHandlers } from './bridge/handlers/intake-handler';
import { createNetworkHandlers } from './bridge/handlers/network-handler';
import { createReportHandlers } from './bridge/handlers/report-handler';
import { reportContext, reportSources } from './bridge/handlers/report-sources';
import type { FileIntake } from './intake/file-intake';
import type { ProgramData } from './program-data';
import { diagnosticsOf } from './program-diagnostics';
import type { Program, ProgramOptions } from './program-options';
import type { ProgramProfile } from './program-profile';
import type { ProgramServices } from './program-services';
import { readPages } from './report/read-pages';
import type { ReportPrinter } from './report/report-printer';
import { type SaveDeps, savesBytes } from './report/save-by-dialog';
import { updatesOf } from './updates/updates';
import type { Workspace } from './workspace';

/** What answers the calls of the window. */
export interface AnsweringParts {
  readonly options: ProgramOptions;
  readonly profile: ProgramProfile;
  readonly data: ProgramData;
  readonly services: ProgramServices;
  readonly workspace: Workspace;
  readonly intake: FileIntake;
  readonly printer: ReportPrinter;
  /** How files leave for a place that the user chose. */
  readonly saving: SaveDeps;
  /** Says in the log that the page asked for the data, and how they are. */
  readonly noteOpening: (opening: Promise<StoreState>) => Promise<StoreState>;
  readonly stop: () => Promise<void>;
}

/** A handler for every call of the contract. */
export function programHandlers(parts: AnsweringParts): Program['handlers'] {
  const { options, profile, services, workspace, saving } = parts;
  const { info, settings, hub, administration, logFile } = profile;
  const { storeAccess } = parts.data;
  const { connections, activity, network, clients } = services;
  const save = savesBytes(saving);
  return {
    ...workspace.handlers,
    ...createAppHandlers({
      info,
      settings,
      data: openingOf(parts),
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
      save,
      collect: diagnosticsOf({ info, settings, storeAccess, network, connections, logFile }),
    }),
    ...createBatchHandlers(options.batch, { store: () => storeAccess.get(), save }),
    ...createIntakeHandlers(parts.intake),
    ...createActivityHandlers({
      activity,
      callsOf: async (jobId) => {
        await activity.flush();
        return storeAccess.get().call('activity.calls', jobId);
      },
      save,
    }),
    ...reportHandlers(parts),
  };
}

/** Opening, recovering and erasing what is kept on this computer. */
function openingOf({ data, noteOpening, stop }: AnsweringParts): AppHandlerDeps['data'] {
  const { storeAccess, localService, embedded, age } = data;
  return {
    state: () => storeAccess.state(),
    open: () => noteOpening(storeAccess.open()),
    allowSession: () => noteOpening(storeAccess.allowSession()),
    recover: (how) => noteOpening(storeAccess.recover(how)),
    recoverLocalService: (how) => localService.recover(embedded, how).then(() => storeAccess.state()),
    confirmClock: () => age.confirm().then(() => noteOpening(storeAccess.open())),
    wipe: () => data.wipe(stop),
  };
}

function reportHandlers({ options, profile, data, workspace, printer, saving }: AnsweringParts) {
  const { storeAccess } = data;
  return createReportHandlers({
    sources: reportSources(workspace.handlers, () => storeAccess.get()),
    documents: {
      list: async (customerId) => workspace.handlers['documents.list'](customerId),
      content: async (documentId) => (await storeAccess.get().call('documents.get', documentId)).content,
      pages: (content) => readPages(join(options.builtMain, 'pages-thread.cjs'), content),
    },
    context: reportContext(options.version, () => profile.settings.value.pointThresholds),
    printer,
    save: saving,
    showFolderDialog: options.showFolderDialog,
    onSaved: (customerId, report) => storeAccess.get().call('reports.add', customerId, report),
  });
}
