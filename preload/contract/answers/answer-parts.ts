import { z } from 'zod';
import { isMonth, readPeriod } from '../values/result-months';

/** Pieces of answers. Each reads anything: what is not of its kind becomes null or an empty list, never an error. */

/** A finite JSON number: an amount in main units, a count, or percent. */
export const figure = z.number().nullable().catch(null);
/** How many of something: no number of things is below zero or broken. */
export const tally = z.number().int().nonnegative().nullable().catch(null);
export const flag = z.boolean().nullable().catch(null);

/** A text that says something. */
export const words = z
  .string()
  .transform((text) => (text.trim() === '' ? null : text))
  .nullable()
  .catch(null);

const members = z.record(z.string(), z.unknown());

/** A word, or the first word that an object or a list of words holds. */
export const word = z.unknown().transform(readWord);

function readWord(raw: unknown): string | null {
  if (Array.isArray(raw)) return readWord(raw[0]);
  if (raw && typeof raw === 'object') {
    const { name, value, id } = raw as Record<string, unknown>;
    return words.parse(name) ?? words.parse(value) ?? words.parse(id);
  }
  return words.parse(raw);
}

/** Who is paid or paying: by name, else by what identifies them. */
export const partner = z.unknown().transform((raw) => {
  const { iban, creditorId } = members.safeParse(raw).data ?? {};
  return readWord(raw) ?? words.parse(iban) ?? words.parse(creditorId);
});

/** `YYYY-MM-DD`, also at the head of an instant. */
export const dayOrNull = z
  .unknown()
  .transform((raw) => (typeof raw === 'string' ? (raw.match(/^\d{4}-\d{2}-\d{2}/)?.[0] ?? null) : null));

export const period = z.unknown().transform(readPeriod);

export const ids = z
  .unknown()
  .transform((raw) =>
    Array.isArray(raw) ? raw.filter((id): id is string => typeof id === 'string' && id !== '') : [],
  );

export const wordList = z
  .unknown()
  .transform((raw) =>
    Array.isArray(raw)
      ? raw.filter((one): one is string => typeof one === 'string' && one !== '')
      : typeof raw === 'string' && raw !== ''
        ? [raw]
        : [],
  );

/** The same, told from a list that is not there. */
export const wordListIfTold = z
  .unknown()
  .transform((raw) => (Array.isArray(raw) || typeof raw === 'string' ? wordList.parse(raw) : null));

/** An object whose members read themselves; anything else reads as an empty object. */
export function object<Shape extends z.ZodRawShape>(shape: Shape) {
  const inner = z.object(shape);
  const nothing = Object.fromEntries(Object.keys(shape).map((name) => [name, null]));
  return z
    .unknown()
    .transform(
      (raw): z.infer<typeof inner> => inner.parse({ ...nothing, ...(members.safeParse(raw).data ?? {}) }),
    );
}

/** Entries that are objects; others are left out. */
export function list<Entry extends z.ZodType>(entry: Entry) {
  return z
    .unknown()
    .transform((raw): z.infer<Entry>[] =>
      Array.isArray(raw)
        ? raw.filter((one) => members.safeParse(one).success).map((one) => entry.parse(one))
        : [],
    );
}

/**
 * Entries with a month, oldest first. Of several for one month nothing says whether they are parts of it or one takes the place of the
 * other: what they agree on counts, any other figure is null and told beside what is read (unknown-members.ts).
 */
export function months<Entry extends z.ZodType<{ month: string | null }>>(entry: Entry) {
  return list(entry).transform((entries) => {
    type OfMonth = z.infer<Entry> & { month: string };
    const byMonth = new Map<string, OfMonth>();
    for (const one of entries) {
      if (!isMonth(one.month)) continue;
      const before = byMonth.get(one.month);
      byMonth.set(one.month, (before ? agreed(before, one) : one) as OfMonth);
    }
    return [...byMonth.values()].sort((a, b) => (a.month < b.month ? -1 : 1));
  });
}

/** What two readings by one schema have in common; the entries of their lists are joined, each once. */
function agreed(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) {
    const known = new Set(one.map((entry) => JSON.stringify(entry)));
    return [...one, ...other.filter((entry) => !known.has(JSON.stringify(entry)))];
  }
  const [left, right] = [members.safeParse(one), members.safeParse(other)];
  if (left.success && right.success)
    return Object.fromEntries(
      Object.entries(left.data).map(([name, value]) => [name, agreed(value, right.data[name])]),
    );
  return one === other ? one : null;
}

export const account = object({
  accountId: words,
  accountNumber: words,
  iban: words,
  name: words,
  owner: words,
  bankName: words,
  type: words,
  currency: words,
  balance: figure,
});
export type AnsweredAccount = z.infer<typeof account>;

/** One side of money in and out. */
export const flow = object({ sum: figure, count: figure, transactionIDs: ids });

/** Money in and out together. */
export const flows = {
  incomings: flow,
  outgoings: flow,
  totalTransactionAmount: figure,
  totalTransactionCount: figure,
};

/** How often something happened, and where. */
export const occurrences = object({ count: tally, transactionIDs: ids });

/** Current, median and average of months. */
export const monthFigures = object({ current: figure, median: figure, average: figure });

/** A detected contract: interface-gaps.md, "contract item"; every member may be missing. */
export const contractItem = object({
  contractId: words,
  paymentPartner: partner,
  category: word,
  amount: figure,
  interval: word,
  amountConsistency: word,
  duration: period,
  nextBookingDate: dayOrNull,
  mref: words,
  isActive: flag,
  transactionIDs: ids,
});
export type AnsweredContract = z.infer<typeof contractItem>;

/** A category breakdown, interface.md 2.4; persons' income and spending consist of them. */
export const breakdownShape = {
  available: flag,
  current: figure,
  median: figure,
  average: figure,
  monthlyOverview: months(
    object({
      month: words,
      amount: figure,
      recurringAmount: figure,
      nonRecurringAmount: figure,
      recurringTransactionIDs: ids,
      nonRecurringTransactionIDs: ids,
      isComplete: flag,
    }),
  ),
  contractSummary: list(contractItem),
  observedTimespan: period,
};
export const breakdown = object(breakdownShape);
export type AnsweredBreakdown = z.infer<typeof breakdown>;
