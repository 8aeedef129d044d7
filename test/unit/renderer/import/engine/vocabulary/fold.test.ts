import { describe, expect, it } from 'vitest';
import {
  fold,
  foldHeader,
  foldHeaderPlain,
  headerSpellings,
  spellings,
  wordSet,
} from '../../../../../../renderer/import/engine/vocabulary/fold';

describe('the comparable form of texts', () => {
  it.each([
    ['  Überweisung: ', 'uberweisung'],
    ['ATM_WITHDRAWAL', 'atm withdrawal'],
    ['="Gutschrift"', 'gutschrift'],
    ['Udført', 'udfort'],
    ['İade', 'iade'],
    ['Wpłata', 'wplata'],
    ['Debit (-)', 'debit (-)'],
    ['Дебет', 'дебет'],
  ])('of the cell %s is %s', (raw, key) => {
    expect(fold(raw)).toBe(key);
    expect(fold(key)).toBe(key);
  });

  it.each([
    ['Zahlungsempfänger*in', 'zahlungsempfaenger'],
    ['bookingDate', 'booking date'],
    ['Saldo (€)', 'saldo'],
    ['Дебет', 'debet'],
    ['借方', 'debit amount'],
    ['Beløb', 'belob'],
  ])('of the header %s is %s', (raw, key) => {
    expect(foldHeader(raw)).toBe(key);
  });

  it('has the Nordic umlauts of a header without their second letter as well', () => {
    expect(foldHeader('Bokföringsdag')).toBe('bokfoeringsdag');
    expect(foldHeaderPlain('Bokföringsdag')).toBe('bokforingsdag');
  });

  it('finds a word of a table, spelt once, in every way it is written', () => {
    for (const written of ['Gebühr', 'GEBUEHR', 'gebuhr'])
      expect(spellings('Gebühr')).toContain(fold(written));
    for (const written of ['Bogført', 'BOGFOERT', 'bogfort'])
      expect(spellings('Bogført')).toContain(fold(written));
    for (const written of ['Währung', 'WAEHRUNG', 'Wahrung'])
      expect(headerSpellings('Währung')).toContain(foldHeader(written));
    expect([...wordSet('Gebühr|fee')]).toEqual(['gebuhr', 'gebuehr', 'fee']);
  });
});
