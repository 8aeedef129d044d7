import type { ExportFormat } from '../engine/recognition/export-format';

export const deCommerzbank2022: ExportFormat = {
  id: 'de-commerzbank-2022',
  bank: 'Commerzbank',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Buchungstag',
    'Wertstellung',
    'Umsatzart',
    'Buchungstext',
    'Betrag',
    'Währung',
    'Auftraggeberkonto',
    'Bankleitzahl Auftraggeberkonto',
    'IBAN Auftraggeberkonto',
    'Kategorie',
  ],
  fields: { bookingText: ['Umsatzart'] },
};
