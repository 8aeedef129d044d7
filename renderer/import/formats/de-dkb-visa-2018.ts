import type { ExportFormat } from '../engine/recognition/export-format';

export const deDkbVisa2018: ExportFormat = {
  id: 'de-dkb-visa-2018',
  bank: 'DKB',
  country: 'DE',
  exportType: 'card',
  evidence: 'described',
  header: [
    'Umsatz abgerechnet und nicht im Saldo enthalten',
    'Wertstellung',
    'Belegdatum',
    'Beschreibung',
    'Betrag (EUR)',
    'Ursprünglicher Betrag',
  ],
  accountType: 'KREDIT_KARTE',
  sign: 'asWritten',
};
