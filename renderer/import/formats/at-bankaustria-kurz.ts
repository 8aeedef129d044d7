import type { ExportFormat } from '../engine/recognition/export-format';

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
