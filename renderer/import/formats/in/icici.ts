import type { ExportFormat } from '../description/export-format';

export const inIcici: readonly ExportFormat[] = [
  {
    id: 'in-icici',
    bank: 'ICICI Bank',
    country: 'IN',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'S No.',
      'Value Date',
      'Transaction Date',
      'Cheque Number',
      'Transaction Remarks',
      'Withdrawal Amount (INR )',
      'Deposit Amount (INR )',
      'Balance (INR )',
    ],
    currency: 'INR',
    dateOrder: 'DMY',
    decimalSign: '.',
  },
];
