import type { ExportFormat } from '../description/export-format';

export const gbNationwide: readonly ExportFormat[] = [
  {
    id: 'gb-nationwide',
    bank: 'Nationwide',
    country: 'GB',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: ['Date', 'Transaction type', 'Description', 'Paid out', 'Paid in', 'Balance'],
    currency: 'GBP',
    dateOrder: 'DMY',
    preamble: /Account Name:.*\*{4}\d+/,
  },
];
