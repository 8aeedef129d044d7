import type { CustomerRegistry } from '../../upload/customer-registry';
import type { HandlersOf } from '../handler-types';

export interface CustomersHandlerDeps {
  customers: CustomerRegistry;
  /** The list of customers goes to the page, soon. */
  changed: () => void;
  /** Uploads and runs of a customer end before it is removed. */
  beforeRemoval: (customerId: string) => Promise<void>;
  /** Imports, uploads and runs went with the customer. */
  afterRemoval: () => void;
}

export function createCustomersHandlers(deps: CustomersHandlerDeps): HandlersOf<'customers'> {
  const after = async <T>(work: Promise<T>): Promise<T> => {
    const value = await work;
    deps.changed();
    return value;
  };
  return {
    'customers.list': () => deps.customers.list(),
    'customers.create': (input) => after(deps.customers.create(input)),
    'customers.rename': (customerId, name) => after(deps.customers.rename(customerId, name)),
    'customers.remove': async (customerId, extent) => {
      await deps.beforeRemoval(customerId);
      await after(
        extent === 'hereOnly' ? deps.customers.forget(customerId) : deps.customers.remove(customerId),
      );
      deps.afterRemoval();
      return null;
    },
  };
}
