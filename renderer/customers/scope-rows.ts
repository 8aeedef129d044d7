import { type CustomerScopes, knownScopes, type Result, type UserType } from '../../preload/contract';
import { resultRow } from '../../preload/contract/answers/result-table';

export interface ScopeRow {
  readonly scope: string;
  /** `missing`: the connection holds it and the user does not, so it can be added. */
  readonly state: 'held' | 'missing' | 'notOfConnection' | 'unknown';
}

/** What a customer may have analysed: every scope known for its type, and whatever else the user holds. */
export function scopeRows({ held, connection }: CustomerScopes, type: UserType): ScopeRow[] {
  const known = knownScopes[type];
  const others = (held ?? []).filter((scope) => !known.includes(scope)).sort();
  return [...known, ...others].map((scope) => {
    if (!connection.includes(scope)) return { scope, state: 'notOfConnection' };
    if (held === null) return { scope, state: 'unknown' };
    return { scope, state: held.includes(scope) ? 'held' : 'missing' };
  });
}

const scopeOf = (endpoint: string) => resultRow(endpoint)?.scope;

/** Scopes that open these results, and that the customer lacks or may lack. */
export function scopesToAdd(rows: readonly ScopeRow[], endpoints: readonly string[]): string[] {
  const wanted = endpoints.flatMap((endpoint) => scopeOf(endpoint) ?? []);
  const opens = (scope: string) =>
    wanted.some((one) => (one.endsWith('*') ? scope.startsWith(one.slice(0, -1)) : scope === one));
  return rows.flatMap(({ scope, state }) =>
    (state === 'missing' || state === 'unknown') && opens(scope) ? scope : [],
  );
}

/**
 * Results that failed for want of a scope, by who lacks it: the client knows what the connection's token holds and asks for nothing else, so
 * a refusal of the service means the customer.
 */
export function lackingScopes(results: readonly Result[]): {
  ofCustomer: string[];
  ofConnection: string[];
  /** Refused by the service though no scope is known to open them. */
  unnamed: string[];
} {
  const lacking = results.filter(({ state }) => state === 'missingScope');
  const isOfConnection = ({ error }: Result) => error?.code === 'service.missingScope';
  const refused = lacking.filter((result) => !isOfConnection(result)).map(({ endpoint }) => endpoint);
  return {
    ofCustomer: refused.filter((endpoint) => scopeOf(endpoint) !== undefined),
    unnamed: refused.filter((endpoint) => scopeOf(endpoint) === undefined),
    ofConnection: lacking.filter(isOfConnection).map(({ endpoint }) => endpoint),
  };
}
