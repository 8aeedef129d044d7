import type { ExportFormat } from '../engine/recognition/export-format';

export const deDeutschebankApp: ExportFormat = {
  id: 'de-deutschebank-app',
  bank: 'Deutsche Bank',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Datum',
    'Auftraggeber / Empfänger',
    'Verwendungszweck',
    'Kategorie',
    'IBAN / Kontonummer',
    'Bank',
    'Produkt',
    'Betrag',
  ],
  currency: 'EUR',
};
