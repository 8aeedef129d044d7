import type { ExportFormat } from '../engine/recognition/export-format';

export const deIng2018Kategorie: ExportFormat = {
  id: 'de-ing-2018-kategorie',
  bank: 'ING-DiBa',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Buchung',
    'Valuta',
    'Auftraggeber/Empfänger',
    'Buchungstext',
    'Kategorie',
    'Verwendungszweck',
    'Saldo',
    'Währung',
    'Betrag',
    'Währung',
  ],
  bankCodes: ['50010517'],
};
