import type { ExportFormat } from '../description/export-format';

export const intYnab4: readonly ExportFormat[] = [
  {
    id: 'int-ynab4',
    bank: 'YNAB 4',
    country: 'US',
    exportType: 'register',
    sharedBy: 'programme',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Account',
      'Flag',
      'Check Number',
      'Date',
      'Payee',
      'Category',
      'Master Category',
      'Sub Category',
      'Memo',
      'Outflow',
      'Inflow',
      'Cleared',
      'Running Balance',
    ],
  },
];
