import { describe, expect, it } from 'vitest';
import { type TypedAccount, typedOf } from '../../../../../main/store/accounts/typed-accounts';

const draftOf = (name: string | null, currency: string | null = 'EUR') => ({
  iban: null,
  accountNumber: null,
  bankCode: null,
  currency,
  name,
});
const typed = (name: string | null, iban: string | null, currency = 'EUR'): TypedAccount => ({
  draft: draftOf(name, currency),
  fields: iban === null ? {} : { iban, origins: { iban: 'user' } },
  isLeftOut: false,
});

describe('what was typed of the accounts of a file', () => {
  it('when accounts are told by their names alone, each finds its own', () => {
    const known = [typed('Giro', 'DE75512108001245126199'), typed('Sparen', 'DE02120300000000202051')];
    expect(typedOf(known, draftOf('Sparen'))).toBe(known[1]);
    expect(typedOf(known, draftOf('Giro'))).toBe(known[0]);
  });

  it('when nothing was typed of an account, it gets nothing of another', () => {
    const known = [typed('Giro', 'DE75512108001245126199'), typed('Sparen', null)];
    expect(typedOf(known, draftOf('Sparen'))).toBeUndefined();
    expect(
      typedOf([typed(null, 'DE75512108001245126199'), typed(null, null, 'USD')], draftOf(null, 'USD')),
    ).toBe(undefined);
  });

  it('when two are told alike, none is guessed; one alone is found in another currency too', () => {
    const twice = [typed(null, 'DE75512108001245126199'), typed(null, 'DE02120300000000202051')];
    expect(typedOf(twice, draftOf(null))).toBeUndefined();
    const one = typed(null, 'DE75512108001245126199');
    expect(typedOf([one], draftOf(null, 'USD'))).toBe(one);
  });
});
