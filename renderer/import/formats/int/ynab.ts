import type { ExportFormat } from '../description/export-format';

export const intYnab: readonly ExportFormat[] = [
  {
    id: 'int-ynab-register',
    bank: 'YNAB',
    country: 'US',
    exportType: 'account',
    sharedBy: 'programme',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Account',
      'Flag',
      'Date',
      'Payee',
      'Category Group/Category',
      'Category Group',
      'Category',
      'Memo',
      'Outflow',
      'Inflow',
      'Cleared',
    ],
  },
];
