import type { AccountOwner, Customer, ImportAccount, ImportSummary } from '../../../preload/contract';
import { confirmationKeyOf } from '../reading/confirmation-key';
import { groupedHolders, resembles } from './holder-names';

/**
 * `holdersDiffer`: the accounts of one import are of several holders. `nameDiffers`: none of them is called like the customer.
 * `ownedByOther`: an account was sent for another customer of the same service before.
 */
export type DoubtKind = 'holdersDiffer' | 'nameDiffers' | 'ownedByOther';

export interface PersonDoubt {
  readonly kind: DoubtKind;
  /** What is confirmed: other names or other accounts make another key. */
  readonly key: string;
  /** Each holder as the files write it, with its accounts. Empty for `ownedByOther`. */
  readonly holders: readonly { readonly owner: string; readonly accounts: readonly ImportAccount[] }[];
  /** Accounts of which no file says whose they are. */
  readonly notStated: number;
  /** Whose the accounts are, of `ownedByOther`; null for the others. */
  readonly other: { readonly customer: Customer; readonly accounts: readonly ImportAccount[] } | null;
  readonly isConfirmed: boolean;
}

/** To whom an import goes, or would go. */
export type Recipient = Pick<Customer, 'id' | 'name' | 'type' | 'connectionId'>;

interface DoubtFacts {
  readonly summary: ImportSummary;
  /** To whom the import goes; null while that is not chosen. */
  readonly customer: Recipient | null;
  readonly customers: readonly Customer[];
  readonly owners: readonly AccountOwner[];
}

/** Everything that speaks against sending these accounts to this customer, to be confirmed once each. */
export function personDoubts({ summary, customer, customers, owners }: DoubtFacts): PersonDoubt[] {
  const accounts = summary.accounts.filter(({ sendable }) => sendable > 0);
  const stated = accounts.filter(({ owner }) => owner !== null && owner.trim() !== '');
  const doubts = nameDoubt(stated, customer);
  const make = (kind: DoubtKind, about: readonly string[]) => {
    const key = confirmationKeyOf(kind, about);
    return { kind, key, isConfirmed: summary.confirmed.includes(key) };
  };
  const named = doubts.map((kind) => ({
    ...make(kind, [
      ...(kind === 'nameDiffers' && customer ? [customer.id, customer.name] : []),
      ...stated.map((account) => `${account.accountId ?? account.id} ${account.owner}`).sort(),
    ]),
    holders: holdersOf(stated),
    notStated: accounts.length - stated.length,
    other: null,
  }));
  const held = customer ? heldByOthers(accounts, customer, customers, owners) : [];
  const owned = held.map((other) => ({
    ...make('ownedByOther', [
      customer?.id ?? '',
      other.customer.id,
      ...other.accounts.map(({ accountId, id }) => accountId ?? id).sort(),
    ]),
    holders: [],
    notStated: 0,
    other,
  }));
  return [...owned, ...named];
}

function nameDoubt(stated: readonly ImportAccount[], customer: Recipient | null): DoubtKind[] {
  const names = stated.map(({ owner }) => owner ?? '');
  if (names.length === 0) return [];
  if (customer === null) return groupedHolders(names).length > 1 ? ['holdersDiffer'] : [];
  const hints = { isCompany: customer.type === 'company' };
  const unlike = names.filter((name) => !resembles(name, customer.name, hints));
  if (unlike.length === 0) return [];
  const differ: DoubtKind[] = groupedHolders(names, hints).length > 1 ? ['holdersDiffer'] : [];
  return unlike.length === names.length ? [...differ, 'nameDiffers'] : ['holdersDiffer'];
}

/** Names that differ in capitals or blanks only are one line, under the spelling that is not all capitals. */
function holdersOf(stated: readonly ImportAccount[]): PersonDoubt['holders'] {
  const found = new Map<string, { owner: string; accounts: ImportAccount[] }>();
  for (const account of stated) {
    const owner = (account.owner ?? '').trim().replace(/\s+/g, ' ');
    const known = found.get(owner.toLowerCase());
    if (!known) found.set(owner.toLowerCase(), { owner, accounts: [account] });
    else {
      known.accounts.push(account);
      if (known.owner === known.owner.toUpperCase()) known.owner = owner;
    }
  }
  return [...found.values()];
}

/** Accounts that other customers of the same service have and this one has not. */
function heldByOthers(
  accounts: readonly ImportAccount[],
  customer: Recipient,
  customers: readonly Customer[],
  owners: readonly AccountOwner[],
): NonNullable<PersonDoubt['other']>[] {
  const found = new Map<string, ImportAccount[]>();
  for (const account of accounts) {
    const ids = owners.filter(({ accountRowId }) => accountRowId === account.id).map((one) => one.customerId);
    if (ids.includes(customer.id)) continue;
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), account]);
  }
  return [...found].flatMap(([id, theirs]) => {
    const other = customers.find((one) => one.id === id && one.connectionId === customer.connectionId);
    return other ? [{ customer: other, accounts: theirs }] : [];
  });
}

/** The customer that has most of these accounts; of several with as many the one that was sent to last. */
export function likelyCustomer(
  summary: ImportSummary,
  customers: readonly Customer[],
  owners: readonly AccountOwner[],
): Customer | null {
  const counts = new Map<string, number>();
  const sendable = new Set(summary.accounts.filter((one) => one.sendable > 0).map(({ id }) => id));
  for (const { accountRowId, customerId } of owners) {
    if (sendable.has(accountRowId)) counts.set(customerId, (counts.get(customerId) ?? 0) + 1);
  }
  const found = customers
    .filter(({ id }) => counts.has(id))
    .sort(
      (a, b) =>
        (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0) ||
        (b.lastUploadAt ?? '').localeCompare(a.lastUploadAt ?? ''),
    );
  return found[0] ?? null;
}

/** Key of the consent to send without the blocked rows: void when their number changes. */
export function blockedKey(importId: string, blocked: number): string {
  return confirmationKeyOf('withoutBlocked', [importId, String(blocked)]);
}
