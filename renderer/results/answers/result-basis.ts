import { createContext, useContext } from 'react';
import type { LocalFigures } from '../../../preload/contract';
import { type Coverage, coverageOf } from '../../../preload/contract/values/coverage';

export type AccountFigures = LocalFigures['accounts'][number];

/** What every figure of a customer rests on: which months the accounts have, and where its bookings stand. */
export interface ResultBasis {
  /** Null when this computer knows nothing of the accounts. */
  coverage: Coverage<AccountFigures> | null;
  /** Bookings were uploaded after the analysis: the results may lack days that the accounts have. */
  isOutdated: boolean;
  /** Account of a booking of a contract; null for one that is not on this computer. */
  accountOf: (transactionId: string) => string | null;
  /** Of all accounts. */
  currencies: readonly string[];
}

const accountUnknown = () => null;

export function makeBasis(
  figures: LocalFigures | null,
  isOutdated: boolean,
  accountOf: ResultBasis['accountOf'] = accountUnknown,
  currencies: readonly string[] = [],
): ResultBasis {
  const coverage = figures ? coverageOf(figures.accounts) : null;
  return {
    coverage: coverage && coverage.accounts.length > 0 ? coverage : null,
    isOutdated,
    accountOf,
    currencies,
  };
}

export const noBasis: ResultBasis = makeBasis(null, false);

/** A result without a currency of a customer who has several: its sums may be of more than one, and such sums say nothing. */
export function isOfSeveral(
  currency: string | null,
  { coverage, currencies }: Pick<ResultBasis, 'coverage' | 'currencies'>,
): boolean {
  if (currency !== null) return false;
  const ofAccounts = [...(coverage?.accounts ?? []), ...(coverage?.unknown ?? [])];
  return new Set([...currencies, ...ofAccounts.map((one) => one.currency)]).size > 1;
}

/**
 * The currency of what these bookings pay where the result beside it has none: that of the accounts that paid its first and its last one.
 * Null where they have two, and where an account has bookings of another currency too.
 */
export function currencyOfPayments(
  ids: readonly string[],
  { coverage, accountOf }: Pick<ResultBasis, 'coverage' | 'accountOf'>,
): string | null {
  const accounts = [...(coverage?.accounts ?? []), ...(coverage?.unknown ?? [])];
  const paidFrom = [ids[0], ids.at(-1)].map((id) => {
    const accountId = accountOf(id ?? '');
    return accounts.find((one) => one.accountId === accountId && !one.otherCurrency)?.currency ?? null;
  });
  const [only, other] = paidFrom;
  return only === other ? (only ?? null) : null;
}

/** Accounts that a month must be whole for, for the words that say so; several where nothing is known of them. */
export function accountCount({ coverage }: Pick<ResultBasis, 'coverage'>): number {
  return coverage ? coverage.accounts.length + coverage.unknown.length : 2;
}

const BasisContext = createContext(noBasis);
export const BasisProvider = BasisContext.Provider;

export function useBasis(): ResultBasis {
  return useContext(BasisContext);
}
