import type { ExportFormat } from '../description/export-format';

export const auWestpac: readonly ExportFormat[] = [
  {
    id: 'au-westpac',
    bank: 'Westpac',
    country: 'AU',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Bank Account',
      'Date',
      'Narrative',
      'Debit Amount',
      'Credit Amount',
      'Balance',
      'Categories',
      'Serial',
    ],
    currency: 'AUD',
    dateOrder: 'DMY',
  },
];
