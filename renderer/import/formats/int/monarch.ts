import type { ExportFormat } from '../description/export-format';

export const intMonarch: readonly ExportFormat[] = [
  {
    id: 'int-monarch',
    bank: 'Monarch',
    country: 'US',
    exportType: 'register',
    sharedBy: 'programme',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Merchant', 'Category', 'Account', 'Original Statement', 'Notes', 'Amount', 'Tags'],
  },
];
