import type { ZodType, z } from 'zod';
import type { ScopeRule } from '../ground/scopes';
import type { StoredUser } from '../storage/user-repository';
import type { ServiceParts } from './service-parts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a handler gets: everything already checked by the gate (token, scopes, tenant, user, schemas). */
export interface RouteRequest<Query, Body> {
  parts: ServiceParts;
  tenant: string;
  /** Path values by the names in the template, e.g. `account-id`, percent-decoded. */
  params: Readonly<Record<string, string>>;
  query: Query;
  body: Body;
  /** Scopes of the token. */
  clientScopes: ReadonlySet<string>;
  header(name: string): string | undefined;
}

export interface UserRouteRequest<Query, Body> extends RouteRequest<Query, Body> {
  user: StoredUser;
}

/** JSON text, or its bytes in UTF-8. */
export type JsonPiece = string | Uint8Array;

/** What a handler answers. One of `body` (any JSON value), `chunks` (pieces of JSON text), `file`, or nothing (204). */
export interface Reply {
  status?: number;
  body?: unknown;
  chunks?: Iterable<JsonPiece>;
  file?: { bytes: Uint8Array; contentType: string; name: string };
  headers?: Record<string, string>;
}

/** One row of the route table: the app, the OpenAPI document and the tests read it. */
export interface Route {
  method: Method;
  /** Template of `interface.md` 4.7, e.g. `/users/{user-id}`. */
  path: string;
  /** Section heading of 4.7, for the OpenAPI document. */
  area: string;
  purpose: string;
  /** Reachable without a token. */
  isOpen?: boolean;
  /** What the client must hold. */
  clientScope?: ScopeRule;
  /** What the user must have been given. */
  userScope?: ScopeRule;
  /** Exists only for users of this type; others get 404 (`interface.md` 1.3). */
  userType?: 'person' | 'company';
  query?: ZodType;
  body?: ZodType;
  isBodyOptional?: boolean;
  /** Less than what other bodies may hold: for what is read before anybody is known. */
  bodyLimitBytes?: number;
  /** Media type of the body when it is not JSON. */
  bodyType?: 'form';
  answer?: ZodType;
  answerType?: 'application/pdf';
  status: number;
  handle(request: RouteRequest<unknown, unknown>, user: StoredUser | undefined): Reply | Promise<Reply>;
}

type Parsed<Schema> = Schema extends ZodType ? z.output<Schema> : undefined;

type RouteOptions<Query, Body> = Omit<Route, 'query' | 'body' | 'handle' | 'status'> & {
  query?: Query;
  body?: Body;
  status?: number;
};

/** A route without a user in its path. */
export function route<
  Query extends ZodType | undefined = undefined,
  Body extends ZodType | undefined = undefined,
>(
  options: RouteOptions<Query, Body>,
  handle: (request: RouteRequest<Parsed<Query>, Parsed<Body>>) => Reply | Promise<Reply>,
): Route {
  return {
    status: 200,
    ...options,
    handle: (request) => handle(request as RouteRequest<Parsed<Query>, Parsed<Body>>),
  };
}

/** A route below `/users/{user-id}`; the user exists in the tenant of the request when the handler runs. */
export function userRoute<
  Query extends ZodType | undefined = undefined,
  Body extends ZodType | undefined = undefined,
>(
  options: RouteOptions<Query, Body>,
  handle: (request: UserRouteRequest<Parsed<Query>, Parsed<Body>>) => Reply | Promise<Reply>,
): Route {
  return {
    status: 200,
    ...options,
    handle: (request, user) => {
      if (!user) throw new Error(`${options.path} has no user in its path`);
      return handle({ ...(request as RouteRequest<Parsed<Query>, Parsed<Body>>), user });
    },
  };
}
