import type { ExportFormat } from '../engine/recognition/export-format';

export const deIngSaldo2019: ExportFormat = {
  id: 'de-ing-saldo-2019',
  bank: 'ING',
  country: 'DE',
  exportType: 'account',
  evidence: 'fixture',
  header: [
    'Buchung',
    'Valuta',
    'Auftraggeber/Empfänger',
    'Buchungstext',
    'Verwendungszweck',
    'Saldo',
    'Währung',
    'Betrag',
    'Währung',
  ],
  bankCodes: ['50010517'],
};
