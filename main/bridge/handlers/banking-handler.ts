import { randomUUID } from 'node:crypto';
import type { BankConnections } from '../../banking/bank-connections';
import { inJob } from '../../service';
import type { HandlersOf } from '../handler-types';

/** Calls of one action stand together in the activity. */
function ofCustomer<T>(customerId: string, work: () => Promise<T>): Promise<T> {
  return inJob({ kind: 'customer', id: randomUUID(), customerId }, work);
}

export function createBankingHandlers(banks: BankConnections): HandlersOf<'banking'> {
  return {
    'banking.overview': (customerId) => ofCustomer(customerId, () => banks.overview(customerId)),
    'banking.begin': (customerId, wish) => ofCustomer(customerId, () => banks.begin(customerId, wish)),
    'banking.openAgain': async (sessionId) => {
      await banks.openAgain(sessionId);
      return null;
    },
    'banking.keepWaiting': (sessionId) => {
      banks.keepWaiting(sessionId);
      return null;
    },
    'banking.stop': async (sessionId) => {
      await banks.stop(sessionId);
      return null;
    },
    'banking.mockConnect': (customerId) => ofCustomer(customerId, () => banks.mockConnect(customerId)),
    'banking.removeLogin': (customerId, loginId) =>
      ofCustomer(customerId, () => banks.removeLogin(customerId, loginId)),
    'banking.disconnect': (customerId) => ofCustomer(customerId, () => banks.disconnect(customerId)),
  };
}
