import { z } from 'zod';
import { COMPANIES, searchCompanies } from '../register/company-register';
import { drawLogo } from '../register/logo-drawing';
import { type Route, route } from '../routing/route';
import { openObjectSchema } from '../schemas/list-schema';
import { companySearchSchema, feedbackSchema, logoSearchSchema } from '../schemas/other-schema';

/** `interface.md` 4.7, "Other", without the webhooks. */
export const otherRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      path: '/companies/search',
      area: 'Companies',
      purpose: 'Search companies',
      body: companySearchSchema,
      answer: z.looseObject({ companies: z.array(openObjectSchema) }),
    },
    ({ body }) => ({
      body: { companies: searchCompanies(body.query ?? body.name ?? '', body.city ?? '', body.limit) },
    }),
  ),
  route(
    {
      method: 'POST',
      path: '/logos/find',
      area: 'Logos',
      purpose: 'Search logos',
      body: logoSearchSchema,
      answer: z.looseObject({ logos: z.array(openObjectSchema) }),
    },
    ({ body }) => {
      const names = body.names ?? (body.name === undefined ? [] : [body.name]);
      const known = names.filter(
        (name) => searchCompanies(name, '', COMPANIES.length).length > 0 && name.trim() !== '',
      );
      return { body: { logos: known.map((name) => ({ name, url: drawLogo(name) })) } };
    },
  ),
  route(
    {
      method: 'POST',
      path: '/feedback',
      area: 'Feedback',
      purpose: 'Create feedback',
      body: feedbackSchema,
      answer: z.looseObject({ feedbackId: z.string() }),
      status: 201,
    },
    ({ parts, tenant, body }) => {
      const user = body.userId === undefined ? undefined : parts.users.find(tenant, body.userId);
      // Feedback about a user goes with the user; that of a stranger is kept as general feedback.
      const owner = user ? { userId: user.userId } : {};
      return { body: { feedbackId: parts.feedback.create({ tenant, ...owner, value: body }).id } };
    },
  ),
];
