import type { ExportFormat } from '../engine/recognition/export-format';

export const deCommerzbank2024: ExportFormat = {
  id: 'de-commerzbank-2024',
  bank: 'Commerzbank',
  country: 'DE',
  exportType: 'account',
  evidence: 'fixture',
  header: [
    'Buchungstag',
    'Wertstellung',
    'Umsatzart',
    'Buchungstext',
    'Betrag',
    'Währung',
    'IBAN Kontoinhaber',
    'Kategorie',
  ],
  fields: { bookingText: ['Umsatzart'] },
};
