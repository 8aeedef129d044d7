import type { ExportFormat } from '../description/export-format';

export const usUsbank: readonly ExportFormat[] = [
  {
    id: 'us-usbank',
    bank: 'U.S. Bank',
    country: 'US',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Transaction', 'Name', 'Memo', 'Amount'],
    currency: 'USD',
  },
];
