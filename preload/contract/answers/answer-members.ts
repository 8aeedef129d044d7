/** Depth of an answer that is searched; deeper nesting is no answer of an analysis. */
export const depthLimit = 20;

/** Walks an answer of any shape. @param isTaken is given each member with its name, and says whether there is nothing to look for in it */
export function eachMember(
  raw: unknown,
  isTaken: (name: string, member: unknown) => boolean,
  depth = 0,
): void {
  if (raw === null || typeof raw !== 'object' || depth > depthLimit) return;
  if (Array.isArray(raw)) {
    for (const entry of raw) eachMember(entry, isTaken, depth + 1);
    return;
  }
  for (const [name, member] of Object.entries(raw))
    if (!isTaken(name, member)) eachMember(member, isTaken, depth + 1);
}
