import type { z } from 'zod';
import { breakdown } from './answer-parts';
import * as company from './company-answers';
import * as general from './general-answers';
import * as person from './person-answers';
import { type BreakdownKey, breakdownKeys, type ResultKey } from './result-table';

/** Results with members of their own. One that is named nowhere is drawn as a tree. */
const ownAnswers = {
  'company.liquidity': company.liquidity,
  'company.cashTransactions': company.cashTransactions,
  'company.customersSuppliers': company.customersSuppliers,
  'company.foreignSales': company.foreignSales,
  'company.staff': company.staff,
  'company.risk': company.companyRisk,
  'company.topCategories': company.topCategories,
  'person.income': person.income,
  'person.spending': person.spending,
  'person.householdBudget': person.householdBudget,
  'person.riskFactors': person.riskFactors,
  'person.livingSituation': person.livingSituation,
  'person.adultCheck': person.adultCheck,
  'renterInformation.get': person.renterInformation,
  'accountDetection.get': general.accountDetection,
  'accountHistory.get': general.accountHistory,
  'contracts.get': general.contracts,
  'categorization.get': general.categorization,
} as const satisfies Partial<Record<ResultKey, z.ZodType>>;

/** Result -> schema, by the key of its endpoint. */
export const answerTable = {
  ...(Object.fromEntries(breakdownKeys.map((key) => [key, breakdown])) as Record<
    BreakdownKey,
    typeof breakdown
  >),
  ...ownAnswers,
};

export type AnsweredEndpoint = keyof typeof answerTable;
export type Answer<Endpoint extends AnsweredEndpoint> = z.infer<(typeof answerTable)[Endpoint]>;

export function isAnswered(endpoint: string): endpoint is AnsweredEndpoint {
  return Object.hasOwn(answerTable, endpoint);
}

/** Lists that the service may put into an object of their own (interface-gaps.md). */
const wrapped: Partial<Record<AnsweredEndpoint, readonly string[]>> = {
  'contracts.get': ['contracts', 'items', 'data'],
  'categorization.get': ['transactions', 'categorization', 'items', 'data'],
};

function unwrapped(endpoint: AnsweredEndpoint, payload: unknown): unknown {
  if (!payload || typeof payload !== 'object' || Array.isArray(payload)) return payload;
  for (const member of wrapped[endpoint] ?? []) {
    const inner = (payload as Record<string, unknown>)[member];
    if (Array.isArray(inner)) return inner;
  }
  return payload;
}

/** An answer in its one shape; null when it is neither an object nor, where one is expected, a list. */
export function readAnswer<Endpoint extends AnsweredEndpoint>(
  endpoint: Endpoint,
  payload: unknown,
): Answer<Endpoint> | null {
  const raw = unwrapped(endpoint, payload);
  const isList = endpoint in wrapped;
  if (!raw || typeof raw !== 'object' || Array.isArray(raw) !== isList) return null;
  return answerTable[endpoint].parse(raw) as Answer<Endpoint>;
}
