import type { ExportFormat } from '../description/export-format';

export const nzAnz: readonly ExportFormat[] = [
  {
    id: 'nz-anz',
    bank: 'ANZ',
    country: 'NZ',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Type',
      'Details',
      'Particulars',
      'Code',
      'Reference',
      'Amount',
      'Date',
      'ForeignCurrencyAmount',
      'ConversionCharge',
    ],
    currency: 'NZD',
  },
];
