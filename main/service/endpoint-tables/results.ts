import type { ZodType, ZodUndefined } from 'zod';
import {
  type CorrelationKeyOf,
  correlationKeyOf,
  type ResultKey,
  type ResultTable,
  resultKeys,
  resultRow,
} from '../../../preload/contract/answers/result-table';
import { listSchema } from '../schemas/banking-schema';
import { breakdownSchema } from '../schemas/breakdown-schema';
import * as company from '../schemas/company-result-schema';
import { accountDetectionSchema } from '../schemas/general-result-schema';
import * as person from '../schemas/person-result-schema';
import { correlationEndpoint, type Endpoint, endpoint } from './endpoint-definition';

/** What an answer is expected to hold; one that does not is shown all the same. Breakdowns need no row. */
const answers: Partial<Record<ResultKey, ZodType>> = {
  'company.cashTransactions': company.cashTransactionsSchema,
  'company.customersSuppliers': company.customersSuppliersSchema,
  'company.foreignSales': company.foreignSalesSchema,
  'company.liquidity': company.liquiditySchema,
  'company.risk': company.companyRiskSchema,
  'company.staff': company.staffSchema,
  'company.topCategories': company.topCategoriesSchema,
  'person.adultCheck': person.adultCheckSchema,
  'person.householdBudget': person.householdBudgetSchema,
  'person.income': person.moduleBreakdownsSchema,
  'person.livingSituation': person.livingSituationSchema,
  'person.riskFactors': person.personRiskSchema,
  'person.spending': person.moduleBreakdownsSchema,
  'accountDetection.get': accountDetectionSchema,
  'contracts.get': listSchema,
  'categorization.get': listSchema,
};

type TypeOf<Key extends ResultKey> = ResultTable[Key] extends { userType: infer Type } ? Type : 'any';
type KeysOf<Type> = { [Key in ResultKey]: TypeOf<Key> extends Type ? Key : never }[ResultKey];
type PathOf<Key extends ResultKey> = `/users/{user-id}/${ResultTable[Key]['path']}`;

type ResultEndpoints<Key extends ResultKey> = {
  readonly [One in Key]: Endpoint<PathOf<One>, ZodUndefined, ZodType, true>;
} & {
  readonly [One in Key as CorrelationKeyOf<One>]: Endpoint<
    `${PathOf<One>}/correlation`,
    ZodUndefined,
    ZodType,
    true
  >;
};

/** Endpoints of the results of one type of user, `any` for those of both: each resource with its correlation twin. */
function resultEndpoints<Type extends 'company' | 'person' | 'any'>(type: Type) {
  const rows = resultKeys.flatMap((key) => {
    const { path, correlationPath, scope, tab, userType = 'any' } = resultRow(key);
    if (userType !== type) return [];
    const answer = answers[key] ?? (tab === 'breakdown' ? breakdownSchema : undefined);
    return [
      [key, endpoint('GET', `/users/{user-id}/${path}`, { userType, scope, answer, keepsAnyShape: true })],
      [
        correlationKeyOf(key),
        correlationEndpoint(`/users/{user-id}/${correlationPath ?? `${path}/correlation`}`, {
          userType,
          scope,
        }),
      ],
    ] as const;
  });
  return Object.fromEntries(rows) as unknown as ResultEndpoints<KeysOf<Type>>;
}

/** interface.md 4.7, "Company analytics" and "Person analytics" (4.6 for their answers). Other spellings: path-aliases. */
export const companyEndpoints = resultEndpoints('company');
export const personEndpoints = resultEndpoints('person');
/** Of "Categorization, contracts, account analysis, renter information", those of a run. */
export const generalResultEndpoints = resultEndpoints('any');
