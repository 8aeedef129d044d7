import { randomUUID } from 'node:crypto';
import type { BankConnections } from '../../banking/bank-connections';
import type { HeldBanks } from '../../banking/held-banks';
import { inJob } from '../../service';
import type { HandlersOf } from '../handler-types';

/** Calls of one action stand together in the activity. */
function ofCustomer<T>(customerId: string, work: () => Promise<T>): Promise<T> {
  return inJob({ kind: 'customer', id: randomUUID(), customerId }, work);
}

export function createBankingHandlers(banks: BankConnections, held: HeldBanks): HandlersOf<'banking'> {
  return {
    'banking.overview': (customerId) => ofCustomer(customerId, () => held.overview(customerId)),
    'banking.begin': (customerId, wish) => ofCustomer(customerId, () => banks.begin(customerId, wish)),
    'banking.openAgain': async (sessionId) => {
      await banks.openAgain(sessionId);
      return null;
    },
    'banking.keepWaiting': async (sessionId) => {
      await banks.keepWaiting(sessionId);
      return null;
    },
    'banking.stop': async (sessionId) => {
      await banks.stop(sessionId);
      return null;
    },
    'banking.mockConnect': async (customerId) => {
      await ofCustomer(customerId, () => held.mockConnect(customerId));
      return null;
    },
    'banking.removeLogin': async (customerId, loginId) => {
      await ofCustomer(customerId, () => held.removeLogin(customerId, loginId));
      return null;
    },
    'banking.disconnect': async (customerId) => {
      await ofCustomer(customerId, () => held.disconnect(customerId));
      return null;
    },
  };
}
