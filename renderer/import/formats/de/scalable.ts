import type { ExportFormat } from '../description/export-format';

export const deScalable: readonly ExportFormat[] = [
  {
    id: 'de-scalable',
    bank: 'Scalable Capital',
    country: 'DE',
    exportType: 'depot cash',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'date',
      'time',
      'status',
      'reference',
      'description',
      'assetType',
      'type',
      'isin',
      'shares',
      'price',
      'amount',
      'fee',
      'tax',
      'currency',
    ],
    fields: { purpose: ['description'] },
    // The amount is shares times price; fee and tax left the account beside it.
    feeRule: 'subtract',
  },
];
