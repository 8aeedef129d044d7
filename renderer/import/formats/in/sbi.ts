import type { ExportFormat } from '../description/export-format';

export const inSbi: readonly ExportFormat[] = [
  {
    id: 'in-sbi',
    bank: 'State Bank of India',
    country: 'IN',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
    currency: 'INR',
    decimalSign: '.',
    preamble: /State Bank of India/i,
  },
];
