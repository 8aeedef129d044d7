import { depthLimit, eachMember } from '../answers/answer-members';

/** Identifiers of all bookings that an answer of any shape names, each once. */
export function transactionIdsIn(raw: unknown): string[] {
  const ids = new Set<string>();
  eachMember(raw, (name, member) => {
    if (!/transactionids$/i.test(name) || !Array.isArray(member)) return false;
    for (const id of member) if (typeof id === 'string' && id !== '') ids.add(id);
    return true;
  });
  return [...ids];
}

/** First and last booking of every contract that an answer of any shape lists: enough to tell its account. */
export function contractEndsIn(raw: unknown): string[] {
  const ids = new Set<string>();
  collectEnds(raw, ids, 0);
  return [...ids];
}

function collectEnds(raw: unknown, ids: Set<string>, depth: number): void {
  if (raw === null || typeof raw !== 'object' || depth > depthLimit) return;
  if (!Array.isArray(raw) && 'transactionIDs' in raw && ('contractId' in raw || 'isActive' in raw)) {
    const own: unknown = raw.transactionIDs;
    for (const id of Array.isArray(own) ? [own[0], own.at(-1)] : [])
      if (typeof id === 'string' && id !== '') ids.add(id);
    return;
  }
  for (const member of Object.values(raw)) collectEnds(member, ids, depth + 1);
}
