/** Tabs of the results that hold several of them, in the order of the screen. A new one: its name here and `results.tab.<name>`. */
export const resultTabs = [
  'income',
  'spending',
  'budget',
  'signs',
  'living',
  'liquidity',
  'partners',
  'risk',
  'categories',
] as const;

export interface ResultRow {
  /** Below `/users/{user-id}/`, as interface.md 4.7 writes it. */
  readonly path: string;
  /** Where its correlation endpoint lies when that is not `path`/correlation. */
  readonly correlationPath?: string;
  /** For which type of user the service has it; for both where it is left out. */
  readonly userType?: 'company' | 'person';
  /** For which it says something, where the service answers it for both. */
  readonly askedFor?: 'company' | 'person';
  /** The scope that opens it; a trailing `*` means any of that family. */
  readonly scope?: string;
  /**
   * Where it is drawn: `breakdown` (interface.md 2.4) has a tab of its own, with chart, table and contracts; `other` stands under the last
   * tab; `none` says something about single bookings and is no result to look at.
   */
  readonly tab: 'breakdown' | (typeof resultTabs)[number] | 'other' | 'none';
  /**
   * Whether the bookings that it names are listed in the appendix of the report: under its `own` heading, or those that no other result
   * names (`rest`). Left out where it names whole months of turnover, or every booking.
   */
  readonly appendix?: 'own' | 'rest';
}

/**
 * Every result of interface.md 4.7 that is fetched after a run, kept, drawn and printed, in the order of screen and report. Client (endpoint and its
 * correlation twin), run, window, scopes and report walk this table. To add one: a row, and its texts.
 */
export const resultTable = {
  'company.credits': {
    path: 'analysis/company/credits',
    userType: 'company',
    scope: 'company-credit',
    tab: 'breakdown',
    appendix: 'own',
  },
  'company.insurances': {
    path: 'analysis/company/insurances',
    userType: 'company',
    scope: 'company-insurance',
    tab: 'breakdown',
    appendix: 'own',
  },
  'company.investments': {
    path: 'analysis/company/investments',
    userType: 'company',
    scope: 'company-investment',
    tab: 'breakdown',
    appendix: 'own',
  },
  'company.internalBookings': {
    path: 'analysis/company/internal-bookings',
    userType: 'company',
    scope: 'company-internal-booking',
    tab: 'breakdown',
    appendix: 'own',
  },
  'company.liquidity': {
    path: 'analysis/company/liquidity',
    userType: 'company',
    scope: 'company-liquidity',
    tab: 'liquidity',
  },
  'company.cashTransactions': {
    path: 'analysis/company/cash-transactions',
    userType: 'company',
    scope: 'company-cash',
    tab: 'liquidity',
    appendix: 'own',
  },
  'company.customersSuppliers': {
    path: 'analysis/company/customers-suppliers',
    userType: 'company',
    scope: 'company-customer-supplier',
    tab: 'partners',
    appendix: 'own',
  },
  'company.foreignSales': {
    path: 'analysis/company/foreign-sales',
    userType: 'company',
    scope: 'company-foreign-payment',
    tab: 'partners',
    appendix: 'own',
  },
  'company.risk': {
    path: 'analysis/company/risk',
    userType: 'company',
    scope: 'company-risk',
    tab: 'risk',
    appendix: 'own',
  },
  'company.topCategories': {
    path: 'analysis/company/top-categories',
    userType: 'company',
    tab: 'categories',
    appendix: 'rest',
  },
  'company.staff': {
    path: 'analysis/company/staff',
    userType: 'company',
    scope: 'company-staff',
    tab: 'categories',
    appendix: 'own',
  },
  'person.income': {
    path: 'analysis/person/income',
    userType: 'person',
    scope: 'person-income-*',
    tab: 'income',
    appendix: 'own',
  },
  'person.spending': {
    path: 'analysis/person/spending',
    userType: 'person',
    tab: 'spending',
    appendix: 'own',
  },
  'person.householdBudget': {
    path: 'analysis/person/household-bugdet',
    userType: 'person',
    tab: 'budget',
    appendix: 'own',
  },
  'person.riskFactors': {
    path: 'analysis/person/risk-factors',
    userType: 'person',
    scope: 'person-risk-*',
    tab: 'signs',
    appendix: 'own',
  },
  'person.livingSituation': {
    path: 'analysis/person/living-situation',
    userType: 'person',
    scope: 'person-living-situation',
    tab: 'living',
    appendix: 'own',
  },
  'renterInformation.get': { path: 'renter-information', askedFor: 'person', tab: 'living' },
  'person.adultCheck': {
    path: 'analysis/person/adult-check',
    correlationPath: 'analysis/person/adultcheck/correlation',
    userType: 'person',
    scope: 'person-adult-check',
    tab: 'living',
    appendix: 'own',
  },
  'accountDetection.get': { path: 'account-detection', tab: 'other' },
  'accountHistory.get': { path: 'account-history', tab: 'other' },
  'contracts.get': { path: 'contracts', tab: 'other' },
  'categorization.get': { path: 'categorization', scope: 'categorization', tab: 'none' },
} as const satisfies Record<string, ResultRow>;

export type ResultTable = typeof resultTable;
export type ResultKey = keyof ResultTable;
/** Those of a breakdown. */
export type BreakdownKey = {
  [Key in ResultKey]: ResultTable[Key]['tab'] extends 'breakdown' ? Key : never;
}[ResultKey];
/** Its correlation twin in the registry of endpoints (interface.md 4.5). */
export type CorrelationKeyOf<Key extends ResultKey> = Key extends `${infer Name}.get`
  ? `${Name}.correlation`
  : `${Key}.correlation`;

/** In the order of the table. */
export const resultKeys = Object.keys(resultTable) as ResultKey[];

export const breakdownKeys = resultKeys.filter(
  (key): key is BreakdownKey => resultTable[key].tab === 'breakdown',
);

/** Its row; null for an endpoint that is no result known here. */
export function resultRow(endpoint: ResultKey): ResultRow;
export function resultRow(endpoint: string): ResultRow | null;
export function resultRow(endpoint: string): ResultRow | null {
  return Object.hasOwn(resultTable, endpoint) ? resultTable[endpoint as ResultKey] : null;
}

/** Those whose bookings the appendix of the report lists, in its order: what says most of a booking comes first. */
export const appendixKeys = (['own', 'rest'] as const).flatMap((kind) =>
  resultKeys.filter((key) => resultRow(key).appendix === kind),
);

export function correlationKeyOf<Key extends ResultKey>(key: Key): CorrelationKeyOf<Key> {
  return `${key.replace(/\.get$/, '')}.correlation` as CorrelationKeyOf<Key>;
}

/** What is fetched after a run for a user of this type. */
export function resultsOf(type: 'company' | 'person'): ResultKey[] {
  return resultKeys.filter((key) => {
    const { userType = type, askedFor = userType } = resultRow(key);
    return askedFor === type;
  });
}
