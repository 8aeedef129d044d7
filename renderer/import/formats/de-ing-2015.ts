import type { ExportFormat } from '../engine/recognition/export-format';

export const deIng2015: ExportFormat = {
  id: 'de-ing-2015',
  bank: 'ING-DiBa',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Buchung',
    'Valuta',
    'Auftraggeber/Empfänger',
    'Buchungstext',
    'Verwendungszweck',
    'Betrag',
    'Währung',
    'Saldo',
    'Währung',
  ],
};
