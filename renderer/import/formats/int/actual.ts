import type { ExportFormat } from '../description/export-format';

export const intActual: readonly ExportFormat[] = [
  {
    id: 'int-actual',
    bank: 'Actual Budget',
    country: 'US',
    exportType: 'register',
    sharedBy: 'programme',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Account', 'Date', 'Payee', 'Notes', 'Category', 'Amount', 'Cleared'],
  },
];
