import type { ExportFormat } from '../engine/recognition/export-format';

export const deAmex: ExportFormat = {
  id: 'de-amex',
  bank: 'American Express',
  country: 'DE',
  exportType: 'card',
  evidence: 'fixture',
  header: [
    'Datum',
    'Beschreibung',
    'Karteninhaber',
    'Konto #',
    'Betrag',
    'Weitere Details',
    'Erscheint auf Ihrer Abrechnung als',
    'Adresse',
    'Stadt',
    'PLZ',
    'Land',
    'Betreff',
    'Kategorie',
  ],
  currency: 'EUR',
  accountType: 'KREDIT_KARTE',
  dateOrder: 'DMY',
  sign: 'inverted',
};
