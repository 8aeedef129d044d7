import type { ExportFormat } from '../description/export-format';

export const usTruist: readonly ExportFormat[] = [
  {
    id: 'us-truist',
    bank: 'Truist',
    country: 'US',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Transaction Type', 'Check Number', 'Description', 'Amount', 'Daily Posted Balance'],
    currency: 'USD',
    dateOrder: 'MDY',
    fields: { bookingText: ['Transaction Type'], purpose: ['Description'] },
    cells: /"\$\+\d|\(\$\d/,
  },
];
