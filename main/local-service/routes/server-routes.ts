import { z } from 'zod';
import { Problem } from '../ground/problem';
import { ALL_SCOPES } from '../ground/scopes';
import { type Route, route } from '../routing/route';

const authSchema = z.looseObject({
  client_id: z.string(),
  client_secret: z.string(),
  grant_type: z.literal('client_credentials'),
});

const tokenSchema = z.looseObject({
  access_token: z.string(),
  expires_in: z.number().int(),
  token_type: z.literal('Bearer'),
  scope: z.string(),
  session_state: z.string(),
});

/** Status and tokens (`interface.md` 4.1). */
export const serverRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      path: '/ready',
      area: 'Server status',
      purpose: 'Current server status',
      isOpen: true,
      answer: z.looseObject({ status: z.string() }),
    },
    () => ({ body: { status: 'ready' } }),
  ),
  route(
    {
      method: 'POST',
      path: '/auth',
      area: 'Authentication',
      purpose: 'Get an access token',
      isOpen: true,
      body: authSchema,
      bodyType: 'form',
      bodyLimitBytes: 16_384,
      answer: tokenSchema,
    },
    ({ parts, body }) => {
      if (!parts.tokens.isClient(body.client_id, body.client_secret)) {
        throw new Problem('unauthorized', 'Unknown client or wrong secret');
      }
      const { tokenField, tokenLifeSeconds, clientScopes } = parts.switches.current;
      const scopes = clientScopes ?? ALL_SCOPES;
      return {
        body: {
          [tokenField]: parts.tokens.issue(scopes, tokenLifeSeconds),
          expires_in: tokenLifeSeconds,
          token_type: 'Bearer',
          scope: scopes.join(' '),
          session_state: parts.tokens.sessionState,
          'not-before-policy': 0,
        },
      };
    },
  ),
];
