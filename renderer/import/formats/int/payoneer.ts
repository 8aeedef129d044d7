import type { ExportFormat } from '../description/export-format';

export const intPayoneer: readonly ExportFormat[] = [
  {
    id: 'int-payoneer',
    bank: 'Payoneer',
    country: 'US',
    exportType: 'wallet',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Transaction Date',
      'Transaction Time',
      'Time Zone',
      'Transaction ID',
      'Description',
      'Credit Amount',
      'Debit Amount',
      'Currency',
      'Transfer Amount',
      'Transfer Amount Currency',
      'Status',
      'Running Balance',
      'Additional Description',
      'Store Name',
      'Source',
      'Target',
      'Reference ID',
    ],
    fields: {
      payerName: ['Source'],
      payeeName: ['Target'],
      purpose: ['Description', 'Additional Description'],
      counterpartyName: [],
    },
  },
];
