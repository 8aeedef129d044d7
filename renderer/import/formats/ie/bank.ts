import type { ExportFormat } from '../description/export-format';

export const ieBank: readonly ExportFormat[] = [
  {
    id: 'ie-bank-of-ireland',
    bank: 'Bank of Ireland',
    country: 'IE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Details', 'Debit', 'Credit', 'Balance'],
    cells: /\bPOS\d{2}[A-Z]{3} |\b365 Online\b/,
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
