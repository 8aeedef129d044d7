import { describe, expect, it } from 'vitest';
import type { ImportAccount } from '../../../../../preload/contract';
import {
  blockingProblems,
  draftOf,
  ibanOfDraft,
  numberOfDraft,
  patchOf,
  problemsOf,
} from '../../../../../renderer/import/accounts/account-draft';

const account = {
  iban: 'DE89370400440532013000',
  accountNumber: null,
  bankCode: null,
  bankName: 'Bank',
  bic: null,
  owner: null,
  name: null,
  type: 'GIRO',
  currency: 'EUR',
  balance: '1234.50',
} as ImportAccount;

describe('the form of an account', () => {
  it('sends nothing that was not changed, in either language', () => {
    for (const language of ['de', 'en'] as const) {
      expect(patchOf(account, draftOf(account, language), language)).toEqual({});
    }
  });

  it('sends only what was changed, cleaned, and null for what was emptied', () => {
    const draft = { ...draftOf(account, 'de'), bankName: ' ', owner: ' Muster GmbH ', balance: '1.234,56' };
    expect(patchOf(account, draft, 'de')).toEqual({
      bankName: null,
      owner: 'Muster GmbH',
      balance: '1234.56',
    });
  });

  it('takes an IBAN in groups and a balance as people write it', () => {
    const draft = { ...draftOf(account, 'en'), iban: 'de02 1203 0000 0000 2020 51', balance: '-2,000.5' };
    expect(patchOf(account, draft, 'en')).toEqual({ iban: 'DE02120300000000202051', balance: '-2000.5' });
  });

  it.each([
    ['de', '12.345', '12345'],
    ['de', '1.000', '1000'],
    ['de', '1.234.567', '1234567'],
    ['de', '12.34', '12.34'],
    ['de', '−3 500,5', '-3500.5'],
    ['en', '12,345', '12345'],
    ['en', '1,000', '1000'],
  ] as const)('takes in %s the balance %s as %s: thousands are no decimals', (language, typed, balance) => {
    const draft = { ...draftOf(account, language), balance: typed };
    expect(patchOf(account, draft, language)).toEqual({ balance });
    expect(problemsOf(draft, language)).toEqual([]);
  });

  it.each([
    ['de', '1,234', 'EUR'],
    ['en', '1.234', 'EUR'],
    ['de', '10,5', 'JPY'],
    ['de', '1,2,3', 'EUR'],
  ] as const)(
    'says in %s that %s is no balance of %s, which would be kept as none',
    (language, balance, currency) => {
      const draft = { ...draftOf(account, language), balance, currency };
      expect(problemsOf(draft, language)).toEqual(['balance']);
      expect(blockingProblems(account, draft, language)).toEqual(['balance']);
    },
  );

  it('names what cannot be right', () => {
    const draft = {
      ...draftOf(account, 'de'),
      iban: 'DE88370400440532013000',
      currency: 'EURO',
      balance: 'viel',
    };
    expect(problemsOf(draft, 'de')).toEqual(['iban', 'currency', 'balance']);
  });

  it('when a fault stands in the file and was not touched, it is shown but keeps nothing from being saved', () => {
    const wrong = { ...account, iban: 'DE88370400440532013000', bic: 'KURZ' };
    const draft = { ...draftOf(wrong, 'de'), owner: 'Muster GmbH' };
    expect(problemsOf(draft, 'de')).toEqual(['iban', 'bic']);
    expect(blockingProblems(wrong, draft, 'de')).toEqual([]);
    expect(blockingProblems(wrong, { ...draft, bic: 'KURZER' }, 'de')).toEqual(['bic']);
  });

  it('when bank code and account number are German or Austrian, their IBAN can be worked out and taken apart again', () => {
    const draft = { ...draftOf(account, 'de'), iban: '', bankCode: '12030000', accountNumber: '202051' };
    expect(ibanOfDraft(draft)).toBe('DE02120300000000202051');
    expect(numberOfDraft({ ...draft, iban: 'DE02 1203 0000 0000 2020 51' })).toEqual({
      bankCode: '12030000',
      accountNumber: '202051',
    });
    const austrian = ibanOfDraft({ ...draft, bankCode: '20111', accountNumber: '77123455' });
    expect(numberOfDraft({ ...draft, iban: austrian ?? '' })).toEqual({
      bankCode: '20111',
      accountNumber: '77123455',
    });
    expect(ibanOfDraft({ ...draft, bankCode: '1203' })).toBeNull();
    expect(numberOfDraft({ ...draft, iban: 'GB82WEST12345698765432' })).toBeNull();
  });
});
