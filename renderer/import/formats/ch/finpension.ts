import type { ExportFormat } from '../description/export-format';

export const chFinpension: readonly ExportFormat[] = [
  {
    id: 'ch-finpension',
    bank: 'finpension',
    country: 'CH',
    exportType: 'depot cash',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Date',
      'Category',
      'Asset Name',
      'ISIN',
      'Number of Shares',
      'Asset Currency',
      'Currency Rate',
      'Asset Price in CHF',
      'Cash Flow',
      'Balance',
    ],
    currency: 'CHF',
  },
];
