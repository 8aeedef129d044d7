import { z } from 'zod';
import { answerCorrelation } from '../answers/correlation';
import { speak } from '../answers/result-dialect';
import { createCockpit } from '../cockpit/cockpit-content';
import { createCockpitPdf } from '../cockpit/cockpit-pdf';
import { recommend } from '../cockpit/recommendation-rules';
import { createLink } from '../cockpit/secret-links';
import { heldByBoth } from '../ground/member-scopes';
import { type Route, route, userRoute } from '../routing/route';
import { openObjectSchema, pagedSchema, pageQuerySchema } from '../schemas/list-schema';
import { linkAnswerSchema } from '../schemas/other-schema';
import type { StoredUser } from '../storage/user-repository';
import { pageReply } from '../wire/page-envelope';
import { correlationAnswerSchema, correlationQuerySchema } from './analysis-routes';

const area = 'Cockpits';
const cockpitSchema = z.looseObject({ userId: z.string(), breakdowns: openObjectSchema });

/** Cockpits have no record of their own: a user with results has one. */
const presentCockpit = (user: StoredUser) => ({
  cockpitId: user.userId,
  userId: user.userId,
  type: user.type,
  hasResults: user.resultRun !== null,
});

function cockpitRoute(type: StoredUser['type']): Route {
  return userRoute(
    {
      area,
      userType: type,
      method: 'GET',
      path: `/users/{user-id}/cockpits/${type}`,
      purpose: type === 'company' ? 'Company cockpit' : 'Person cockpit',
      answer: cockpitSchema,
    },
    ({ parts, user, clientScopes }) => ({
      body: speak(createCockpit(parts, user, heldByBoth(clientScopes, user.scopes)), parts.switches.current),
    }),
  );
}

/** `interface.md` 4.7, cockpits and their recommendations. */
export const cockpitRoutes: readonly Route[] = [
  route(
    {
      area,
      method: 'GET',
      path: '/cockpits',
      purpose: 'Cockpits',
      query: pageQuerySchema,
      answer: pagedSchema('cockpits', openObjectSchema),
    },
    ({ parts, tenant, query }) =>
      pageReply(parts, query, 'cockpits', parts.users.count(tenant), (offset, limit) =>
        parts.users.list(tenant, offset, limit).map(presentCockpit),
      ),
  ),
  route(
    {
      area,
      method: 'GET',
      path: '/cockpits/recommendations',
      purpose: 'Recommendations of all users, paged by user',
      query: pageQuerySchema,
      answer: pagedSchema('recommendations', openObjectSchema),
    },
    ({ parts, tenant, query, clientScopes }) =>
      pageReply(parts, query, 'recommendations', parts.users.count(tenant), (offset, limit) =>
        parts.users
          .list(tenant, offset, limit)
          .flatMap((user) => recommend(parts, user, heldByBoth(clientScopes, user.scopes))),
      ),
  ),
  userRoute(
    {
      area,
      method: 'GET',
      path: '/users/{user-id}/cockpits/cockpit-link',
      purpose: 'Cockpit link',
      answer: linkAnswerSchema,
    },
    ({ parts, tenant, user, clientScopes }) => ({
      body: createLink(parts, 'cockpit', { tenant, userId: user.userId, scopes: clientScopes }),
    }),
  ),
  cockpitRoute('company'),
  cockpitRoute('person'),
  userRoute(
    {
      area,
      method: 'GET',
      path: '/users/{user-id}/cockpits/correlation',
      purpose: 'Cockpits: correlation',
      query: correlationQuerySchema,
      answer: correlationAnswerSchema,
    },
    answerCorrelation,
  ),
  userRoute(
    {
      area,
      method: 'GET',
      path: '/users/{user-id}/cockpits/download',
      purpose: 'Cockpit PDF',
      answerType: 'application/pdf',
    },
    async ({ parts, user, clientScopes }) => ({
      file: {
        bytes: await createCockpitPdf(parts, user, heldByBoth(clientScopes, user.scopes)),
        contentType: 'application/pdf',
        name: 'cockpit.pdf',
      },
    }),
  ),
  userRoute(
    {
      area,
      method: 'GET',
      path: '/users/{user-id}/cockpits/recommendations',
      purpose: 'Cockpit recommendations',
      answer: z.looseObject({ recommendations: z.array(openObjectSchema) }),
    },
    ({ parts, user, clientScopes }) => ({
      body: { recommendations: recommend(parts, user, heldByBoth(clientScopes, user.scopes)) },
    }),
  ),
];
