import type { ZodType } from 'zod';
import { shapes } from './shapes';

export interface EndpointRow {
  label: string;
  /** What it answers. */
  shape: ZodType | 'nothing' | 'pdf';
  /** What client and user must hold, one of these; `client:` asks the client alone. */
  scopes: readonly string[];
  isClientOnly: boolean;
  userType?: 'person' | 'company';
  /** A body that must be refused with 400. */
  badBody?: unknown;
}

const row = (label: string, shape: EndpointRow['shape'], scopes = '', badBody?: unknown): EndpointRow => ({
  label,
  shape,
  scopes: scopes.replace('client:', '').split(' ').filter(Boolean),
  isClientOnly: scopes.startsWith('client:'),
  userType: /\/(person|company)(\/|$)/.exec(label)?.[1] as EndpointRow['userType'],
  badBody,
});

const U = '/users/{user-id}';
const B = `${U}/banking`;
const either = 'banking banking-upload';
const income =
  'salary pension child-benefit parental-allowance rental investment loan alimony self-employment other'
    .split(' ')
    .map((name) => `person-income-${name}`)
    .join(' ');
const risk = 'backDebit garnishment collection gambling overdraft-amount'
  .split(' ')
  .map((name) => `person-risk-${name}`)
  .join(' ');

/** A result and its correlation endpoint. */
const result = (
  path: string,
  shape: ZodType,
  scopes = '',
  correlation = `${path}/correlation`,
): EndpointRow[] => [
  row(`GET ${U}/${path}`, shape, scopes),
  row(`GET ${U}/${correlation}`, shapes.done, scopes),
];
const ofCompany = (name: string, shape: ZodType, scope = '') =>
  result(`analysis/company/${name}`, shape, scope);
const ofPerson = (name: string, shape: ZodType, scope = '', spelled = name) =>
  result(`analysis/person/${name}`, shape, scope, `analysis/person/${spelled}/correlation`);

/** Every endpoint of interface.md: what it answers, which scopes it asks, which body it must refuse. */
export const endpointRows: readonly EndpointRow[] = [
  row('POST /auth', shapes.token),
  row('GET /ready', shapes.ready),
  row('GET /users', shapes.users),
  row('POST /users', shapes.user, '', { type: 'dog' }),
  row('GET /users/custom-user-id/{custom-user-id}', shapes.user),
  row('POST /users/delete', shapes.deleted, '', { ids: [] }),
  row('POST /users/import-user', shapes.imported, 'client:banking-upload', {
    type: 'company',
    accounts: [{}],
  }),
  row(`GET ${U}`, shapes.user),
  row(`DELETE ${U}`, 'nothing'),
  row(`PATCH ${U}`, shapes.user, '', { expiresIn: 'soon' }),
  row(`POST ${U}/scopes`, shapes.user, '', { scopes: [] }),
  row(`POST ${U}/trigger-analysis`, shapes.started, 'banking-upload'),
  row('GET /banking/logins/status/sync', shapes.pagedLogins, 'banking'),
  row(`POST ${B}/connect`, shapes.session, 'banking'),
  row(`DELETE ${B}/disconnect`, 'nothing', 'banking'),
  row(`GET ${B}/logins/status/sync`, shapes.logins, 'banking'),
  row(`DELETE ${B}/logins/{banklogin-id}`, 'nothing', 'banking'),
  row(`POST ${B}/management`, shapes.session, 'banking'),
  row(`POST ${B}/sync`, shapes.session, 'banking'),
  row(`GET ${B}/accounts`, shapes.accounts, either),
  row(`DELETE ${B}/accounts`, shapes.deleted, either, { ids: 'a' }),
  row(`DELETE ${B}/accounts/{account-id}`, 'nothing', either),
  row(`GET ${B}/accounts/{account-id}/pdf`, 'pdf', either),
  row(`GET ${B}/correlation`, shapes.done, either),
  row(`POST ${B}/mock/connect`, shapes.login, 'banking', { bankId: 'none' }),
  row(`GET ${B}/transactions`, shapes.bookings, either),
  row(`POST ${B}/logins/{banklogin-id}/money-transfer`, shapes.transfer, 'banking', {
    amount: 1,
    recipient: { name: 'A', iban: 'DE00' },
  }),
  row(`GET ${B}/logins/{banklogin-id}/money-transfer/{money-transfer-id}`, shapes.transfer, 'banking'),
  row(`POST ${B}/accounts`, shapes.accounts, 'banking-upload', { accounts: [{ accountId: 1 }] }),
  row(`PATCH ${B}/accounts`, shapes.accounts, 'banking-upload', { accounts: [] }),
  row(`PATCH ${B}/accounts/{account-id}`, shapes.changed, 'banking-upload', [{ amount: 1 }]),
  row(`POST ${B}/accounts/{account-id}/transactions`, shapes.uploaded, 'banking-upload', [
    { amount: 'much' },
  ]),
  row(`DELETE ${B}/accounts/{account-id}/transactions`, shapes.deleted, 'banking-upload', {}),
  row('GET /categorization/categories', shapes.categories, 'categorization'),
  row('GET /categorization/description', shapes.description, 'categorization'),
  ...result('categorization', shapes.labelled, 'categorization'),
  row(`POST ${U}/categorization/transactions/fetch`, shapes.fetched, 'categorization', { transactionIDs: 1 }),
  ...result('contracts', shapes.contracts, 'categorization'),
  ...result('account-detection', shapes.detection, 'categorization'),
  ...result('account-history', shapes.history, 'categorization'),
  ...result('renter-information', shapes.renter, 'categorization'),
  ...ofCompany('cash-transactions', shapes.cash, 'company-cash'),
  ...ofCompany('credits', shapes.breakdown, 'company-credit'),
  ...ofCompany('customers-suppliers', shapes.partners, 'company-customer-supplier'),
  ...ofCompany('foreign-sales', shapes.foreign, 'company-foreign-payment'),
  ...ofCompany('insurances', shapes.breakdown, 'company-insurance'),
  ...ofCompany('internal-bookings', shapes.breakdown, 'company-internal-booking'),
  ...ofCompany('investments', shapes.breakdown, 'company-investment'),
  ...ofCompany('liquidity', shapes.liquidity, 'company-liquidity'),
  ...ofCompany('risk', shapes.risk, 'company-risk'),
  ...ofCompany('staff', shapes.staff, 'company-staff'),
  ...ofCompany('top-categories', shapes.topCategories),
  ...ofPerson('adult-check', shapes.adult, 'person-adult-check', 'adultcheck'),
  ...ofPerson('household-bugdet', shapes.budget),
  ...ofPerson('income', shapes.modules, income),
  ...ofPerson('living-situation', shapes.living, 'person-living-situation'),
  ...ofPerson('risk-factors', shapes.riskFactors, risk),
  ...ofPerson('spending', shapes.modules),
  row('GET /cockpits', shapes.cockpits),
  row('GET /cockpits/recommendations', shapes.allRecommendations),
  row(`GET ${U}/cockpits/cockpit-link`, shapes.link),
  row(`GET ${U}/cockpits/company`, shapes.companyCockpit),
  row(`GET ${U}/cockpits/person`, shapes.personCockpit),
  row(`GET ${U}/cockpits/correlation`, shapes.done),
  row(`GET ${U}/cockpits/download`, 'pdf'),
  row(`GET ${U}/cockpits/recommendations`, shapes.recommendations),
  row('GET /cockpit-reports/advisors/{advisor-id}/report-link', shapes.link),
  row('GET /cockpits/advisors', shapes.advisors),
  row('POST /cockpits/advisors', shapes.advisor, '', { firstName: 1 }),
  row('GET /cockpits/advisors/{advisor-id}', shapes.advisor),
  row('PATCH /cockpits/advisors/{advisor-id}', shapes.advisor),
  row('DELETE /cockpits/advisors/{advisor-id}', 'nothing'),
  row('POST /cockpits/advisors/{advisor-id}/avatar', shapes.advisor),
  row('DELETE /cockpits/advisors/{advisor-id}/avatar', 'nothing'),
  row('POST /cockpits/advisors/{advisor-id}/personalized-link', shapes.link),
  row('GET /cockpits/tenants', shapes.tenant),
  row('PATCH /cockpits/tenants', shapes.tenant, '', { name: 1 }),
  row('POST /cockpits/tenants/logos', shapes.tenant, '', { contentType: 'text/html', data: 'AA==' }),
  row('DELETE /cockpits/tenants/logos', 'nothing'),
  row('POST /companies/search', shapes.companies, '', { limit: 0 }),
  row('POST /logos/find', shapes.logos, '', { names: 'one' }),
  row('POST /feedback', shapes.feedback, '', { rating: 'good' }),
  row('GET /webhooks', shapes.webhooks, 'client:webhooks'),
  row('POST /webhooks', shapes.webhook, 'client:webhooks', { url: 'http://example.org/' }),
  row('PUT /webhooks/{webhook-id}', shapes.webhook, 'client:webhooks'),
  row('PATCH /webhooks/{webhook-id}', shapes.webhook, 'client:webhooks'),
  row('DELETE /webhooks/{webhook-id}', 'nothing', 'client:webhooks'),
];

export function rowOf(label: string): EndpointRow {
  const found = endpointRows.find((candidate) => candidate.label === label);
  if (!found) throw new Error(`interface.md has no ${label}`);
  return found;
}
