import type { ExportFormat } from '../description/export-format';

export const chYuh: readonly ExportFormat[] = [
  {
    id: 'ch-yuh',
    bank: 'Yuh',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'DATE',
      'ACTIVITY TYPE',
      'ACTIVITY NAME',
      'DEBIT',
      'DEBIT CURRENCY',
      'CREDIT',
      'CREDIT CURRENCY',
      'CARD NUMBER',
      'LOCALITY',
      'RECIPIENT',
      'SENDER',
      'FEES/COMMISSION',
      'BUY/SELL',
      'QUANTITY',
      'ASSET',
      'PRICE PER UNIT',
    ],
  },
];
