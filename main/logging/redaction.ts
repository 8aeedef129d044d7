/** What must never reach the disk in a log line, and what stands there instead (SEC-20). Order matters: longest first. */
const patterns: readonly { name: string; pattern: RegExp }[] = [
  { name: 'bearer', pattern: /\b(bearer)\s+[^\s"',;]+/gi },
  {
    name: 'secretMember',
    pattern:
      /("?(?:client_secret|access_token|accessToken|clientSecret|secret|password|authorization)"?\s*[:=]\s*)"?[^\s"',;&}]+"?/gi,
  },
  { name: 'jwt', pattern: /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g },
  { name: 'iban', pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g },
  { name: 'email', pattern: /[\w.+-]+@[\w-]+\.[\w.-]+/g },
  { name: 'query', pattern: /\?[^\s"')]+/g },
  { name: 'cardOrAccount', pattern: /\b\d(?:[ -]?\d){6,18}\b/g },
  { name: 'amount', pattern: /[-+]?\b\d{1,3}(?:[.,' ]\d{3})*[.,]\d{2}\b(?:\s?(?:€|EUR|USD|CHF|GBP))?/g },
  { name: 'home', pattern: /(?:\/home\/|\/Users\/|[A-Z]:\\Users\\)[^\s/\\"']+/g },
];

const keepsPrefix = new Set(['bearer', 'secretMember']);

/** The text with everything of the table above replaced by `[removed]`. */
export function redact(text: string): string {
  let out = text;
  for (const { name, pattern } of patterns) {
    out = out.replace(pattern, (_match: string, prefix: unknown) =>
      keepsPrefix.has(name) && typeof prefix === 'string' ? `${prefix.trimEnd()} [removed]` : '[removed]',
    );
  }
  return out;
}
