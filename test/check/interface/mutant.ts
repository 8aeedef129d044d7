import { ALL_SCOPES } from '../../../main/local-service/ground/scopes';
import type { Break } from './break-service';

/** One behaviour broken; `area` names the checks that must see it, and `seenAt` the endpoints they look at. */
export interface Mutant {
  name: string;
  area: 'users' | 'uploads' | 'bank' | 'results' | 'cockpits' | 'team' | 'webhooks' | 'refusals';
  seenAt: readonly string[];
  apply: Break;
}

export const U = '/users/{user-id}';
export const B = `${U}/banking`;
export const A = `${U}/analysis`;
export const mutant = (area: Mutant['area'], name: string, seenAt: string, apply: Break): Mutant => ({
  name,
  area,
  seenAt: [seenAt],
  apply,
});

export const everyScope = () => new Set(ALL_SCOPES);
