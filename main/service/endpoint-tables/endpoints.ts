import type { ZodType, z } from 'zod';
import { bankingEndpoints } from './banking';
import { categorizationEndpoints } from './categorization';
import { cockpitEndpoints } from './cockpits';
import type { Endpoint, PathParameterNames } from './endpoint-definition';
import { otherEndpoints } from './other';
import { companyEndpoints, personEndpoints } from './results';
import { uploadEndpoints } from './upload';
import { userEndpoints } from './users';

/** The tables by the headings of interface.md 4.7. */
export const endpointTables = {
  users: userEndpoints,
  banking: bankingEndpoints,
  upload: uploadEndpoints,
  categorization: categorizationEndpoints,
  company: companyEndpoints,
  person: personEndpoints,
  cockpits: cockpitEndpoints,
  other: otherEndpoints,
} as const;

/**
 * Every endpoint of interface.md 4.7 under a stable key: the one table that the typed calls, the explorer, the
 * activity view and the tests of the local service read. `/auth` (4.1) is apart: token-source. Deprecated ones are absent (9).
 */
export const endpoints = {
  ...userEndpoints,
  ...bankingEndpoints,
  ...uploadEndpoints,
  ...categorizationEndpoints,
  ...companyEndpoints,
  ...personEndpoints,
  ...cockpitEndpoints,
  ...otherEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;

/** Path of the only endpoint outside the registry (interface.md 4.1). */
export const authPath = '/auth';

type PathOf<Key extends EndpointKey> = Endpoints[Key]['path'];

/** Values for the braces of the path, unencoded: `{ 'user-id': 'abc' }`. */
export type PathValues<Key extends EndpointKey> = [PathParameterNames<PathOf<Key>>] extends [never]
  ? { path?: undefined }
  : { path: { readonly [Name in PathParameterNames<PathOf<Key>>]: string } };

/** The JSON body as the endpoint takes it. */
export type BodyOf<Key extends EndpointKey> =
  Endpoints[Key] extends Endpoint<string, infer Body, ZodType, boolean> ? z.input<Body> : never;

/** What `call` gives as `value`: `unknown` where the service may answer any shape. */
export type ValueOf<Key extends EndpointKey> =
  Endpoints[Key] extends Endpoint<string, ZodType, infer Answer, infer Any>
    ? Any extends true
      ? unknown
      : z.output<Answer>
    : never;
