import type { ExportFormat } from './format';

export const atBankaustria: ExportFormat = {
  id: 'at-bankaustria',
  bank: 'Bank Austria',
  country: 'AT',
  exportType: 'account',
  evidence: 'fixture',
  header: [
    'Buchungsdatum',
    'Valutadatum',
    'Buchungstext',
    'Interne Notiz',
    'Währung',
    'Betrag',
    'Belegdaten',
    'Belegnummer',
    'Auftraggebername',
    'Auftraggeberkonto',
    'Auftraggeber BIC',
    'Empfängername',
    'Empfängerkonto',
    'Empfänger BIC',
    'Zahlungsgrund',
  ],
};
