import type { ExportFormat } from '../description/export-format';

export const atEasybank: readonly ExportFormat[] = [
  {
    id: 'at-easybank-kreditkarte',
    bank: 'easybank',
    country: 'AT',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: null,
    shape: ['any', 'text', 'date', 'date', 'amount', 'currency'],
    cells: /\|\d{23};\d\d\.\d\d\.\d{4};/,
    accountType: 'KREDIT_KARTE',
    sign: 'asWritten',
  },
];
