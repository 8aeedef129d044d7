import { z } from 'zod';

/** As much of a text as any member of a list has room for. */
const cutLength = 200;

/**
 * A list of which one odd entry never takes the others along (SEC-44): of an entry that does not fit, each member that fits stays, a text that
 * is too long is cut, and any other becomes what `spare` says. An entry that names itself by nothing readable is left out. Lists that fit,
 * which is nearly all of them, are looked at once.
 *
 * @param mark told the odd members, so that the entry can say of itself that it was not readable
 */
export function sparedList<Entry extends z.ZodObject>(
  entry: Entry,
  most: number,
  spare: Partial<z.infer<Entry>>,
  mark: (salvaged: z.infer<Entry>, odd: readonly string[]) => z.infer<Entry> = (salvaged) => salvaged,
) {
  return z
    .array(entry)
    .max(most)
    .catch(({ value, error }): z.infer<Entry>[] => {
      if (!Array.isArray(value) || value.length > most) throw error;
      return value.flatMap((raw) => {
        const whole = entry.safeParse(raw);
        if (whole.success) return [whole.data];
        const odd: string[] = [];
        const salvaged = entry.safeParse(salvage(entry, raw, spare, odd));
        return salvaged.success ? [mark(salvaged.data, odd)] : [];
      });
    });
}

function salvage(entry: z.ZodObject, raw: unknown, spare: object, odd: string[]): object {
  const given = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const members = Object.entries(entry.shape).flatMap(([name, member]): [string, unknown][] => {
    const value = given[name];
    const fits = (candidate: unknown) => (member as z.ZodType).safeParse(candidate).success;
    if (fits(value)) return value === undefined ? [] : [[name, value]];
    odd.push(name);
    const cut = typeof value === 'string' ? value.slice(0, cutLength) : undefined;
    if (cut !== undefined && fits(cut)) return [[name, cut]];
    return name in spare ? [[name, (spare as Record<string, unknown>)[name]]] : [];
  });
  return Object.fromEntries(members);
}
