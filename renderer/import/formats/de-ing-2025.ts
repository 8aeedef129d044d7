import type { ExportFormat } from '../engine/recognition/export-format';

export const deIng2025: ExportFormat = {
  id: 'de-ing-2025',
  bank: 'ING',
  country: 'DE',
  exportType: 'account',
  evidence: 'fixture',
  header: [
    'Buchung',
    'Wertstellungsdatum',
    'Auftraggeber/Empfänger',
    'Buchungstext',
    'Verwendungszweck',
    'Betrag',
    'Währung',
  ],
  bankCodes: ['50010517'],
};
