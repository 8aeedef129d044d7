import { notFound } from '../ground/problem';
import { type Route, route } from '../routing/route';
import type { ServiceParts } from '../routing/service-parts';
import { pictureSchema, tenantAnswerSchema, tenantSchema } from '../schemas/other-schema';

const area = 'Tenants';

/** A tenant exists as soon as somebody names it (gaps page, `TenantID`). */
function present(parts: ServiceParts, tenant: string): Record<string, unknown> {
  const logo = parts.tenantLogos.find(tenant);
  return {
    ...parts.tenants.find(tenant)?.value,
    tenantId: tenant,
    hasLogo: logo !== undefined,
    ...(logo ? { logo: `data:${logo.value.contentType};base64,${logo.value.data}` } : {}),
  };
}

/** `interface.md` 4.7, the tenant of the request and its logo. */
export const tenantRoutes: readonly Route[] = [
  route(
    { area, method: 'GET', path: '/cockpits/tenants', purpose: 'Get tenant', answer: tenantAnswerSchema },
    ({ parts, tenant }) => ({ body: present(parts, tenant) }),
  ),
  route(
    {
      area,
      method: 'PATCH',
      path: '/cockpits/tenants',
      purpose: 'Patch tenant',
      body: tenantSchema,
      answer: tenantAnswerSchema,
    },
    ({ parts, tenant, body }) => {
      const value = { ...parts.tenants.find(tenant)?.value, ...body };
      parts.tenants.create({ tenant, id: tenant, value });
      return { body: present(parts, tenant) };
    },
  ),
  route(
    {
      area,
      method: 'POST',
      path: '/cockpits/tenants/logos',
      purpose: 'Create tenant logo',
      body: pictureSchema,
      answer: tenantAnswerSchema,
      status: 201,
    },
    ({ parts, tenant, body: { contentType, data } }) => {
      parts.tenantLogos.create({ tenant, id: tenant, value: { contentType, data } });
      return { body: present(parts, tenant) };
    },
  ),
  route(
    { area, method: 'DELETE', path: '/cockpits/tenants/logos', purpose: 'Delete tenant logo', status: 204 },
    ({ parts, tenant }) => {
      if (!parts.tenantLogos.find(tenant)) throw notFound('The logo');
      parts.tenantLogos.delete(tenant);
      return {};
    },
  ),
];
