import { describe, expect, it } from 'vitest';
import { readNameless } from '../../../../../../main/local-service/analysis/counterparty/nameless-text';

/** One column of text: the partner, what was written, and the bank's own words, each bank in its own order. */
describe('the partner of a booking without a field for names', () => {
  it.each([
    ['Zahlung zugunsten Muster Bau OG, 8001, Mietzins Mai', 'Muster Bau OG', '8001, Mietzins Mai'],
    [
      'Muster & Co KG / Rechnung 4711 / Mandat M1 / DE02120300000000202051',
      'Muster & Co KG',
      'Rechnung 4711 / Mandat M1',
    ],
    [
      'Teilbetrag 4711 VD/000001234 XXXXATWW AT611904300234573201 Muster Energie AG',
      'Muster Energie AG',
      'Teilbetrag 4711',
    ],
    ['Pizza AT611904300234573201 Empfänger Urs Muster', 'Urs Muster', 'Pizza'],
  ])('%s', (text, name, rest) => {
    expect(readNameless(text)).toMatchObject({ name, rest, isCard: false });
  });

  it.each([
    ['POS 29.12 18.02K1 Bäckerei Muster\\\\', 'Bäckerei Muster'],
    ['MUSTER MARKT 01.07.2023 12.41 UHR TA-NR 004711', 'MUSTER MARKT'],
    ['Debitkartenzahlung 02.05.2023 Tankhof Muster', 'Tankhof Muster'],
  ])('by card: %s', (text, name) => {
    expect(readNameless(text)).toMatchObject({ name, isCard: true });
  });

  it.each(['Miete Mai', 'AUTOMAT 0012 K1 14.05. UM 12:00 O', 'Kontoführung 05/2025'])(
    'is none where the text names nobody: %s',
    (text) => {
      expect(readNameless(text)?.name ?? '').toBe('');
    },
  );
});
