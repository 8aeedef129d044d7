import { type Minor, readMinor } from '../../../preload/contract/values/result-amounts';
import { readPeriod } from '../../../preload/contract/values/result-months';

/** A detected contract. The members are an assumption of interface-gaps.md ("contract item"), so every one may be missing. */
export interface Contract {
  id: string;
  partnerName: string | null;
  category: string | null;
  amount: Minor | null;
  /** Word of the service: `monthly`, `quarterly`, … or one we do not know. */
  interval: string | null;
  amountConsistency: string | null;
  firstDay: string | null;
  lastDay: string | null;
  nextDay: string | null;
  mandate: string | null;
  isActive: boolean | null;
  transactionIds: readonly string[];
}

function readText(raw: unknown): string | null {
  return typeof raw === 'string' && raw.trim() !== '' ? raw : null;
}

function readDay(raw: unknown): string | null {
  return readText(raw)?.match(/^\d{4}-\d{2}-\d{2}/)?.[0] ?? null;
}

/** A word, or the first word that an object or array of words holds. */
function readWord(raw: unknown): string | null {
  if (Array.isArray(raw)) return readWord(raw[0]);
  if (raw && typeof raw === 'object') {
    const members = raw as Record<string, unknown>;
    return readText(members.name) ?? readText(members.value) ?? readText(members.id);
  }
  return readText(raw);
}

export function readContracts(raw: unknown, currency: string | null): Contract[] {
  if (!Array.isArray(raw)) return [];
  return raw
    .filter((entry): entry is Record<string, unknown> => Boolean(entry) && typeof entry === 'object')
    .map((entry, index) => {
      const duration = readPeriod(entry.duration);
      const ids = entry.transactionIDs;
      return {
        id: readText(entry.contractId) ?? String(index + 1),
        partnerName: readWord(entry.paymentPartner),
        category: readWord(entry.category),
        amount: readMinor(entry.amount, currency),
        interval: readWord(entry.interval),
        amountConsistency: readWord(entry.amountConsistency),
        firstDay: duration?.since ?? null,
        lastDay: duration?.until ?? null,
        nextDay: readDay(entry.nextBookingDate),
        mandate: readText(entry.mref),
        isActive: typeof entry.isActive === 'boolean' ? entry.isActive : null,
        transactionIds: Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [],
      };
    });
}
