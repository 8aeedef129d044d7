import type { Customer, EventName, EventValue } from '../preload/contract';
import { AnalysisRuns } from './analysis/analysis-runs';
import { CategoryCorrections } from './analysis/category-corrections';
import { BankConnections } from './banking/bank-connections';
import { HeldBanks } from './banking/held-banks';
import type { HandlersOf } from './bridge/handler-types';
import { createBankingHandlers } from './bridge/handlers/banking-handler';
import { createCorrectionsHandlers } from './bridge/handlers/corrections-handler';
import { createCustomersHandlers } from './bridge/handlers/customers-handler';
import { createDocumentsHandlers } from './bridge/handlers/documents-handler';
import { createExplorerHandlers } from './bridge/handlers/explorer-handler';
import { createImportsHandlers } from './bridge/handlers/imports-handler';
import { createResultsHandlers } from './bridge/handlers/results-handler';
import { createRunsHandlers } from './bridge/handlers/runs-handler';
import { createTeamHandlers } from './bridge/handlers/team-handler';
import { createTemplatesHandlers } from './bridge/handlers/templates-handler';
import { createUploadsHandlers } from './bridge/handlers/uploads-handler';
import { embeddedConnectionId } from './connections/connection-list';
import { CustomerScopesReader } from './customers/customer-scopes';
import { ServiceUsers } from './customers/service-users';
import { ServiceDocuments } from './documents/service-documents';
import { Explorer } from './explorer/explorer';
import type { LinkOwner } from './security/external-link-policy';
import type { ServiceClient } from './service/service-client';
import type { Store } from './store/open-store';
import { TeamObjects } from './team/team-objects';
import { OwnListener } from './team/webhook-listener';
import type { UploadsDeps } from './upload/active-uploads';
import { CustomerRegistry } from './upload/customer-registry';
import { atService, discard } from './upload/discarding';
import { PacedPublisher } from './upload/paced-publisher';
import { Uploads } from './upload/uploads';

export interface WorkspaceDeps {
  /** The open store; throws `store.unavailable` while there is none. */
  store: () => Pick<Store, 'call'>;
  serviceClientOf: (connectionId: string) => Promise<ServiceClient>;
  /** Throws `connection.unknown`. */
  connectionOf: (connectionId: string) => {
    name: string;
    environment: Customer['environment'];
    baseAddress?: string;
    tenantId?: string | undefined;
  };
  /** By default the connection that Kontor brings along. */
  isEmbedded?: (connectionId: string) => boolean;
  publish: <Name extends EventName>(name: Name, value: EventValue<Name>) => void;
  /** Save dialog and atomic writing; null when the user cancelled. */
  save: (suggestedName: string, bytes: Uint8Array) => Promise<{ fileName: string } | null>;
  /** Opens a page of this service in the system's browser. Throws `link.refused`, `link.notOpened`. */
  openLink: (rawLink: unknown, service: LinkOwner) => Promise<void>;
  /** Puts a PNG on the clipboard of the system. */
  copyPicture: (bytes: Uint8Array) => Promise<void>;
  /** See `UploadsDeps.onlyOwn`. */
  onlyOwn?: boolean;
  /** How uploads wait before they look again after a lost answer; tests wait less. */
  wait?: UploadsDeps['wait'];
  /** Faults outside of any call: logged, never shown. */
  onFault: (error: unknown) => void;
}

export interface Workspace {
  handlers: HandlersOf<
    | 'imports'
    | 'templates'
    | 'customers'
    | 'uploads'
    | 'runs'
    | 'results'
    | 'corrections'
    | 'explorer'
    | 'banking'
    | 'documents'
    | 'team'
  >;
  customers: CustomerRegistry;
  uploads: Uploads;
  runs: AnalysisRuns;
  /** Whether uploads or runs are under way in this process. */
  isAtWork(): boolean;
  /** Uploads stop after the call under way, runs are not followed any more; both wait for the user. */
  pauseAll(): Promise<void>;
  /** Call when the store has opened: publishes every list and takes up what an earlier session left under way. */
  opened(): Promise<void>;
  /** Call before the store closes: uploads and polls come to rest. */
  stop(): Promise<void>;
}

/** Everything that lies between bridge and store: imports, customers, uploads, runs, results. */
export function createWorkspace(deps: WorkspaceDeps): Workspace {
  const parts = createParts(deps);
  const { registry, uploads, runs, banks, listener, lists } = parts;
  return {
    customers: registry,
    uploads,
    runs,
    isAtWork: () => parts.analysesToStart() + uploads.activeIds().length + runs.activeIds().length > 0,
    pauseAll: async () => {
      await Promise.all([uploads.pauseAll(), runs.stopAll()]);
    },
    handlers: handlersOf(parts, deps),
    opened: async () => {
      parts.publishAll();
      deps.publish('webhookListener.changed', listener.state());
      await uploads.takeUpWaiting();
      await runs.resumeOpen();
      await uploads.resumeMarked();
      await banks.resumeOpen().catch(deps.onFault);
      await registry.recoverPending().catch(deps.onFault);
    },
    stop: async () => {
      // First: clients that are closed below end its polls, and what is open is followed on at the next start.
      banks.close();
      await uploads.stop();
      await runs.close();
      await listener.stop();
      lists.imports.stop();
      lists.customers.stop();
    },
  };
}

type Parts = ReturnType<typeof createParts>;

/** What works between bridge and store, each told of the others that it must stop or wake. */
function createParts(deps: WorkspaceDeps) {
  const lists = createLists(deps);
  let analysesToStart = 0;
  const uploads = new Uploads({
    ...deps,
    onSent: () => {
      lists.imports.request();
      lists.customers.request();
    },
    onAnalysesNext: (customerId) => {
      // Between an upload and its analysis there is no moment without work.
      analysesToStart += 1;
      void runs
        .startAfterUpload(customerId)
        .catch(deps.onFault)
        .finally(() => {
          analysesToStart -= 1;
          runs.refresh();
        });
    },
  });
  const runs = new AnalysisRuns({ ...deps, onDone: () => lists.customers.request() });
  const banks = new BankConnections(deps);
  const publishAll = () => {
    lists.imports.request();
    lists.customers.request();
    uploads.refresh();
    runs.refresh();
  };
  const endWorkOf = async (customerId: string) => {
    await uploads.cancelOfCustomer(customerId);
    await runs.stopOfCustomer(customerId);
    await banks.stopOfCustomer(customerId);
  };
  return {
    lists,
    uploads,
    runs,
    banks,
    listener: new OwnListener((state) => deps.publish('webhookListener.changed', state)),
    registry: new CustomerRegistry({
      ...deps,
      isEmbedded: deps.isEmbedded ?? ((connectionId) => connectionId === embeddedConnectionId),
      endWorkOf,
      onPurged: publishAll,
    }),
    analysesToStart: () => analysesToStart,
    publishAll,
    endWorkOf,
  };
}

/** The lists that every page follows, published at most once per pace. */
function createLists({ store, publish, onFault }: WorkspaceDeps) {
  return {
    imports: new PacedPublisher(async () => {
      publish('imports.changed', await store().call('imports.list'));
    }, onFault),
    customers: new PacedPublisher(async () => {
      publish('customers.changed', await store().call('customers.list'));
    }, onFault),
  };
}

function handlersOf(parts: Parts, deps: WorkspaceDeps): Workspace['handlers'] {
  const { store, save } = deps;
  const { uploads, runs, banks, lists } = parts;
  const usersMayHaveGone = (customerId: string) => parts.registry.check(customerId);
  return {
    ...createImportsHandlers({
      store,
      changed: () => lists.imports.request(),
      atService: (importId, fileId) => atService({ store, uploads }, { importId, fileId }),
      discard: (importId, fileId, how) => discard({ store, uploads }, { importId, fileId }, how),
      save,
    }),
    ...createTemplatesHandlers({ store, save }),
    ...createCustomersHandlers(customersDeps(parts, deps)),
    ...createUploadsHandlers({ uploads }),
    ...createRunsHandlers({ runs }),
    ...createResultsHandlers({ store, save, copyPicture: deps.copyPicture }),
    ...createCorrectionsHandlers(new CategoryCorrections(deps)),
    ...createExplorerHandlers({ explorer: new Explorer({ ...deps, usersMayHaveGone }), store }),
    ...createBankingHandlers(
      banks,
      new HeldBanks({ ...deps, endSessionOf: (customerId) => banks.stopOfCustomer(customerId) }),
    ),
    ...createDocumentsHandlers(new ServiceDocuments(deps)),
    ...createTeamHandlers(new TeamObjects(deps), parts.listener),
  };
}

function customersDeps(
  { registry, endWorkOf, lists, publishAll }: Parts,
  deps: WorkspaceDeps,
): Parameters<typeof createCustomersHandlers>[0] {
  const { store } = deps;
  return {
    customers: registry,
    scopes: new CustomerScopesReader(deps),
    serviceUsers: new ServiceUsers({
      ...deps,
      usersMayHaveGone: (customerId) => registry.check(customerId),
      endWorkOf,
    }),
    history: (customerId) => store().call('customers.history', customerId),
    audit: (customerId) => store().call('audit.file', customerId),
    save: deps.save,
    changed: () => lists.customers.request(),
    beforeRemoval: endWorkOf,
    afterRemoval: publishAll,
  };
}
