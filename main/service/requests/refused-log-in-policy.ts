import type { ServiceErrorCode } from '../transport/service-error';

/** Codes after which nothing is asked again until a person wants it: the log-in was refused, not out of order. */
export const refusedLogInCodes = [
  'service.secretRefused',
  'service.clientRefused',
  'service.logInRefused',
  'service.unauthorized',
] as const satisfies readonly ServiceErrorCode[];
export type RefusedLogInCode = (typeof refusedLogInCodes)[number];

/** Error words of RFC 6749, 5.2 and 4.1.2.1 that speak of what the client may do, or of how it was asked. */
const aboutTheService = new Set([
  'unauthorized_client',
  'access_denied',
  'forbidden',
  'invalid_scope',
  'invalid_request',
  'unsupported_grant_type',
]);

const namesSecret = /secret|password|passwort|geheimnis|kennwort/i;
const namesClient = /client|mandant|application/i;
/** Of what both belong to, nobody can say which it was. */
const ofBoth = /client[ _-]?(secret|credentials?|authentication)/gi;
/** What stands around a client that is known and may not, for example one that is switched off. */
const namesRight =
  /not (enabled|allowed|permitted|active)|disabled|blocked|locked|suspended|gesperrt|deaktiviert/i;

/**
 * Which of secret, client id or service it was, as far as the answer of `/auth` says so. Its words only narrow it down:
 * a service that names neither, or both, leaves it open, and its own words are shown beside.
 */
export function refusedLogInCode(status: number, type: string, message: string): RefusedLogInCode {
  const word = type.toLowerCase();
  if (namesRight.test(message)) return 'service.logInRefused';
  const isSecret = namesSecret.test(message);
  const isClient = namesClient.test(message.replace(ofBoth, ''));
  if (isSecret !== isClient) return isSecret ? 'service.secretRefused' : 'service.clientRefused';
  if (isSecret || word === 'invalid_client') return 'service.unauthorized';
  if (status === 401) return 'service.unauthorized';
  return status === 403 || aboutTheService.has(word) ? 'service.logInRefused' : 'service.unauthorized';
}
