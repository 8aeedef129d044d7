import type { ExportFormat } from '../description/export-format';

export const caTd: readonly ExportFormat[] = [
  {
    id: 'ca-td',
    bank: 'TD Canada Trust',
    country: 'CA',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: null,
    shape: ['date', 'text', 'amount', 'amount', 'amount'],
    cells: /\bE-TFR \*{3}|\bTD ATM\b|MONTHLY ACCOUNT FEE/,
    currency: 'CAD',
    dateOrder: 'MDY',
    fields: { debit: [2], credit: [3], balanceAfter: [4] },
  },
];
