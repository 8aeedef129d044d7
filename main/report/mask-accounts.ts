import { withMaskedIbans } from '../../preload/contract/values/iban';

/** Names of members that tie bookings and accounts together: masked they would tie together what is not one. */
const isKey = (name: string) => /ids?$/i.test(name) || name === 'sha256' || name === 'fileSha256';

/** The same value with every IBAN in its texts shortened to country and last four characters; identifiers stay. */
export function maskAccounts<T>(value: T): T {
  return masked(value) as T;
}

function masked(value: unknown): unknown {
  if (typeof value === 'string') return withMaskedIbans(value);
  if (Array.isArray(value)) return value.map(masked);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, isKey(name) ? member : masked(member)]),
  );
}
