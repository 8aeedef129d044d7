import type { Context } from 'hono';
import type { ZodError } from 'zod';
import { notFound, Problem } from './ground/problem';
import { requireScope } from './ground/scopes';
import { readBody } from './http/read-body';
import type { Reply, Route } from './routing/route';
import type { ServiceParts } from './routing/service-parts';
import type { StoredUser } from './storage/user-repository';

const DEFAULT_TENANT = 'default';

/**
 * The one way into a handler: token (401), client scope (403), user in the tenant (404), user type (404), user scope
 * (403), query and body by their schemas (400, 413, 415).
 */
export async function passGate(
  context: Context,
  parts: ServiceParts,
  route: Route,
  params: Record<string, string>,
): Promise<Reply> {
  const isOpen = route.isOpen && !(route.path === '/ready' && parts.switches.current.readyNeedsToken);
  const clientScopes = isOpen ? new Set<string>() : readToken(context, parts);
  if (!isOpen) requireScope(clientScopes, route.clientScope, 'This client');
  const tenant = context.req.header('TenantID') || DEFAULT_TENANT;
  if (tenant.length > 200) throw new Problem('validation', 'TenantID is longer than 200 characters');
  const userId = params['user-id'];
  const user = userId === undefined ? undefined : requireUser(parts, route, tenant, userId);
  const body = await parseBody(context, parts, route);
  const query = parseQuery(context, route);
  return route.handle(
    { parts, tenant, params, query, body, clientScopes, header: (name) => context.req.header(name) },
    user,
  );
}

function readToken(context: Context, parts: ServiceParts): ReadonlySet<string> {
  const scopes = parts.tokens.readHeader(context.req.header('authorization'));
  if (!scopes) {
    throw new Problem('unauthorized', 'The access token is missing, expired or invalid', {
      'WWW-Authenticate': 'Bearer',
    });
  }
  return scopes;
}

function requireUser(parts: ServiceParts, route: Route, tenant: string, userId: string): StoredUser {
  const user = parts.users.find(tenant, userId);
  if (!user) throw notFound('The user');
  if (route.userType && route.userType !== user.type) {
    throw notFound(`This analysis of a ${route.userType} for a user of type ${user.type}`);
  }
  requireScope(new Set(user.scopes), route.userScope, 'This user');
  return user;
}

async function parseBody(context: Context, parts: ServiceParts, route: Route): Promise<unknown> {
  if (!route.body) return undefined;
  const { bodyLimitBytes } = parts.switches.current;
  const raw = await readBody(context, route.bodyType ?? 'json', {
    limitBytes: Math.min(bodyLimitBytes, route.bodyLimitBytes ?? bodyLimitBytes),
    isSenderKnown: !route.isOpen,
  });
  if (raw === undefined && route.isBodyOptional) return undefined;
  const result = route.body.safeParse(raw ?? undefined);
  if (!result.success) throw new Problem('validation', describeIssues(result.error, 'body'));
  return result.data;
}

function parseQuery(context: Context, route: Route): unknown {
  if (!route.query) return undefined;
  const result = route.query.safeParse(context.req.query());
  if (!result.success) throw new Problem('validation', describeIssues(result.error, 'query'));
  return result.data;
}

/** Names places and expectations, never values: an error answer must not repeat bank data. */
function describeIssues(error: ZodError, where: string): string {
  const lines = error.issues.slice(0, 5).map((issue) => {
    const place = [where, ...issue.path.map(String)].join('.');
    return `${place}: ${issue.message}`;
  });
  const rest = error.issues.length - lines.length;
  return rest > 0 ? `${lines.join('; ')}; and ${rest} more` : lines.join('; ');
}
