import { z } from 'zod';
import { ANALYSES, type AnalysisRow } from '../analysis';
import { answerCorrelation, requireResult } from '../answers/correlation';
import { presentResult } from '../answers/result-dialect';
import { heldByBoth } from '../ground/member-scopes';
import { type Route, userRoute } from '../routing/route';
import { openObjectSchema } from '../schemas/list-schema';
import { breakdownSchema } from '../schemas/result-schema';

/** Its names are settings of the client and switches here, so any query passes. */
export const correlationQuerySchema = z.looseObject({});
export const correlationAnswerSchema = z.looseObject({ status: z.string() });

function rowRoutes(row: AnalysisRow): Route[] {
  const gate = {
    area: row.userType
      ? `${row.userType === 'company' ? 'Company' : 'Person'} analytics`
      : 'Account analysis',
    clientScope: row.scope,
    userScope: row.scope,
    userType: row.userType,
  };
  return [
    userRoute(
      {
        ...gate,
        method: 'GET',
        path: `/users/{user-id}/${row.path}`,
        purpose: row.purpose,
        answer: row.isBreakdown ? breakdownSchema : openObjectSchema,
      },
      ({ parts, user, clientScopes }) =>
        presentResult(
          parts,
          row.kind,
          requireResult(parts, user, row.kind),
          heldByBoth(clientScopes, user.scopes),
        ),
    ),
    userRoute(
      {
        ...gate,
        method: 'GET',
        path: `/users/{user-id}/${row.correlationPath ?? `${row.path}/correlation`}`,
        purpose: `${row.purpose}: correlation`,
        query: correlationQuerySchema,
        answer: correlationAnswerSchema,
      },
      answerCorrelation,
    ),
  ];
}

/** `interface.md` 4.6, 4.7: each result with its correlation endpoint, from the table of analyses. */
export const analysisRoutes: readonly Route[] = ANALYSES.flatMap(rowRoutes);
