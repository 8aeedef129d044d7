import {
  type Answer,
  type AnsweredEndpoint,
  isAnswered,
  readAnswer,
} from '../../../preload/contract/answers/answer-table';
import { unknownMembers } from '../../../preload/contract/answers/unknown-members';
import * as company from './company-digests';
import type { Digest, DigestReading } from './digest-parts';
import * as general from './general-digests';
import * as person from './person-digests';

type Makers = {
  [Endpoint in AnsweredEndpoint]?: (answer: Answer<Endpoint>, reading: DigestReading) => Digest;
};

const makers: Makers = {
  'company.liquidity': company.liquidityDigest,
  'company.cashTransactions': company.cashDigest,
  'company.customersSuppliers': company.partnersDigest,
  'company.foreignSales': company.foreignDigest,
  'company.staff': company.staffDigest,
  'company.risk': company.riskDigest,
  'company.topCategories': company.categoriesDigest,
  'person.income': person.incomeDigest,
  'person.spending': person.spendingDigest,
  'person.householdBudget': person.budgetDigest,
  'person.riskFactors': person.riskFactorsDigest,
  'person.livingSituation': person.livingDigest,
  'person.adultCheck': general.adultDigest,
  'renterInformation.get': person.renterDigest,
  'accountDetection.get': general.detectionDigest,
  'accountHistory.get': general.historyDigest,
  'contracts.get': general.contractsDigest,
};

/** Null for an answer that nobody made a digest for, or that has none of the members it needs. */
export function digestOf(endpoint: string, payload: unknown, reading: DigestReading): Digest | null {
  if (!isAnswered(endpoint)) return null;
  return madeDigest(endpoint, payload, reading);
}

function madeDigest<Endpoint extends AnsweredEndpoint>(
  endpoint: Endpoint,
  payload: unknown,
  reading: DigestReading,
): Digest | null {
  const make = makers[endpoint] as ((answer: Answer<Endpoint>, reading: DigestReading) => Digest) | undefined;
  const answer = readAnswer(endpoint, payload);
  if (!make || answer === null) return null;
  const digest = make(answer, reading);
  const tables = digest.tables.filter((table) => table.rows.length > 0);
  const facts = digest.facts.filter((fact) => fact.cell.kind !== 'none');
  const isEmpty = tables.length === 0 && facts.length === 0;
  if (isEmpty && (digest.sentence === null || digest.tables.length === 0)) return null;
  // "Nothing found" is no word for an answer that says something which its schema does not read.
  if (isEmpty && unknownMembers(endpoint, payload) !== null) return null;
  return { ...digest, facts, tables, sentence: isEmpty ? digest.sentence : null };
}
