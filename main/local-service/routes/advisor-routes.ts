import { createLink } from '../cockpit/secret-links';
import { notFound } from '../ground/problem';
import { requireScope } from '../ground/scopes';
import { type Route, route } from '../routing/route';
import type { ServiceParts } from '../routing/service-parts';
import { pagedSchema, pageQuerySchema } from '../schemas/list-schema';
import {
  advisorAnswerSchema,
  advisorSchema,
  linkAnswerSchema,
  personalizedLinkSchema,
  pictureSchema,
} from '../schemas/other-schema';
import type { Stored } from '../storage/document-repository';
import type { AdvisorRecord } from '../storage/records';
import { pageReply } from '../wire/page-envelope';

const area = 'Advisors';

function present(parts: ServiceParts, advisor: Stored<AdvisorRecord>): Record<string, unknown> {
  const avatar = parts.avatars.find(advisor.id);
  return {
    ...advisor.value,
    advisorId: advisor.id,
    hasAvatar: avatar !== undefined,
    ...(avatar ? { avatar: `data:${avatar.value.contentType};base64,${avatar.value.data}` } : {}),
    createdAt: new Date(advisor.createdAt).toISOString(),
  };
}

function requireAdvisor(
  parts: ServiceParts,
  tenant: string,
  params: Readonly<Record<string, string>>,
): Stored<AdvisorRecord> {
  const advisor = parts.advisors.findIn(tenant, params['advisor-id'] ?? '');
  if (!advisor) throw notFound('The advisor');
  return advisor;
}

/** `interface.md` 4.7, advisors with avatars, personalized and report links. */
export const advisorRoutes: readonly Route[] = [
  route(
    {
      area,
      method: 'GET',
      path: '/cockpits/advisors',
      purpose: 'Advisors',
      query: pageQuerySchema,
      answer: pagedSchema('advisors', advisorAnswerSchema),
    },
    ({ parts, tenant, query }) =>
      pageReply(parts, query, 'advisors', parts.advisors.count(tenant), (offset, limit) =>
        parts.advisors.list(tenant, offset, limit).map((advisor) => present(parts, advisor)),
      ),
  ),
  route(
    {
      area,
      method: 'POST',
      path: '/cockpits/advisors',
      purpose: 'Create advisor',
      body: advisorSchema,
      answer: advisorAnswerSchema,
      status: 201,
    },
    ({ parts, tenant, body }) => ({ body: present(parts, parts.advisors.create({ tenant, value: body })) }),
  ),
  route(
    {
      area,
      method: 'GET',
      path: '/cockpits/advisors/{advisor-id}',
      purpose: 'Get advisor',
      answer: advisorAnswerSchema,
    },
    ({ parts, tenant, params }) => ({ body: present(parts, requireAdvisor(parts, tenant, params)) }),
  ),
  route(
    {
      area,
      method: 'PATCH',
      path: '/cockpits/advisors/{advisor-id}',
      purpose: 'Patch advisor',
      body: advisorSchema,
      answer: advisorAnswerSchema,
    },
    ({ parts, tenant, params, body }) => {
      const advisor = requireAdvisor(parts, tenant, params);
      const value = { ...advisor.value, ...body };
      parts.advisors.update(advisor.id, value);
      return { body: present(parts, { ...advisor, value }) };
    },
  ),
  route(
    {
      area,
      method: 'DELETE',
      path: '/cockpits/advisors/{advisor-id}',
      purpose: 'Delete advisor',
      status: 204,
    },
    ({ parts, tenant, params }) => {
      const advisor = requireAdvisor(parts, tenant, params);
      parts.database.write(() => {
        parts.avatars.delete(advisor.id);
        parts.advisors.delete(advisor.id);
      });
      return {};
    },
  ),
  route(
    {
      area,
      method: 'POST',
      path: '/cockpits/advisors/{advisor-id}/avatar',
      purpose: 'Update advisor avatar',
      body: pictureSchema,
      answer: advisorAnswerSchema,
      status: 201,
    },
    ({ parts, tenant, params, body: { contentType, data } }) => {
      const advisor = requireAdvisor(parts, tenant, params);
      parts.avatars.create({ tenant, id: advisor.id, value: { contentType, data } });
      return { body: present(parts, advisor) };
    },
  ),
  route(
    {
      area,
      method: 'DELETE',
      path: '/cockpits/advisors/{advisor-id}/avatar',
      purpose: 'Delete advisor avatar',
      status: 204,
    },
    ({ parts, tenant, params }) => {
      const { id } = requireAdvisor(parts, tenant, params);
      if (!parts.avatars.find(id)) throw notFound('The avatar');
      parts.avatars.delete(id);
      return {};
    },
  ),
  route(
    {
      area,
      method: 'POST',
      path: '/cockpits/advisors/{advisor-id}/personalized-link',
      purpose: 'Create personalized customer link',
      body: personalizedLinkSchema,
      isBodyOptional: true,
      answer: linkAnswerSchema,
      status: 201,
    },
    ({ parts, tenant, params, body, clientScopes }) => {
      const advisor = requireAdvisor(parts, tenant, params);
      const userId = body?.userId;
      const user = userId === undefined ? undefined : parts.users.find(tenant, userId);
      if (userId !== undefined && !user) throw notFound('The user');
      // The link opens a bank connection of this user, which asks the scope of both everywhere else.
      if (user) {
        requireScope(clientScopes, 'banking', 'This client');
        requireScope(new Set(user.scopes), 'banking', 'This user');
      }
      const owner = { tenant, advisorId: advisor.id, scopes: clientScopes, ...(user && { userId }) };
      return { body: createLink(parts, 'personalized', owner) };
    },
  ),
  route(
    {
      area: 'Reports',
      method: 'GET',
      path: '/cockpit-reports/advisors/{advisor-id}/report-link',
      purpose: 'Report link',
      answer: linkAnswerSchema,
    },
    ({ parts, tenant, params, clientScopes }) => ({
      body: createLink(parts, 'report', {
        tenant,
        advisorId: requireAdvisor(parts, tenant, params).id,
        scopes: clientScopes,
      }),
    }),
  ),
];
