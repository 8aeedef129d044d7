import type { ExportFormat } from '../description/export-format';

export const usVenmo: readonly ExportFormat[] = [
  {
    id: 'us-venmo',
    bank: 'Venmo',
    country: 'US',
    exportType: 'wallet',
    evidence: 'described',
    header: [
      '',
      'ID',
      'Datetime',
      'Type',
      'Status',
      'Note',
      'From',
      'To',
      'Amount (total)',
      'Amount (tip)',
      'Amount (fee)',
      'Funding Source',
      'Destination',
      'Beginning Balance',
      'Ending Balance',
      'Statement Period Venmo Fees',
      'Terminal Location',
      'Year to Date Venmo Fees',
      'Disclaimer',
    ],
    currency: 'USD',
    sign: 'asWritten',
  },
];
