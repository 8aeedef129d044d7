import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';

export interface ClientCredentials {
  clientId: string;
  clientSecret: string;
}

/** New random credentials for a service that was not given any. */
export function createCredentials(): ClientCredentials {
  return { clientId: `local-${randomUUID()}`, clientSecret: randomBytes(32).toString('base64url') };
}

interface TokenClaims {
  azp: string;
  exp: number;
  iat: number;
  jti: string;
  scope: string;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/**
 * Issues and checks access tokens (`interface.md` 4.1, 5). The signing key lives in memory only (SEC-16): after a
 * restart every older token answers 401, which a client must survive anyway.
 */
export class TokenIssuer {
  /** Names this start of the service in every token answer (`session_state`, `interface.md` 4.1). */
  readonly sessionState = randomUUID();
  private key = randomBytes(32);

  constructor(
    private readonly credentials: ClientCredentials,
    private readonly now: () => number,
  ) {}

  isClient(clientId: string, clientSecret: string): boolean {
    const idMatches = isSame(clientId, this.credentials.clientId);
    const secretMatches = isSame(clientSecret, this.credentials.clientSecret);
    return idMatches && secretMatches;
  }

  /** A token of `lifeSeconds` that grants `scopes`. */
  issue(scopes: readonly string[], lifeSeconds: number): string {
    // Times in a JWT are NumericDates, read as whole seconds by many (RFC 7519, 2).
    const issuedAt = Math.floor(this.now() / 1000);
    const claims: TokenClaims = {
      azp: this.credentials.clientId,
      exp: issuedAt + lifeSeconds,
      iat: issuedAt,
      jti: randomUUID(),
      scope: scopes.join(' '),
    };
    const content = `${HEADER}.${encode(claims)}`;
    return `${content}.${this.sign(content)}`;
  }

  /** The scopes of the token of a request, by its header `Authorization`; null where it has no valid one. */
  readHeader(authorization: string | undefined): ReadonlySet<string> | null {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? [];
    return token ? this.readScopes(token) : null;
  }

  /** The scopes of a valid token, null for one that is forged, expired or of an earlier start. */
  readScopes(token: string): ReadonlySet<string> | null {
    const [header, payload, signature, ...rest] = token.split('.');
    if (!header || !payload || !signature || rest.length > 0) return null;
    if (!isSame(signature, this.sign(`${header}.${payload}`))) return null;
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as TokenClaims;
    if (claims.exp * 1000 <= this.now()) return null;
    return new Set(claims.scope.split(' ').filter((scope) => scope !== ''));
  }

  /** Makes every token issued so far invalid. */
  revokeAll(): void {
    this.key = randomBytes(32);
  }

  private sign(content: string): string {
    return createHmac('sha256', this.key).update(content).digest('base64url');
  }
}

/** Compares by digest so that neither length nor content shows in the time taken. */
function isSame(left: string, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
