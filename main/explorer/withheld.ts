import type { Endpoint } from '../service/endpoint-tables/endpoint-definition';
import { formsOfSecrets, withoutCredentials } from '../service/transport/redaction';

/** Members whose value is a secret whatever it is. */
const secretNames =
  /^(?:.*secret|.*token|.*password|passwd|passphrase|pin|.*credentials?|.*api[-_]?key|.*cookie|jwt|pwd|authorization|session(?:_?(?:id|state))?)$/i;
/** What stands for a value that stays in main. */
const withheldMark = '[…]';

/** No text is searched for credentials beyond this (SEC-44); of a longer one only the known ones go. */
const longestSearched = 4_000;

const address = /\bhttps?:\/\/[^\s"<>]+/gi;

/** Whether the value of a member so called is a secret. */
export function isSecretName(name: string): boolean {
  return secretNames.test(name);
}

interface Withholding {
  /** The token and secret in use. */
  readonly known: readonly string[];
  /** Links of the answer open somebody's data: of them only the host is shown. */
  readonly hidesLinks: boolean;
}

/** A session, a cockpit, a report or a document behind a link is open to whoever has the link (interface-gaps: a secret). */
export function holdsSecretLinks({ path, answerKind }: Pick<Endpoint, 'path' | 'answerKind'>): boolean {
  return (
    answerKind === 'pdf' ||
    /\/(?:connect|management|sync|cockpit-link|report-link|personalized-link)$/.test(path)
  );
}

/** The value without secrets, and whether there were any. Addresses lose user, query and mark, secret links all but the host. */
export function withoutSecretValues(
  value: unknown,
  withholding: Withholding,
): { value: unknown; isWithheld: boolean } {
  let isWithheld = false;
  const forms = formsOfSecrets(withholding.known);
  const text = (found: string): string => {
    let clean = found;
    for (const form of forms) clean = clean.split(form).join(withheldMark);
    if (clean.length <= longestSearched) clean = withoutCredentials(clean, withheldMark);
    clean = clean.replace(address, (link) => shownAddress(link, withholding.hidesLinks));
    if (clean !== found) isWithheld = true;
    return clean;
  };
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') return text(one);
    if (Array.isArray(one)) return one.map(walk);
    if (typeof one !== 'object' || one === null) return one;
    const clean: Record<string, unknown> = Object.create(null);
    for (const [name, inner] of Object.entries(one)) {
      const isSecret = isSecretName(name) && inner !== null && typeof inner !== 'boolean';
      if (isSecret) isWithheld = true;
      clean[text(name)] = isSecret ? withheldMark : walk(inner);
    }
    return clean;
  };
  return { value: walk(value), isWithheld };
}

function shownAddress(link: string, hidesAll: boolean): string {
  try {
    const { protocol, host, pathname, search, hash, username, password } = new URL(link);
    if (hidesAll) return `${protocol}//${host}/${withheldMark}`;
    if (!search && !hash && !username && !password) return link;
    return `${protocol}//${host}${pathname}${search || hash ? withheldMark : ''}`;
  } catch {
    return withheldMark;
  }
}
