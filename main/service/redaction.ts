/** What stands in the place of anything that must not be seen. */
export const removedMark = '[removed]';

const maxTextLength = 500;

/**
 * Patterns of what must not leave the client in an error (B033): each keeps its first group, if it has one, and
 * loses the rest. Order matters: names with their values first, bare values last.
 */
export const redactionPatterns: readonly { what: string; pattern: RegExp }[] = [
  {
    what: 'authorization header, with or without scheme',
    pattern: /\b(authorization["']?\s*[:=]\s*["']?)(?:(?:bearer|basic)\s+)?[^\s"',;]+/gi,
  },
  { what: 'the word after Bearer', pattern: /\b(bearer\s+)(?!\[removed\])[^\s"',;]+/gi },
  {
    what: 'secrets and tokens by name, in forms, JSON and query strings',
    pattern:
      /\b((?:client[_-]?secret|access[_-]?token|refresh[_-]?token|id[_-]?token|session[_-]?id|session[_-]?state|api[_-]?key|password|secret)["']?\s*[:=]\s*["']?)(?!\[removed\])[^\s"'&,;}]+/gi,
  },
  { what: 'JSON web token', pattern: /\beyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g },
  { what: 'query and user part of an address', pattern: /(https?:\/\/)[^\s/"'<>@]+@/gi },
  { what: 'query of an address', pattern: /(https?:\/\/[^\s?"'<>]+)\?[^\s"'<>]*/gi },
];

/** What looks like an IBAN, with or without blanks, in any case. */
const ibanPattern = /\b[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z0-9]{4}){2,7}(?:[ \u00a0]?[A-Z0-9]{1,4})?\b/gi;

/** The shortest IBAN has 15 characters, the longest 34, and any at least ten digits: no identifier of 12 and no sentence. */
function isIbanLike(candidate: string): boolean {
  const compact = candidate.replace(/[ \u00a0]/g, '');
  return compact.length >= 15 && compact.length <= 34 && compact.replace(/\D/g, '').length >= 10;
}

/**
 * `text` without secrets, tokens, address queries and IBANs, at most 500 characters long.
 *
 * @param knownSecrets exact values in use now (secret, token); their percent-encoded forms are removed as well
 */
export function redactText(text: string, knownSecrets: readonly string[] = []): string {
  let clean = text;
  for (const secret of knownSecrets) {
    if (secret.length < 4) continue;
    for (const form of new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])) {
      clean = clean.split(form).join(removedMark);
    }
  }
  for (const { pattern } of redactionPatterns) {
    clean = clean.replace(pattern, (_match, kept?: unknown) =>
      typeof kept === 'string' ? `${kept}${removedMark}` : removedMark,
    );
  }
  clean = clean.replace(ibanPattern, (candidate) => (isIbanLike(candidate) ? removedMark : candidate));
  return clean.length > maxTextLength ? `${clean.slice(0, maxTextLength - 1)}…` : clean;
}
