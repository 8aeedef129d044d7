import { meantSpellings } from '../ledger/lost-letters';
import { isNearly, lettersApart } from '../ledger/near-text';
import type { PartnerName } from './partner-name';
import type { PreparedTransaction } from './prepared-transaction';

/**
 * Puts transactions with one counterparty together, although any of creditor identifier, IBAN and name may be missing
 * in any of them: each transaction ties together the signs it carries, and transactions that share a sign share an identity.
 */

type SignKind = 'creditor' | 'iban' | 'name' | 'account';

class SignSets {
  private readonly parent: number[] = [];
  private readonly ids: Record<SignKind, Map<string, number>> = {
    creditor: new Map(),
    iban: new Map(),
    name: new Map(),
    account: new Map(),
  };

  idOf(kind: SignKind, sign: string): number {
    let id = this.ids[kind].get(sign);
    if (id === undefined) {
      id = this.parent.length;
      this.ids[kind].set(sign, id);
      this.parent.push(id);
    }
    return id;
  }

  root(id: number): number {
    let at = id;
    while (this.parent[at] !== at) {
      const up = this.parent[at] ?? at;
      this.parent[at] = this.parent[up] ?? up;
      at = this.parent[at] ?? at;
    }
    return at;
  }

  join(a: number, b: number): void {
    const rootA = this.root(a);
    const rootB = this.root(b);
    if (rootA !== rootB) this.parent[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
  }

  /** Joins a sign to the one before it, if there is one (-1: none), and answers the sign. */
  tie(before: number, id: number): number {
    if (before >= 0) this.join(before, id);
    return id;
  }
}

/** Shortest name that a name cut at 27 characters may be the beginning of. */
const shortestCutName = 12;

function longerNames(transactions: readonly PreparedTransaction[]): Map<string, string> {
  const full = new Set<string>();
  const cut = new Set<string>();
  const isSeen: boolean[] = [];
  for (const { partner } of transactions) {
    if (isSeen[partner.number]) continue;
    isSeen[partner.number] = true;
    if (partner.key.length < shortestCutName) continue;
    if (partner.isCut) cut.add(partner.key);
    else full.add(partner.key);
  }
  const resolved = new Map<string, string>();
  if (cut.size === 0) return resolved;
  const sorted = [...full].sort();
  for (const key of cut) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    const first = sorted[low];
    if (first?.startsWith(key)) resolved.set(key, first);
  }
  return resolved;
}

/** A name seen more often is written as it is meant. */
const mostOfMisspelt = 3;
const shortestName = 6;
const edge = 3;
/** Names that begin or end alike and are looked at; more of them are numbered customers, not misspellings. */
const mostAlike = 40;

const beginning = 6;
const mostApart = 2;

/** Firms of one trade end alike: "EVN Energievertrieb", "Wien Energie Vertrieb". What they begin with tells them apart. */
function beginAlike(a: string, b: string): boolean {
  return lettersApart(a.slice(0, beginning), b.slice(0, beginning), mostApart) <= mostApart;
}

/** How often each key of a name stands: counted by the number of the name first, since there are far fewer names than bookings. */
function countKeys(transactions: readonly PreparedTransaction[]): Map<string, number> {
  const seen: PartnerName[] = [];
  const times: number[] = [];
  for (const { partner } of transactions) {
    const known = times[partner.number];
    if (known === undefined) seen.push(partner);
    times[partner.number] = (known ?? 0) + 1;
  }
  const counts = new Map<string, number>();
  for (const { key, isOwn, number } of seen)
    if (key !== '' && !isOwn) counts.set(key, (counts.get(key) ?? 0) + (times[number] ?? 0));
  return counts;
}

/** Pairs of name keys of which one lost letters of the other; only names that are rarely seen are asked for. */
function misspeltPairs(transactions: readonly PreparedTransaction[]): [string, string][] {
  const shorts = countKeys(transactions);
  const counts = new Map([...shorts].filter(([key]) => key.length >= 8));
  const alike = new Map<string, string[]>();
  for (const key of counts.keys()) {
    for (const sign of [`^${key.slice(0, edge)}`, `${key.slice(-edge)}$`]) {
      const list = alike.get(sign);
      if (!list) alike.set(sign, [key]);
      else if (list.length <= mostAlike) list.push(key);
    }
  }
  const pairs: [string, string][] = [...meantSpellings(shorts, shortestName)];
  for (const list of alike.values()) {
    if (list.length > mostAlike) continue;
    for (let i = 0; i < list.length; i += 1) {
      for (let j = i + 1; j < list.length; j += 1) {
        const a = list[i] ?? '';
        const b = list[j] ?? '';
        const isRare = Math.min(counts.get(a) ?? 0, counts.get(b) ?? 0) <= mostOfMisspelt;
        if (isRare && isNearly(a, b) && beginAlike(a, b)) pairs.push([a, b]);
      }
    }
  }
  return pairs;
}

export function groupByCounterparty(transactions: readonly PreparedTransaction[]): PreparedTransaction[][] {
  const signs = new SignSets();
  const longer = longerNames(transactions);
  const idOfName: number[] = [];
  const nameId = (partner: PartnerName): number => {
    let id = idOfName[partner.number];
    if (id === undefined) {
      // The owner's own name stands for many accounts; IBANs are often missing there, so they are kept in one group.
      id = partner.isOwn ? signs.idOf('name', '') : -1;
      if (id < 0 && partner.key) id = signs.idOf('name', longer.get(partner.key) ?? partner.key);
      idOfName[partner.number] = id;
    }
    return id;
  };
  const anchor = transactions.map(({ creditorId, iban, partner, accountId }) => {
    let anchored = nameId(partner);
    if (partner.isOwn) return anchored;
    if (creditorId) anchored = signs.tie(anchored, signs.idOf('creditor', creditorId));
    if (iban) anchored = signs.tie(anchored, signs.idOf('iban', iban));
    return anchored >= 0 ? anchored : signs.idOf('account', accountId);
  });
  for (const [a, b] of misspeltPairs(transactions)) signs.join(signs.idOf('name', a), signs.idOf('name', b));
  const groups = new Map<number, PreparedTransaction[]>();
  transactions.forEach((transaction, position) => {
    const root = signs.root(anchor[position] ?? 0);
    const group = groups.get(root);
    if (group) group.push(transaction);
    else groups.set(root, [transaction]);
  });
  return [...groups.values()];
}
