import type { ExplorerAnswer, ExplorerOutcome } from '../../preload/contract';
import type { Endpoint } from '../service/endpoint-tables/endpoint-definition';
import { holdsScope } from '../service/requests/call-policy';
import type { ServiceError } from '../service/transport/service-error';

interface CallFacts {
  readonly endpoint: Pick<Endpoint, 'danger' | 'isCorrelation' | 'scope' | 'pathParameters'>;
  readonly isChanging: boolean;
}

/** Codes after which the request has not left. */
const neverLeft: readonly string[] = [
  'service.invalidCall',
  'service.secretMissing',
  'service.unauthorized',
  'service.secretRefused',
  'service.clientRefused',
  'service.logInRefused',
  'service.proxyOrCertificate',
];
/** Codes after which a change may have been made all the same. */
const inDoubt: readonly string[] = [
  'service.answerUnknown',
  'service.unavailable',
  'service.timeout',
  'service.badAnswer',
  'service.redirectRefused',
];

/** How a call ended, of one that leaves once: what changes something is never called failed while it may have been done. */
export function outcomeOfError(
  { code, details, status }: ServiceError,
  { endpoint, isChanging }: CallFacts,
): ExplorerOutcome {
  if (neverLeft.includes(code)) return 'notSent';
  // Such a call gets a plain 401 or 429 only while it waits for its turn; what left is `answerUnknown`.
  const isHeldBack = code === 'service.rateLimited' || code === 'service.tokenRefused';
  if (endpoint.danger === 'movesMoney' && isHeldBack) return 'notSent';
  if (code === 'service.cancelled') {
    if (details.wasSent !== 'yes') return 'notSent';
    return isChanging ? 'unknown' : 'stopped';
  }
  if (code === 'service.network') return isChanging ? 'notSent' : 'noAnswer';
  if (inDoubt.includes(code)) return isChanging ? 'unknown' : 'noAnswer';
  if (endpoint.isCorrelation && status === 404) return 'stillRunning';
  return 'refused';
}

/** Who lacks the scope over which a call was refused: the connection, or else the customer; null for other refusals. */
export function missingScopeOf(
  { code, details }: ServiceError,
  { endpoint }: CallFacts,
  tokenScopes: readonly string[],
): ExplorerAnswer['missingScope'] {
  if (code === 'service.missingScope') return { scope: String(details.scope), who: 'connection' };
  const { scope, pathParameters } = endpoint;
  const isOfUser = pathParameters.includes('user-id');
  if (code !== 'service.forbidden' || scope === undefined || !isOfUser) return null;
  return { scope, who: holdsScope(tokenScopes, scope) ? 'customer' : 'connection' };
}
