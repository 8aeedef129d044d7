import { describe, expect, it } from 'vitest';
import {
  bannedNames,
  bannedTexts,
  expressionOf,
  glossaryFaults,
  type Language,
  rowsBelow,
} from '../../../scripts/rules/glossary-rules';

/** Words of the second table that the texts could hold, and that must be found if they did. */
const samples: [Language, string][] = [
  ['en', 'Send 12 transactions'],
  ['en', 'IBAN of the other side'],
  ['en', 'Leave these rows out'],
  ['en', '2 files are left out.'],
  ['en', 'right to the cent'],
  ['en', 'The file does not say which account.'],
  ['de', 'IBAN der Gegenseite'],
  ['de', 'Alle Transaktionen'],
  ['de', '12 Umsätze senden'],
  ['de', '1 Umsatz senden'],
  ['de', 'Kunde wählen'],
  ['de', 'Sobald alles hochgeladen ist'],
  ['de', 'Ein- und Ausgänge'],
  ['de', 'Tiefststand zusammen'],
  ['de', 'Am tiefsten stand das Geld'],
  ['de', 'Anteil der Kundeneingänge'],
  ['de', 'Ausgaben nach Bereich'],
  ['de', 'Bereiche der Einnahmen'],
  ['en', 'Money out by area'],
  ['de', 'Art: GIRO'],
  ['en', 'Decision: UNKNOWN'],
  ['en', 'HIGH_RENT'],
];

describe('the glossary (docs/glossary.md)', () => {
  it('when its tables are read, all have rows', () => {
    expect(rowsBelow('Words').length).toBeGreaterThan(20);
    expect(bannedTexts.length).toBeGreaterThan(12);
    expect(bannedNames.length).toBeGreaterThan(6);
  });

  it('when texts, names and the interface are read, they say what the glossary says', () => {
    expect(glossaryFaults()).toEqual([]);
  });

  it.each(samples)('when a text in %s said "%s", a row would find it', (language, text) => {
    const found = bannedTexts.filter(
      (one) => one.language === language && expressionOf(one.expression).test(text),
    );
    expect(found).not.toEqual([]);
  });

  it.each([
    'toldDirection',
    'isTold',
    'const untold = 1',
    'isTurned',
    'turnedDays',
    'preambleHarvest',
    'heldRow',
    'otherSide',
    'cellKey',
  ])('when the engine had the name %s, a row would find it', (name) => {
    expect(bannedNames.some((written) => expressionOf(written).test(name))).toBe(true);
  });

  it('when a word only looks alike, no row finds it', () => {
    const fine = 'overturned isReturned behold shielded folded signs decimalSign textSigns storyTeller';
    expect(bannedNames.filter((written) => expressionOf(written).test(fine))).toEqual([]);
  });
});
