import type { ExportFormat } from '../description/export-format';

export const gbStarling: readonly ExportFormat[] = [
  {
    id: 'gb-starling',
    bank: 'Starling Bank',
    country: 'GB',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Date',
      'Counter Party',
      'Reference',
      'Type',
      'Amount (GBP)',
      'Balance (GBP)',
      'Spending Category',
      'Notes',
    ],
    fields: { purpose: ['Reference'] },
    dateOrder: 'DMY',
  },
];
