import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { asksForMore, isStronglySigned, maySign } from './certificate-limits';

/** A certificate as Chromium hands it over: the one of the server, and who issued it, as far as the server sent that. */
export interface SentCertificate {
  readonly data: string;
  readonly issuerCert?: SentCertificate | undefined;
}

/** What is told of a certificate authority that the user added. */
export interface AuthorityFacts {
  readonly subject: string;
  readonly fingerprint: string;
  /** ISO 8601. */
  readonly validUntil: string;
}

const mostCertificates = 20;
const mostIssuers = 8;
const pemBlock = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;
const serverUse = '1.3.6.1.5.5.7.3.1';
const leastRsaBits = 2_048;
/** P-256, P-384 and P-521. */
const strongCurves: ReadonlySet<string> = new Set(['prime256v1', 'secp384r1', 'secp521r1']);

/**
 * The authorities of a file as somebody hands it out: PEM, one or several.
 * @returns null for a file that holds none, or one that is no authority
 */
export function readAuthorities(text: string): X509Certificate[] | null {
  const blocks = text.match(pemBlock) ?? [];
  if (blocks.length === 0 || blocks.length > mostCertificates) return null;
  try {
    const authorities = blocks.map((block) => new X509Certificate(block));
    return authorities.every((one) => maySign(one, 0)) ? authorities : null;
  } catch {
    return null;
  }
}

export function factsOf(authority: X509Certificate): AuthorityFacts {
  return {
    subject: (/^(?:CN|O)=(.+)$/m.exec(authority.subject)?.[1] ?? authority.subject).slice(0, 200),
    fingerprint: authority.fingerprint256,
    validUntil: new Date(authority.validTo).toISOString(),
  };
}

/**
 * Whether the chain that a server sent leads to one of these authorities, each step signed by the next, all of them valid now, for
 * this host and for servers. It only ever adds to what the system trusts: whoever calls it asks for what failed by its authority alone
 * (SEC-18). Revocation is not looked up.
 */
export function isFromAuthority(
  sent: SentCertificate,
  host: string,
  authorities: readonly X509Certificate[],
  now: Date,
): boolean {
  try {
    const [leaf, ...issuers] = chainOf(sent);
    if (!leaf || !isSound(leaf, now) || !isForServer(leaf, host)) return false;
    return leadsTo(leaf, issuers, { authorities, now });
  } catch {
    return false;
  }
}

function chainOf(sent: SentCertificate): X509Certificate[] {
  const chain: X509Certificate[] = [];
  for (let one: SentCertificate | undefined = sent; one && chain.length <= mostIssuers; one = one.issuerCert)
    chain.push(new X509Certificate(one.data));
  return chain;
}

/** @param between how many authorities stand between this certificate's issuer and the server's certificate */
function leadsTo(
  certificate: X509Certificate,
  issuers: readonly X509Certificate[],
  by: { readonly authorities: readonly X509Certificate[]; readonly now: Date },
  between = 0,
): boolean {
  const isIssuer = (issuer: X509Certificate) =>
    maySign(issuer, between) && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
  if (by.authorities.some((authority) => isValid(authority, by.now) && isIssuer(authority))) return true;
  const [next, ...others] = issuers;
  return (
    next !== undefined && isSound(next, by.now) && isIssuer(next) && leadsTo(next, others, by, between + 1)
  );
}

/** How an authority signed itself says nothing; of every other certificate it has to hold. */
function isSound(certificate: X509Certificate, now: Date): boolean {
  return isValid(certificate, now) && isStronglySigned(certificate) && !asksForMore(certificate);
}

function isValid({ publicKey, validFrom, validTo }: X509Certificate, now: Date): boolean {
  const { modulusLength = 0, namedCurve = '' } = publicKey.asymmetricKeyDetails ?? {};
  const isRsa = publicKey.asymmetricKeyType === 'rsa';
  const isStrong = isRsa ? modulusLength >= leastRsaBits : strongCurves.has(namedCurve);
  return isStrong && Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo);
}

function isForServer(leaf: X509Certificate, host: string): boolean {
  // Names in the subject alone count nowhere any more.
  if (!leaf.subjectAltName) return false;
  const uses = leaf.keyUsage as readonly string[] | undefined;
  if (uses && !uses.includes(serverUse)) return false;
  const address = host.replace(/^\[|\]$/g, '');
  // A name that looks like an address is none, and a star stands for a whole label (RFC 6125, 6.4.3), as in Chromium.
  if (isIP(address) !== 0) return leaf.checkIP(address) !== undefined;
  return leaf.checkHost(host, { subject: 'never', partialWildcards: false }) !== undefined;
}
