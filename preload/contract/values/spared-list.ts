import { z } from 'zod';

/** As much of a text as any member of a list has room for. */
const cutLength = 200;

/** Said by an entry of which something was not readable: what stands in its place is nothing that anybody kept. */
export const unreadable = { isUnreadable: z.literal(true).optional() };

/**
 * A list of which one odd entry never takes the others along (SEC-44), and none is dropped: of an entry that does not fit, each member that
 * fits stays, a text that is too long is cut and ends in `…`, and any other becomes what `spare` says.
 *
 * @param spare what stands for each member, for the entry at this place: an identifier must differ from all others
 * @param mark told the members that were replaced; without it the entry says `isUnreadable`
 */
export function sparedList<Entry extends z.ZodObject>(
  entry: Entry,
  most: number,
  spare: (at: number) => z.infer<Entry>,
  mark: (salvaged: z.infer<Entry>, odd: readonly string[]) => z.infer<Entry> = markUnreadable,
) {
  const read = (raw: unknown, at: number): z.infer<Entry> => {
    const whole = entry.safeParse(raw);
    if (whole.success) return whole.data;
    const odd: string[] = [];
    const salvaged = entry.parse(salvage(entry, raw, spare(at), odd));
    return odd.length === 0 ? salvaged : mark(salvaged, odd);
  };
  return z
    .array(z.unknown())
    .max(most)
    .transform((list): z.infer<Entry>[] => list.map(read));
}

function markUnreadable<Entry>(salvaged: Entry): Entry {
  return { ...salvaged, isUnreadable: true };
}

function salvage(entry: z.ZodObject, raw: unknown, spare: object, odd: string[]): object {
  const given = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const members = Object.entries(entry.shape).flatMap(([name, member]): [string, unknown][] => {
    const value = given[name];
    const fits = (candidate: unknown) => (member as z.ZodType).safeParse(candidate).success;
    if (fits(value)) return value === undefined ? [] : [[name, value]];
    const cut = typeof value === 'string' ? `${value.slice(0, cutLength - 1)}…` : undefined;
    if (cut !== undefined && fits(cut)) return [[name, cut]];
    odd.push(name);
    return name in spare ? [[name, (spare as Record<string, unknown>)[name]]] : [];
  });
  return Object.fromEntries(members);
}
