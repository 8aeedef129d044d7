import { z } from 'zod';

/**
 * What of a JSON value fits its schema, entry by entry of a list, member by member of an object: one that a newer version wrote, or
 * that is damaged, does not take the others along. Null where nothing can be taken.
 */
export function salvagedJson<T>(schema: z.ZodType<T>, raw: unknown, fallback: T): T | null {
  const taken = takenOf(schema, raw, fallback);
  const parsed = schema.safeParse(taken);
  return parsed.success ? parsed.data : null;
}

function takenOf(schema: z.ZodType, raw: unknown, fallback: unknown): unknown {
  if (schema instanceof z.ZodNullable) return takenOf(schema.unwrap() as z.ZodType, raw, fallback);
  if (schema instanceof z.ZodArray && Array.isArray(raw)) {
    const entry = schema.element as z.ZodType;
    return raw.flatMap((one) => {
      const parsed = entry.safeParse(knownMembers(entry, one));
      return parsed.success ? [parsed.data] : [];
    });
  }
  if (!isRecord(raw)) return undefined;
  if (schema instanceof z.ZodRecord) return fitting(raw, () => schema.valueType as z.ZodType);
  if (!(schema instanceof z.ZodObject)) return undefined;
  const members = fitting(raw, (name) =>
    Object.hasOwn(schema.shape, name) ? (schema.shape[name] as z.ZodType) : null,
  );
  return { ...(isRecord(fallback) ? fallback : {}), ...members };
}

function fitting(raw: Record<string, unknown>, schemaOf: (name: string) => z.ZodType | null) {
  return Object.fromEntries(
    Object.entries(raw).filter(([name, value]) => schemaOf(name)?.safeParse(value).success),
  );
}

/** Without members that a newer version added. */
function knownMembers(schema: z.ZodType, raw: unknown): unknown {
  if (!(schema instanceof z.ZodObject) || !isRecord(raw)) return raw;
  return Object.fromEntries(Object.entries(raw).filter(([name]) => Object.hasOwn(schema.shape, name)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
