import type { ExportFormat } from './format';

export const atBankaustriaKurz: ExportFormat = {
  id: 'at-bankaustria-kurz',
  bank: 'Bank Austria',
  country: 'AT',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Buchungsdatum',
    'Valutadatum',
    'Buchungstext',
    'Interne Notiz',
    'Währung',
    'Betrag',
    'Belegdaten',
  ],
};
