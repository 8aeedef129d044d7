import type { ExportFormat } from '../description/export-format';

export const intPersonalcapital: readonly ExportFormat[] = [
  {
    id: 'int-personalcapital',
    bank: 'Empower Personal Dashboard',
    country: 'US',
    exportType: 'register',
    sharedBy: 'programme',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Account', 'Description', 'Category', 'Tags', 'Amount'],
    currency: 'USD',
  },
];
