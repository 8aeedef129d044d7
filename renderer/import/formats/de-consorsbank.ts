import type { ExportFormat } from '../engine/recognition/export-format';

export const deConsorsbank: ExportFormat = {
  id: 'de-consorsbank',
  bank: 'Consorsbank',
  country: 'DE',
  exportType: 'account',
  evidence: 'fixture',
  header: [
    'Buchung',
    'Valuta',
    'Sender / Empfänger',
    'IBAN',
    'BIC',
    'Buchungstext',
    'Verwendungszweck',
    'Betrag',
    'Währung',
  ],
};
