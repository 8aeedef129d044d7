import type { ReportData } from '../../preload/contract';
import { withMaskedIbans } from '../../preload/contract/values/iban';

/** Names of members that tie bookings and accounts together: masked they would tie together what is not one. */
const isKey = (name: string) => /ids?$/i.test(name) || name === 'sha256' || name === 'fileSha256';

/** The shortest number that is taken for one of an account. */
const shortestNumber = 5;

/**
 * The same data with every IBAN in its texts shortened to its first and last four characters, and with the account numbers that are part
 * of the own IBANs shortened likewise, wherever they stand: in names of files and labels too. Identifiers stay.
 */
export function maskAccounts<T extends Pick<ReportData, 'figures'>>(data: T): T {
  const numbers = data.figures.accounts.flatMap(({ iban }) => accountNumberIn(iban));
  const own = numbers.length === 0 ? null : new RegExp(`(?<!\\d)0*(?:${numbers.join('|')})(?!\\d)`, 'g');
  const shorten = (text: string) => {
    const masked = withMaskedIbans(text);
    return own === null ? masked : masked.replace(own, (number) => `…${number.slice(-4)}`);
  };
  return masked(data, shorten) as T;
}

/** The account's own digits at the end of an IBAN, without leading zeros. */
function accountNumberIn(iban: string | null): string[] {
  const digits = /\d{10}$/.exec(iban?.replace(/\s/g, '') ?? '')?.[0].replace(/^0+/, '') ?? '';
  return digits.length < shortestNumber ? [] : [digits];
}

function masked(value: unknown, shorten: (text: string) => string): unknown {
  if (typeof value === 'string') return shorten(value);
  if (Array.isArray(value)) return value.map((one) => masked(one, shorten));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, isKey(name) ? member : masked(member, shorten)]),
  );
}
