import type { AccountUpload } from '../schemas/banking-schema';
import { amountNumberOfMinor } from './amount-number';

export interface WireAccountFacts {
  iban: string | null;
  accountNumber: string | null;
  bankCode: string | null;
  bankName: string | null;
  bic: string | null;
  owner: string | null;
  name: string | null;
  type: string;
  currency: string;
  balanceMinor: number | null;
}

const textMembers = ['iban', 'bankCode', 'bankName', 'bic', 'owner', 'name'] as const;

/**
 * An account as it is created (interface.md 2.2), without transactions: these follow through the transactions
 * endpoint, so a lost answer never leaves open how many of them came along.
 */
export function wireAccountOf(serviceAccountId: string, facts: WireAccountFacts): AccountUpload {
  const account: AccountUpload = {
    accountId: serviceAccountId,
    type: facts.type,
    currency: facts.currency,
  };
  for (const name of textMembers) {
    const value = facts[name];
    if (value !== null && value !== '') account[name] = value;
  }
  const accountNumber = facts.accountNumber ?? numberInIban(facts.iban);
  if (accountNumber !== null) account.accountNumber = accountNumber;
  if (facts.balanceMinor !== null) account.balance = amountNumberOfMinor(facts.balanceMinor, facts.currency);
  return account;
}

/** A German IBAN ends in the ten digits of the account number. */
function numberInIban(iban: string | null): string | null {
  return iban !== null && /^DE\d{20}$/.test(iban) ? iban.slice(12) : null;
}
