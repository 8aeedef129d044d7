import { createHash } from 'node:crypto';
import type { ReportData } from '../../preload/contract';
import { canonicalJson } from '../../preload/contract/values/canonical-json';

type HashedContent = Pick<
  ReportData,
  | 'appVersion'
  | 'environment'
  | 'customer'
  | 'figures'
  | 'signs'
  | 'thresholds'
  | 'choices'
  | 'corrections'
  | 'isOutdated'
> & {
  results: Pick<ReportData['results'][number], 'endpoint' | 'state' | 'payload'>[];
  appendix: ReportData['appendix'];
  appendixTotal: number;
};

/**
 * SHA-256 over what the report says, what was chosen for it and the version that says it (feature 60). Times, run numbers and the language stay
 * outside: the same case and version give the same value, today and tomorrow, in German and in English.
 */
export function reportHashOf(content: HashedContent): string {
  const {
    appVersion,
    environment,
    customer,
    figures,
    signs,
    thresholds,
    choices,
    corrections,
    isOutdated,
    results,
    appendix,
    appendixTotal,
  } = content;
  const hashed = {
    appVersion,
    environment,
    customer,
    figures,
    signs,
    thresholds,
    choices,
    corrections,
    isOutdated,
    results: results
      .map(({ endpoint, state, payload }) => ({ endpoint, state, payload }))
      .sort((a, b) => (a.endpoint < b.endpoint ? -1 : 1)),
    appendix: [...appendix].sort((a, b) => (a.transactionId < b.transactionId ? -1 : 1)),
    appendixTotal,
  };
  return createHash('sha256').update(canonicalJson(hashed)).digest('hex');
}
