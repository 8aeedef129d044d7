import { z } from 'zod';

const incomes = [
  'salary',
  'pension',
  'child-benefit',
  'parental-allowance',
  'rental',
  'investment',
  'loan',
  'alimony',
  'self-employment',
  'other',
] as const;
const risks = ['backDebit', 'garnishment', 'collection', 'gambling', 'overdraft-amount'] as const;

/** Scopes that are known to exist for a user of each type; the set is open, a service may have others. */
export const knownScopes: Readonly<Record<'person' | 'company', readonly string[]>> = {
  company: [
    'banking',
    'banking-upload',
    'categorization',
    'company-cash',
    'company-liquidity',
    'company-foreign-payment',
    'company-risk',
    'company-credit',
    'company-insurance',
    'company-investment',
    'company-internal-booking',
    'company-staff',
    'company-customer-supplier',
  ],
  person: [
    'banking',
    'banking-upload',
    'categorization',
    ...incomes.map((one) => `person-income-${one}`),
    ...risks.map((one) => `person-risk-${one}`),
    'person-adult-check',
    'person-living-situation',
  ],
};

const scope = z.string().min(1).max(200);
export const scopeList = z.array(scope).min(1).max(200);

/** Which scopes a customer's user and the connection hold (interface.md 5.5). */
export const customerScopes = z.strictObject({
  /** Null when the service does not say what a user holds. */
  held: z.array(scope).max(1_000).nullable(),
  connection: z.array(scope).max(1_000),
});
export type CustomerScopes = z.infer<typeof customerScopes>;
