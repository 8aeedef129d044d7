import type { ExportFormat } from '../description/export-format';

export const auMacquarie: readonly ExportFormat[] = [
  {
    id: 'au-macquarie',
    bank: 'Macquarie Bank',
    country: 'AU',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Transaction Date',
      'Details',
      'Account',
      'Category',
      'Subcategory',
      'Tags',
      'Notes',
      'Debit',
      'Credit',
      'Balance',
      'Original Description',
    ],
    currency: 'AUD',
  },
];
