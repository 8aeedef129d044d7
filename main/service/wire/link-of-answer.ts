/** Spellings of the member that holds the link, best first (interface-gaps: redirect field). */
const names = ['redirectURL', 'redirectUrl', 'redirect_url', 'url', 'link'] as const;

/** The link of an answer that is a text, or an object with one in a member known by name, else the first text that is an address. */
export function linkOfAnswer(rawAnswer: unknown): string | null {
  if (typeof rawAnswer === 'string') return isAddress(rawAnswer) ? rawAnswer : null;
  if (typeof rawAnswer !== 'object' || rawAnswer === null) return null;
  const members = rawAnswer as Record<string, unknown>;
  const named = names.map((name) => members[name]).find(isAddress);
  return named ?? Object.values(members).find(isAddress) ?? null;
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//i.test(value);
}
