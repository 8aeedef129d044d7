import { type CustomerScopes, knownScopes, type UserType } from '../../preload/contract';

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
