import type { ExportFormat } from '../description/export-format';

export const intXero: readonly ExportFormat[] = [
  {
    id: 'int-xero',
    bank: 'Xero',
    country: 'GB',
    exportType: 'account',
    sharedBy: 'programme',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Amount', 'Payee', 'Description', 'Reference', 'Cheque Number'],
    dateOrder: 'DMY',
  },
];
