import {
  adultCheckSchema,
  householdBudgetSchema,
  livingSituationSchema,
  moduleBreakdownsSchema,
  personRiskSchema,
} from '../schemas/person-result-schema';
import { correlationEndpoint, endpoint } from './endpoint-definition';

const userType = 'person';

/** interface.md 4.7, "Person analytics", spelled as there: `household-bugdet`, and `adultcheck` in the correlation path alone. */
export const personEndpoints = {
  'person.adultCheck': endpoint('GET', '/users/{user-id}/analysis/person/adult-check', {
    userType,
    scope: 'person-adult-check',
    answer: adultCheckSchema,
    keepsAnyShape: true,
  }),
  'person.adultCheck.correlation': correlationEndpoint(
    '/users/{user-id}/analysis/person/adultcheck/correlation',
    { userType, scope: 'person-adult-check' },
  ),
  'person.householdBudget': endpoint('GET', '/users/{user-id}/analysis/person/household-bugdet', {
    userType,
    answer: householdBudgetSchema,
    keepsAnyShape: true,
  }),
  'person.householdBudget.correlation': correlationEndpoint(
    '/users/{user-id}/analysis/person/household-bugdet/correlation',
    { userType },
  ),
  'person.income': endpoint('GET', '/users/{user-id}/analysis/person/income', {
    userType,
    scope: 'person-income-*',
    section: '4.6',
    answer: moduleBreakdownsSchema,
    keepsAnyShape: true,
  }),
  'person.income.correlation': correlationEndpoint('/users/{user-id}/analysis/person/income/correlation', {
    userType,
    scope: 'person-income-*',
  }),
  'person.livingSituation': endpoint('GET', '/users/{user-id}/analysis/person/living-situation', {
    userType,
    scope: 'person-living-situation',
    answer: livingSituationSchema,
    keepsAnyShape: true,
  }),
  'person.livingSituation.correlation': correlationEndpoint(
    '/users/{user-id}/analysis/person/living-situation/correlation',
    { userType, scope: 'person-living-situation' },
  ),
  'person.riskFactors': endpoint('GET', '/users/{user-id}/analysis/person/risk-factors', {
    userType,
    scope: 'person-risk-*',
    answer: personRiskSchema,
    keepsAnyShape: true,
  }),
  'person.riskFactors.correlation': correlationEndpoint(
    '/users/{user-id}/analysis/person/risk-factors/correlation',
    { userType, scope: 'person-risk-*' },
  ),
  'person.spending': endpoint('GET', '/users/{user-id}/analysis/person/spending', {
    userType,
    answer: moduleBreakdownsSchema,
    keepsAnyShape: true,
  }),
  'person.spending.correlation': correlationEndpoint(
    '/users/{user-id}/analysis/person/spending/correlation',
    { userType },
  ),
} as const;
