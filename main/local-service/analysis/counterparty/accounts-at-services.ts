import type { LedgerAccount } from '../ledger/ledger-types';
import { fold } from '../ledger/text-folding';

/** Payment services that keep a balance for their customers. */
const services = /(?:^| )(PAYPAL|SKRILL|PAYONEER|STRIPE|SUMUP|MOLLIE|ZETTLE|NETELLER)(?= |$)/;

/** By service; of two accounts at one service it is not known which is meant. */
export function accountsAtServices(accounts: readonly LedgerAccount[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const several = new Set<string>();
  for (const { accountId, type, name, bankName } of accounts) {
    const service = services.exec(fold(`${type} ${name} ${bankName}`))?.[1];
    if (!service) continue;
    if (found.has(service)) several.add(service);
    found.set(service, accountId);
  }
  for (const service of several) found.delete(service);
  return found;
}
