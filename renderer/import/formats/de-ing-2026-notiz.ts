import type { ExportFormat } from '../engine/recognition/export-format';

export const deIng2026Notiz: ExportFormat = {
  id: 'de-ing-2026-notiz',
  bank: 'ING',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Buchung',
    'Wertstellungsdatum',
    'Auftraggeber/Empfänger',
    'Buchungstext',
    'Notiz',
    'Verwendungszweck',
    'Saldo',
    'Währung',
    'Betrag',
    'Währung',
  ],
  bankCodes: ['50010517'],
};
