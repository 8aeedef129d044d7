/** More than any call of the page carries; each schema has its own limits, which it looks at when it has walked everything. */
const most = {
  /** Of one record: a schema names every member that it does not know. */
  members: 10_000,
  /** Of one call, with everything inside. */
  values: 4_000_000,
  depth: 64,
} as const;

/**
 * Whether a schema may look at what came over the bridge: plain records, lists and single values, not without end. Everything else that
 * a page can clone (bytes, maps, dates) is refused, as walking millions of bytes as members of a record holds main for minutes; but for
 * `bytes` where they are due (SEC-10).
 */
export function isBounded(values: readonly unknown[], bytes?: unknown): boolean {
  let level: readonly object[] = [values];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most.depth) return false;
    const next: object[] = [];
    for (const holder of level) {
      const members = membersOf(holder);
      count += members?.length ?? 0;
      if (!members || count > most.values) return false;
      for (const member of members) {
        if (typeof member !== 'object' || member === null) continue;
        if (member !== bytes || !(member instanceof Uint8Array)) next.push(member);
      }
    }
    level = next;
  }
  return true;
}

/** Null where it is neither a list nor a plain record, or too large. */
function membersOf(holder: object): readonly unknown[] | null {
  if (Array.isArray(holder)) return holder.length > most.values ? null : holder;
  const prototype: unknown = Object.getPrototypeOf(holder);
  if (prototype !== Object.prototype && prototype !== null) return null;
  const members = Object.values(holder);
  return members.length > most.members ? null : members;
}
