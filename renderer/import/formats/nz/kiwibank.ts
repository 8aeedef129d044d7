import type { ExportFormat } from '../description/export-format';

export const nzKiwibank: readonly ExportFormat[] = [
  {
    id: 'nz-kiwibank',
    bank: 'Kiwibank',
    country: 'NZ',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Account number',
      'Effective Date',
      'Transaction Date',
      'Description',
      'Transaction Code',
      'Particulars',
      'Code',
      'Reference',
      'Other Party Name',
      'Other Party Account Number',
      'Other Party Particulars',
      'Other Party Code',
      'Other Party Reference',
      'Amount',
      'Balance',
    ],
    currency: 'NZD',
  },
];
