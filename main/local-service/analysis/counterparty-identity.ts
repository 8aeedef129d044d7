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
}

/** Shortest name that a name cut at 27 characters may be the beginning of. */
const shortestCutName = 12;

function longerNames(transactions: readonly PreparedTransaction[]): Map<string, string> {
  const full = new Set<string>();
  const cut = new Set<string>();
  for (const { nameKey, isNameCut } of transactions) {
    if (nameKey.length < shortestCutName) continue;
    if (isNameCut) cut.add(nameKey);
    else full.add(nameKey);
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

export function groupByCounterparty(transactions: readonly PreparedTransaction[]): PreparedTransaction[][] {
  const signs = new SignSets();
  const longer = longerNames(transactions);
  const anchor = transactions.map((transaction) => {
    const { creditorId, iban, nameKey, source } = transaction;
    // The owner's own name stands for many accounts; IBANs are often missing there, so they are kept in one group.
    if (transaction.isOwnName) return signs.idOf('name', '');
    let anchored = nameKey ? signs.idOf('name', longer.get(nameKey) ?? nameKey) : -1;
    for (const id of [
      creditorId ? signs.idOf('creditor', creditorId) : -1,
      iban ? signs.idOf('iban', iban) : -1,
    ]) {
      if (id < 0) continue;
      if (anchored >= 0) signs.join(anchored, id);
      anchored = id;
    }
    return anchored >= 0 ? anchored : signs.idOf('account', source.accountId);
  });
  const groups = new Map<number, PreparedTransaction[]>();
  transactions.forEach((transaction, position) => {
    const root = signs.root(anchor[position] ?? 0);
    const group = groups.get(root);
    if (group) group.push(transaction);
    else groups.set(root, [transaction]);
  });
  return [...groups.values()];
}
