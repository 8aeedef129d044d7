import { type Minor, readMinor } from '../../../preload/contract/values/result-amounts';

/**
 * Payees whose category is not sure, by the money that hangs on it, from the answer to GET /users/{user-id}/categorization
 * (interface.md 4.6; confidence and reason are assumed members of interface-gaps.md, so each may be missing).
 */
export interface Payee {
  name: string | null;
  category: string;
  reason: string;
  /** 0 to 1, the lowest of its bookings; null: the service does not say. */
  confidence: number | null;
  currency: string;
  /** Without sign. */
  amount: Minor;
  isOut: boolean;
  transactionIds: string[];
}

export type DoubtfulPayee = Payee & { confidence: number };

/** Bookings above this are not asked about. */
const sure = 0.95;
const mostPayees = 100;

interface Entry {
  id: string;
  name: string | null;
  category: string;
  reason: string;
  /** Null: the service does not say. */
  confidence: number | null;
  currency: string;
  amount: Minor;
}

const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw.trim() : '');

/** "top.sub", an object with such an `id`, or the path from the top. */
function categoryOf(raw: unknown): string {
  if (Array.isArray(raw)) return raw.filter((part) => typeof part === 'string').join('.');
  if (raw && typeof raw === 'object') return textOf((raw as Record<string, unknown>).id);
  return textOf(raw);
}

function entryOf(raw: unknown): Entry | null {
  if (!raw || typeof raw !== 'object') return null;
  const members = raw as Record<string, unknown>;
  const currency = textOf(members.currency);
  const amount = readMinor(members.amount, currency || null);
  const confidence = typeof members.confidence === 'number' ? members.confidence : null;
  const id = textOf(members.transactionId);
  const category = categoryOf(members.category);
  if (amount === null || !id || !category) return null;
  const partner = members.paymentPartner;
  const name =
    partner && typeof partner === 'object' ? textOf((partner as Record<string, unknown>).name) : '';
  return { id, name: name || null, category, reason: textOf(members.reason), confidence, currency, amount };
}

function listOf(payload: unknown): readonly unknown[] {
  if (Array.isArray(payload)) return payload;
  const list =
    payload && typeof payload === 'object' ? (payload as Record<string, unknown>).transactions : null;
  return Array.isArray(list) ? list : [];
}

/** The most doubtful money first. Bookings without a name are no payee: each stands with the others of its reason. */
export function readDoubtfulPayees(payload: unknown): DoubtfulPayee[] {
  const payees = new Map<string, DoubtfulPayee & { doubt: number }>();
  for (const raw of listOf(payload)) {
    const entry = entryOf(raw);
    if (!entry || entry.confidence === null || entry.confidence > sure) continue;
    const { confidence } = entry;
    const isOut = entry.amount < 0;
    const amount = Math.abs(entry.amount);
    const doubt = amount * (1 - confidence);
    const key = JSON.stringify([
      entry.name?.toLowerCase() ?? entry.reason,
      entry.category,
      isOut,
      entry.currency,
    ]);
    const known = payees.get(key);
    if (known) {
      known.amount += amount;
      known.doubt += doubt;
      known.confidence = Math.min(known.confidence, confidence);
      known.transactionIds.push(entry.id);
    } else {
      const { name, category, reason, currency, id } = entry;
      payees.set(key, {
        name,
        category,
        reason,
        confidence,
        currency,
        amount,
        isOut,
        transactionIds: [id],
        doubt,
      });
    }
  }
  return [...payees.values()]
    .sort((a, b) => b.doubt - a.doubt)
    .slice(0, mostPayees)
    .map(({ doubt: _, ...payee }) => payee);
}

/**
 * The bookings that a correction of the payee holds for: all with its name that went the same way and are taken for the
 * same, sure or not, in any currency. Without a name nothing but the reason holds them together: those alone.
 */
export function bookingsOfPayee(payload: unknown, payee: Payee): string[] {
  if (payee.name === null) return payee.transactionIds;
  const name = payee.name.toLowerCase();
  return listOf(payload).flatMap((raw) => {
    const entry = entryOf(raw);
    const isMeant =
      entry?.name?.toLowerCase() === name &&
      entry.category === payee.category &&
      entry.amount < 0 === payee.isOut;
    return isMeant ? [entry.id] : [];
  });
}

/** The payee of one booking, as the answer has it; null when the answer does not hold the booking. */
export function payeeOfBooking(payload: unknown, transactionId: string): Payee | null {
  for (const raw of listOf(payload)) {
    const entry = entryOf(raw);
    if (entry?.id !== transactionId) continue;
    const { id, amount, ...rest } = entry;
    return { ...rest, amount: Math.abs(amount), isOut: amount < 0, transactionIds: [id] };
  }
  return null;
}
