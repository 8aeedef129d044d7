/** Why an attempt brought no answer. `wasSent: false` only where the service cannot have seen the request. */
export interface TransportFailure {
  readonly kind: 'timeout' | 'cancelled' | 'redirect' | 'network' | 'proxyOrCertificate' | 'tooLarge';
  /** Short machine word, e.g. `ECONNREFUSED` or `ERR_CERT_AUTHORITY_INVALID`; no address, no text of the cause. */
  readonly reason: string;
  readonly wasSent: boolean;
}

const codePattern = /\b(?:net::)?(ERR_[A-Z0-9_]+|E[A-Z]{3,}|UND_ERR_[A-Z_]+|[A-Z]+(?:_[A-Z0-9]+)+)\b/;

/** Codes of Node's TLS and of Chromium's network stack that mean: somebody stands between, or the proxy refuses (B041). */
const proxyOrCertificate =
  /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ISSUER|^ERR_SSL|^ERR_TLS|^EPROTO$|PROXY|TUNNEL|SOCKS|^ERR_PAC/;

/** TLS can break on an open connection too, when the request is out; a certificate is looked at before anything is sent. */
const mayBreakLater = (reason: string) =>
  /^(?:ERR_SSL|ERR_TLS|EPROTO$)/.test(reason) && !/CERT|VERSION_OR_CIPHER|WRONG_VERSION/.test(reason);

/** Codes after which the service cannot have seen the request. */
const neverSent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|ERR_NAME_NOT_RESOLVED|ERR_NAME_RESOLUTION_FAILED|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_ADDRESS_UNREACHABLE|ERR_ADDRESS_INVALID|ERR_UNSAFE_PORT|ERR_BLOCKED_BY_CLIENT|ERR_CONNECTION_TIMED_OUT)$/;

function codeOf(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null || depth > 4) return undefined;
  const { code, message, cause, errors } = error as Record<string, unknown>;
  if (typeof code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(code)) return code;
  const inner =
    codeOf(cause, depth + 1) ?? (Array.isArray(errors) ? codeOf(errors[0], depth + 1) : undefined);
  if (inner) return inner;
  return typeof message === 'string' ? codePattern.exec(message)?.[1] : undefined;
}

function saysRedirect(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 4) return false;
  const { message, cause } = error as Record<string, unknown>;
  return (typeof message === 'string' && /redirect/i.test(message)) || saysRedirect(cause, depth + 1);
}

/** Reads what an injected fetch threw: Node's undici and Electron's net.fetch word their faults differently. */
export function failureOf(error: unknown): TransportFailure {
  if (saysRedirect(error)) return { kind: 'redirect', reason: 'redirect', wasSent: true };
  const reason = codeOf(error) ?? 'unknown';
  if (proxyOrCertificate.test(reason))
    return { kind: 'proxyOrCertificate', reason, wasSent: mayBreakLater(reason) };
  return { kind: 'network', reason, wasSent: !neverSent.test(reason) };
}
