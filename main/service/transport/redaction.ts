/** What stands in the place of anything that must not be seen. */
export const removedMark = '[removed]';

/** What a name of a secret ends with, whatever stands before it: `auth_token`, `csrfToken`, `userPassword`. */
const secretName =
  '\\b[\\w-]{0,40}?(?:secret|token|session[_-]?(?:id|state)|(?:api|private|encryption)[_-]?key|password|passwd|pwd|passphrase|cookie|\\bsig|signature)';

/** What opens a door by itself, whatever it is called. */
const credentialPatterns: readonly RegExp[] = [
  // The word after a scheme, wherever it stands; a sentence about "basic data" keeps its words.
  /\b(bearer\s+)(?!\[removed\])[^\s"',;]+/gi,
  /\b([Bb](?:asic|ASIC)\s+)(?=[A-Za-z0-9+/]{8,}={0,2}(?:[\s"',;]|$))(?=[^\s]*[A-Z0-9+/=])[A-Za-z0-9+/=]+/g,
  // JSON web token.
  /\beyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g,
];

/**
 * What must never reach a log, an error or the activity view (SEC-20, B033), in one table for the log and the client of
 * services: each pattern keeps its first group, if it has one, and loses the rest. Order matters: names with their values
 * first, bare values last.
 */
const secretPatterns: readonly RegExp[] = [
  // Headers whose value has blanks and commas: to the closing quote, else to the end of the line.
  /\b((?:set-)?cookie2?\\?["']?\s*[:=]\s*\\?["'])(?!\[removed\])[^"'\r\n]+/gi,
  /\b((?:set-)?cookie2?\s*[:=]\s*)(?![\\"'\s]|\[removed\])[^\r\n]+/gi,
  /\b(authorization\s*[:=]\s*digest\s)[^\r\n]+/gi,
  // Authorization header, with or without scheme.
  /\b(authorization["']?\s*[:=]\s*["']?)(?:(?:bearer|basic|digest|negotiate)\s+)?(?!\[removed\])[^\s"',;]+/gi,
  ...credentialPatterns,
  // Secrets and tokens by the end of their name: quoted ones whole, in forms and query strings to the next member.
  new RegExp(`(${secretName}\\\\?["']?\\s*[:=]\\s*\\\\?")(?!\\[removed\\])(?:[^"\\\\]|\\\\.)+`, 'gi'),
  new RegExp(`(${secretName}\\\\?["']?\\s*[:=]\\s*\\\\?')(?!\\[removed\\])(?:[^'\\\\]|\\\\.)+`, 'gi'),
  new RegExp(`(${secretName}["']?\\s*[:=]\\s*["']?)(?!\\[removed\\])[^\\s"'&,;}]+`, 'gi'),
  // User part and query of an address, whatever its scheme.
  /\b([a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/"'<>@]+@/gi,
  /\b([a-z][a-z0-9+.-]{1,20}:\/\/[^\s?#"'<>]+)[?#][^\s"'<>]*/gi,
];

/** What looks like an IBAN: compact or in groups of four, between them any blank, hyphen, point or stroke, in any case. */
const ibanPattern =
  /\b[A-Z]{2}\d{2}(?:[\s\u200b./_-]{0,2}[A-Z0-9]{4}){2,7}(?:[\s\u200b./_-]{0,2}[A-Z0-9]{1,4})?(?![A-Z0-9])/gi;
const ibanSeparators = /[^A-Z0-9]/gi;

/** The shortest IBAN has 15 characters, the longest 34, and any at least ten digits: no identifier of 12 and no sentence. */
function isIbanLike(candidate: string): boolean {
  const compact = candidate.replace(ibanSeparators, '');
  return compact.length >= 15 && compact.length <= 34 && compact.replace(/\D/g, '').length >= 10;
}

/** No text is searched beyond this: patterns over text of any length would stop the program (SEC-44). */
const searchedLength = 4_000;

/**
 * The beginning of a text that is safe to search. A value that the cut goes through would be known no more for what it
 * is: the word at the cut goes, and the rest of a text that is one word.
 */
function searchedPart(text: string): string {
  if (text.length <= searchedLength) return text;
  const cut = text.slice(0, searchedLength);
  const lastBlank = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'), cut.lastIndexOf('\t'));
  return `${cut.slice(0, Math.max(lastBlank, 0))} …`;
}

/** What each pattern finds is replaced by the mark; its first group, if it has one, stays. */
export function withoutPatterns(text: string, patterns: readonly RegExp[], mark = removedMark): string {
  return patterns.reduce(
    (clean, pattern) =>
      clean.replace(pattern, (_match, kept?: unknown) =>
        typeof kept === 'string' ? `${kept}${mark}` : mark,
      ),
    text,
  );
}

/** The text without tokens and log-ins that stand in it; everything else stays. */
export function withoutCredentials(text: string, mark: string): string {
  return withoutPatterns(text, credentialPatterns, mark);
}

/** The text without secrets, tokens, users and queries of addresses, and IBANs; at most 4,000 characters of it. */
export function withoutSecrets(text: string): string {
  return withoutPatterns(searchedPart(text), secretPatterns).replace(ibanPattern, (candidate) =>
    isIbanLike(candidate) ? removedMark : candidate,
  );
}

const htmlNames: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Fewer characters stand in any text by chance. */
const shortestSecret = 4;

/** The secrets in use, in every form in which a text may carry them. Made once for all texts of an answer. */
export function formsOfSecrets(secrets: readonly string[]): string[] {
  return secrets.filter(({ length }) => length >= shortestSecret).flatMap((secret) => [...formsOf(secret)]);
}

/** A secret as forms, addresses, JSON, HTML and the header of a log-in carry it. */
function formsOf(secret: string): Set<string> {
  const inForm = new URLSearchParams({ s: secret }).toString().slice(2);
  const percent = encodeURIComponent(secret);
  const lowerHex = (text: string) => text.replace(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase());
  return new Set([
    secret,
    percent,
    lowerHex(percent),
    inForm,
    lowerHex(inForm),
    JSON.stringify(secret).slice(1, -1),
    secret.replace(/[&<>"']/g, (sign) => htmlNames[sign] ?? sign),
    Buffer.from(secret, 'utf8').toString('base64'),
    Buffer.from(secret, 'utf8').toString('base64url'),
  ]);
}

const maxTextLength = 500;

/** More of a text is not even searched for the secrets in use; what is shown of it is far less. */
const searchedForSecrets = 64 * 1024;

/**
 * `text` without secrets, tokens, address queries and IBANs, at most 500 characters long.
 *
 * @param knownSecrets exact values in use now (secret, token); the forms they are sent in are removed as well
 */
export function redactText(text: string, knownSecrets: readonly string[] = []): string {
  let clean = text.slice(0, searchedForSecrets);
  for (const form of formsOfSecrets(knownSecrets)) clean = clean.split(form).join(removedMark);
  clean = withoutSecrets(clean);
  return clean.length > maxTextLength ? `${clean.slice(0, maxTextLength - 1)}…` : clean;
}
