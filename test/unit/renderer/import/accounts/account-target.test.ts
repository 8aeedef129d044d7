import { describe, expect, it } from 'vitest';
import type { ImportAccount, ImportSummary } from '../../../../../preload/contract';
import { draftOf, patchOf } from '../../../../../renderer/import/accounts/account-draft';
import {
  draftInto,
  firstTarget,
  knownAccounts,
  sameAccount,
} from '../../../../../renderer/import/accounts/account-target';

const account = (id: string, change: Partial<ImportAccount> = {}) =>
  ({
    id,
    accountId: id,
    iban: null,
    accountNumber: null,
    bankCode: null,
    bankName: null,
    bic: null,
    owner: null,
    name: null,
    type: 'GIRO',
    currency: 'EUR',
    balance: null,
    origins: {},
    ...change,
  }) as ImportAccount;
const summary = (id: string, customerId: string | null, createdAt: string, accounts: ImportAccount[]) =>
  ({ id, customerId, createdAt, accounts, files: [], state: 'open' }) as unknown as ImportSummary;

const nameless = account('row', { accountId: null, balance: '12.00' });
const inHand = summary('now', null, '2026-03-01', [nameless, account('twin')]);
const old = account('old-row', { accountId: 'giro', owner: 'Old name' });
const giro = account('giro-row', {
  accountId: 'giro',
  iban: 'DE02120300000000202051',
  owner: 'Muster GmbH',
  type: 'DEPOT',
  balance: '99.00',
});
const imports = [
  summary('first', 'anna', '2026-01-01', [old]),
  summary('second', 'anna', '2026-02-01', [giro]),
  summary('third', 'bert', '2026-02-02', [account('bert-row', { accountId: 'bert' })]),
  summary('nobodys', null, '2026-02-03', [account('stray')]),
  inHand,
];

describe('which account rows go to (feature 19)', () => {
  it('when no customer is chosen, accounts of this import and of all customers are offered, each as it was named last', () => {
    expect(knownAccounts(imports, inHand, null).map((one) => [one.customerId, one.account.id])).toEqual([
      [null, 'twin'],
      ['bert', 'bert-row'],
      ['anna', 'giro-row'],
    ]);
  });

  it('when the customer is chosen, no account of another one is offered', () => {
    expect(knownAccounts(imports, inHand, 'anna').map((one) => one.account.id)).toEqual(['twin', 'giro-row']);
  });

  it('when an existing account is chosen, its identity and description are taken, and the balance of the rows stays', () => {
    const draft = draftInto(draftOf(nameless, 'en'), { account: giro, customerId: 'anna' }, 'en');
    expect(patchOf(nameless, draft, 'en')).toEqual({
      iban: 'DE02120300000000202051',
      owner: 'Muster GmbH',
      type: 'DEPOT',
    });
  });

  it('when the existing account has no IBAN, that of the file is given up, or it would be another account', () => {
    const named = account('row', { iban: 'DE02120300000000202051' });
    const numbered = account('x', { accountNumber: '123', bankCode: '12030000' });
    const draft = draftInto(draftOf(named, 'en'), { account: numbered, customerId: 'anna' }, 'en');
    expect(patchOf(named, draft, 'en')).toEqual({ iban: null, accountNumber: '123', bankCode: '12030000' });
  });

  it('when the files name an account, they decide until the user names another', () => {
    expect(firstTarget(giro)).toBe('asFile');
    expect(firstTarget(nameless)).toBe('other');
    expect(firstTarget(account('x', { origins: { iban: 'user' } }))).toBe('other');
  });

  it('when a customer has the account already, it is said whose it is', () => {
    const known = knownAccounts(imports, inHand, null);
    expect(sameAccount(account('new', { accountId: 'giro' }), known)?.customerId).toBe('anna');
    expect(sameAccount(account('new', { accountId: 'other' }), known)).toBeNull();
    expect(sameAccount(nameless, known)).toBeNull();
  });
});
