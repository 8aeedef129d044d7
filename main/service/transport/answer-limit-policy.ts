import type { Endpoint } from '../endpoint-tables/endpoint-definition';
import type { ClientLimits } from './client-limits';

const megabyte = 1024 * 1024;

/**
 * How many bytes an endpoint's answer may have (SEC-45): what tells a state is short, a document is bounded, and only
 * lists and results grow with a customer's transactions.
 */
export function answerLimitOf(
  endpoint: Pick<
    Endpoint,
    'isCorrelation' | 'answerKind' | 'method' | 'keepsAnyShape' | 'isPaginated' | 'path'
  >,
  limits: Pick<ClientLimits, 'maxAnswerBytes'>,
): number {
  return Math.min(limits.maxAnswerBytes, wantedLimit(endpoint, limits.maxAnswerBytes));
}

function wantedLimit(endpoint: Parameters<typeof answerLimitOf>[0], whole: number): number {
  if (endpoint.isCorrelation) return megabyte;
  if (endpoint.answerKind === 'pdf') return 64 * megabyte;
  if (endpoint.method === 'GET' || endpoint.keepsAnyShape || endpoint.path.endsWith('/fetch')) return whole;
  return 32 * megabyte;
}
