import { describe, expect, it } from 'vitest';
import type { ImportAccount } from '../../../../preload/contract';
import { draftOf, hasIbanCheckDigits, patchOf, problemsOf } from '../../../../renderer/import/account-draft';

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

  it('names what cannot be right', () => {
    const draft = {
      ...draftOf(account, 'de'),
      iban: 'DE88370400440532013000',
      currency: 'EURO',
      balance: 'viel',
    };
    expect(problemsOf(draft)).toEqual(['iban', 'currency', 'balance']);
  });

  it('checks the digits of an IBAN', () => {
    expect(hasIbanCheckDigits('GB82WEST12345698765432')).toBe(true);
    expect(hasIbanCheckDigits('GB82WEST12345698765431')).toBe(false);
    expect(hasIbanCheckDigits('nonsense')).toBe(false);
  });
});
