import type { ExportFormat } from '../description/export-format';

export const gbFirstdirect: readonly ExportFormat[] = [
  {
    id: 'gb-firstdirect',
    bank: 'first direct',
    country: 'GB',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Description', 'Amount', 'Balance'],
    cells: /\bO\/D INTEREST\b|@ ?\d\.\d{4}|@\d{2}:\d{2}/,
    currency: 'GBP',
    dateOrder: 'DMY',
  },
];
