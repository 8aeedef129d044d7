import type { Endpoint } from '../endpoint-tables/endpoint-definition';
import type { ClientLimits } from './client-limits';

const megabyte = 1024 * 1024;

/** What grows with a customer's transactions, or with the number of users; the first row that fits counts. */
const limitOfPath: readonly (readonly [path: RegExp, bytes: number])[] = [
  [/\/(?:banking\/transactions|transactions\/fetch|\{user-id\}\/categorization)$/, Number.POSITIVE_INFINITY],
  [/\/(?:analysis|contracts|account-detection|account-history|renter-information)(?:\/|$)/, 64 * megabyte],
  [/\/cockpits\/(?:company|person)$/, 64 * megabyte],
  [/^\/(?:users|cockpits|banking|categorization|companies|logos)\b/, 16 * megabyte],
];

/**
 * How many bytes an endpoint's answer may have (SEC-45): what tells a state is short, a document is bounded, and only
 * lists and results grow with a customer's transactions.
 */
export function answerLimitOf(
  endpoint: Pick<Endpoint, 'isCorrelation' | 'answerKind' | 'method' | 'path'>,
  limits: Pick<ClientLimits, 'maxAnswerBytes'>,
): number {
  return Math.min(limits.maxAnswerBytes, wantedLimit(endpoint));
}

function wantedLimit({
  isCorrelation,
  answerKind,
  method,
  path,
}: Parameters<typeof answerLimitOf>[0]): number {
  if (isCorrelation) return megabyte;
  if (answerKind === 'pdf') return 64 * megabyte;
  const isReading = method === 'GET' || /\/(?:fetch|search|find)$/.test(path);
  const [, bytes] = (isReading && limitOfPath.find(([fits]) => fits.test(path))) || [];
  return bytes ?? 4 * megabyte;
}
