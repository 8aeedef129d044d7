import type { ExportFormat } from '../description/export-format';

export const intCurve: readonly ExportFormat[] = [
  {
    id: 'int-curve',
    bank: 'Curve',
    country: 'GB',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Date (YYYY-MM-DD as UTC)',
      'Merchant',
      'Txn Amount (Funding Card)',
      'Txn Currency (Funding Card)',
      'Txn Amount (Foreign Spend)',
      'Txn Currency (Foreign Spend)',
      'Card Name',
      'Card Last 4 Digits',
      'Type',
      'Category',
      'Notes',
    ],
    fields: { direction: ['Type'] },
    directionWords: { out: [''], in: ['refunded'] },
  },
];
