import { z } from 'zod';
import { categorizationDescription, categoryTree } from '../analysis/index';
import { answerCorrelation } from '../answers/correlation';
import { categorizedChunks, fetchCategorized, requireCategorizedRun } from '../answers/read-categories';
import { type Route, route, userRoute } from '../routing/route';
import { openObjectSchema } from '../schemas/list-schema';
import { categorizedSchema, transactionIdsSchema } from '../schemas/result-schema';
import { correlationAnswerSchema, correlationQuerySchema } from './analysis-routes';

const area = 'Categorization';
const gate = { area, clientScope: 'categorization', userScope: 'categorization' } as const;

/** `interface.md` 4.5 to 4.7, categorization. */
export const categorizationRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      path: '/categorization/categories',
      area,
      purpose: 'Categorization tree',
      clientScope: 'categorization',
      answer: z.looseObject({ categories: z.array(openObjectSchema) }),
    },
    () => ({ body: { categories: categoryTree } }),
  ),
  route(
    {
      method: 'GET',
      path: '/categorization/description',
      area,
      purpose: 'Categorization description',
      clientScope: 'categorization',
      answer: openObjectSchema,
    },
    () => ({ body: categorizationDescription() }),
  ),
  userRoute(
    {
      ...gate,
      method: 'GET',
      path: '/users/{user-id}/categorization',
      purpose: 'Categorization',
      answer: categorizedSchema,
    },
    ({ parts, user }) => ({ chunks: categorizedChunks(parts, user, requireCategorizedRun(user)) }),
  ),
  userRoute(
    {
      ...gate,
      method: 'GET',
      path: '/users/{user-id}/categorization/correlation',
      purpose: 'Categorization: correlation',
      query: correlationQuerySchema,
      answer: correlationAnswerSchema,
    },
    answerCorrelation,
  ),
  userRoute(
    {
      ...gate,
      method: 'POST',
      path: '/users/{user-id}/categorization/transactions/fetch',
      purpose: 'Categorization by transaction identifiers',
      body: transactionIdsSchema,
      answer: categorizedSchema,
    },
    ({ parts, user, body }) => ({
      body: fetchCategorized(parts, user, requireCategorizedRun(user), body.transactionIDs),
    }),
  ),
];
