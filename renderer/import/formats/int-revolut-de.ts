import type { ExportFormat } from '../engine/recognition/export-format';

export const intRevolutDe: ExportFormat = {
  id: 'int-revolut-de',
  bank: 'Revolut',
  country: 'LT',
  exportType: 'wallet',
  evidence: 'known',
  header: [
    'Art',
    'Produkt',
    'Datum des Beginns',
    'Datum des Abschlusses',
    'Beschreibung',
    'Betrag',
    'Gebühr',
    'Währung',
    'Status',
    'Kontostand',
  ],
  otherHeaders: [
    [
      'Art',
      'Produkt',
      'Datum des Beginns',
      'Datum des Abschlusses',
      'Beschreibung',
      'Betrag',
      'Gebühr',
      'Währung',
      'State',
      'Kontostand',
    ],
  ],
  fields: { bookingDate: ['Datum des Abschlusses'], transactionDate: ['Datum des Beginns'] },
  feeRule: 'subtract',
};
