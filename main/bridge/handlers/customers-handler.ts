import { randomUUID } from 'node:crypto';
import type { CustomerHistory } from '../../../preload/contract';
import type { CustomerScopesReader } from '../../customers/customer-scopes';
import type { ServiceUsers } from '../../customers/service-users';
import { inJob } from '../../service';
import type { CustomerRegistry } from '../../upload/customer-registry';
import type { HandlersOf } from '../handler-types';

export interface CustomersHandlerDeps {
  customers: CustomerRegistry;
  scopes: CustomerScopesReader;
  serviceUsers: ServiceUsers;
  history: (customerId: string) => Promise<CustomerHistory>;
  audit: (customerId: string) => Promise<string>;
  /** Save dialog and atomic writing; null when the user cancelled. */
  save: (suggestedName: string, bytes: Uint8Array) => Promise<{ fileName: string } | null>;
  /** The list of customers goes to the page, soon. */
  changed: () => void;
  /** Uploads and runs of a customer end before it is removed. */
  beforeRemoval: (customerId: string) => Promise<void>;
  /** Imports, uploads and runs went with the customer. */
  afterRemoval: () => void;
}

/** Calls of one action on customers stand together in the activity. */
function asJob<T>(customerId: string | null, work: () => Promise<T>): Promise<T> {
  return inJob({ kind: 'customer', id: randomUUID(), customerId }, work);
}

export function createCustomersHandlers(deps: CustomersHandlerDeps): HandlersOf<'customers'> {
  const after = async <T>(work: Promise<T>): Promise<T> => {
    const value = await work;
    deps.changed();
    return value;
  };
  return {
    'customers.list': () => deps.customers.list(),
    'customers.create': (input) => after(asJob(null, () => deps.customers.create(input))),
    'customers.stopCreating': async () => {
      deps.customers.stopCreating();
      return null;
    },
    'customers.setUpAgain': (customerId, expiresIn) =>
      after(asJob(customerId, () => deps.customers.setUpAgain(customerId, expiresIn))),
    'customers.rename': (customerId, name) => after(deps.customers.rename(customerId, name)),
    'customers.remove': async (customerId, extent) => {
      await deps.beforeRemoval(customerId);
      await after(
        asJob(customerId, () =>
          extent === 'hereOnly' ? deps.customers.forget(customerId) : deps.customers.remove(customerId),
        ),
      );
      deps.afterRemoval();
      return null;
    },
    'customers.history': (customerId) => deps.history(customerId),
    'customers.saveAudit': async (customerId) =>
      deps.save('kontor-audit.log', Buffer.from(await deps.audit(customerId), 'utf8')),
    'customers.check': (customerId) => asJob(customerId, () => deps.customers.check(customerId)),
    'customers.atService': (connectionId, page) =>
      asJob(null, () => deps.serviceUsers.page(connectionId, page)),
    'customers.takeOver': (wanted) => after(asJob(null, () => deps.serviceUsers.takeOver(wanted))),
    'customers.changeAtService': (change) => after(asJob(null, () => deps.serviceUsers.change(change))),
    'customers.deleteAtService': (connectionId, userIds) =>
      after(asJob(null, () => deps.serviceUsers.deleteMany(connectionId, userIds))),
    'customers.scopes': (customerId) => asJob(customerId, () => deps.scopes.read(customerId)),
    'customers.addScopes': (customerId, scopes) =>
      asJob(customerId, () => deps.scopes.add(customerId, scopes)),
  };
}
