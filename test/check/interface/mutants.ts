import { z } from 'zod';
import { answering, type Break, change, method, oldestFirst, routeOf, zeros } from './break-service';
import { doorMutants } from './door-mutants';
import { A, B, everyScope, type Mutant, mutant, U } from './mutant';
import { idleMutants, unscopedClientMutants, unscopedUserMutants } from './silent-mutants';

/** Figures and their order. */
const zeroed = [
  'company/cash-transactions',
  'company/credits',
  'company/customers-suppliers',
  'company/foreign-sales',
  'company/insurances',
  'company/internal-bookings',
  'company/investments',
  'company/liquidity',
  'company/staff',
  'company/top-categories',
  'person/household-bugdet',
  'person/income',
  'person/living-situation',
  'person/spending',
  'person/risk-factors',
].map((name) =>
  mutant('results', `figures are 0: ${name}`, `GET ${A}/${name}`, answering(`GET ${A}/${name}`, zeros)),
);
const reversed = [
  'company/credits',
  'company/cash-transactions',
  'company/foreign-sales',
  'person/household-bugdet',
  'person/income',
].map((name) =>
  mutant(
    'results',
    `oldest month first: ${name}`,
    `GET ${A}/${name}`,
    answering(`GET ${A}/${name}`, oldestFirst),
  ),
);
const answers: Mutant[] = [
  mutant(
    'results',
    'amounts change their sign',
    `GET ${A}/company/liquidity`,
    answering(`GET ${A}/company/liquidity`, (body: { overview: { outgoings: { sum: number } } }) => ({
      ...body,
      overview: {
        ...body.overview,
        outgoings: { ...body.overview.outgoings, sum: -body.overview.outgoings.sum },
      },
    })),
  ),
  mutant(
    'results',
    'a result is an empty object',
    `GET ${A}/company/risk`,
    answering(`GET ${A}/company/risk`, () => ({})),
  ),
  mutant(
    'results',
    'a result has a member too many',
    `GET ${A}/person/adult-check`,
    answering(`GET ${A}/person/adult-check`, (body: object) => ({ ...body, more: 1 })),
  ),
  mutant(
    'results',
    'no booking is categorized',
    `GET ${U}/categorization`,
    answering(`GET ${U}/categorization`, () => ({ transactions: [] })),
  ),
  mutant(
    'results',
    'no contract is found',
    `GET ${U}/contracts`,
    answering(`GET ${U}/contracts`, () => ({ contracts: [] })),
  ),
  mutant(
    'results',
    'a run is never completed',
    `GET ${U}/contracts/correlation`,
    change(`GET ${U}/contracts/correlation`, {
      handle: () => ({ status: 404, body: { type: 'not_found', message: '' } }),
    }),
  ),
  mutant(
    'uploads',
    'bookings lose their amount',
    `GET ${B}/transactions`,
    answering(`GET ${B}/transactions`, zeros),
  ),
  mutant(
    'users',
    'pages are never the next one',
    'GET /users',
    method(
      'users',
      'list',
      (list) => (tenant: string, _: number, limit: number) =>
        list(tenant as never, 0 as never, limit as never),
    ),
  ),
  mutant(
    'cockpits',
    'cockpits ask no scope of the client',
    `GET ${U}/cockpits/company`,
    openCockpit(`GET ${U}/cockpits/company`),
  ),
  mutant(
    'cockpits',
    'the cockpit PDF asks no scope of the client',
    `GET ${U}/cockpits/download`,
    openCockpit(`GET ${U}/cockpits/download`),
  ),
  mutant(
    'cockpits',
    'a cockpit link asks no scope of the client',
    `GET ${U}/cockpits/cockpit-link`,
    openCockpit(`GET ${U}/cockpits/cockpit-link`),
  ),
  mutant(
    'cockpits',
    'recommendations ask no scope of the client',
    `GET ${U}/cockpits/recommendations`,
    openCockpit(`GET ${U}/cockpits/recommendations`),
  ),
  mutant(
    'bank',
    'a transfer takes any order',
    `POST ${B}/logins/{banklogin-id}/money-transfer`,
    change(`POST ${B}/logins/{banklogin-id}/money-transfer`, { body: z.unknown() }),
  ),
  mutant(
    'bank',
    'a transfer forgets its amount',
    `POST ${B}/logins/{banklogin-id}/money-transfer`,
    method('transfers', 'findOfUser', (find) => (...given: never[]) => {
      const found = find(...given) as { value: { order: object } } | undefined;
      return found && { ...found, value: { ...found.value, order: { ...found.value.order, amount: 1 } } };
    }),
  ),
];

/** The handler works for a client that holds everything. */
function openCockpit(label: string): Break {
  return (service) => {
    const { handle } = routeOf(service, label);
    const opened: typeof handle = (request, user) => handle({ ...request, clientScopes: everyScope() }, user);
    return change(label, { handle: opened })(service);
  };
}

export const mutants: readonly Mutant[] = [
  ...idleMutants,
  ...unscopedClientMutants,
  ...unscopedUserMutants,
  ...doorMutants,
  ...zeroed,
  ...reversed,
  ...answers,
];
