import type { ExportFormat } from '../description/export-format';

export const ieAib: readonly ExportFormat[] = [
  {
    id: 'ie-aib',
    bank: 'AIB',
    country: 'IE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Posted Account',
      'Posted Transactions Date',
      'Description1',
      'Description2',
      'Description3',
      'Debit Amount',
      'Credit Amount',
      'Balance',
      'Posted Currency',
      'Transaction Type',
      'Local Currency Amount',
      'Local Currency',
    ],
    fields: {
      accountIban: ['Posted Account'],
      debit: ['Debit Amount'],
      credit: ['Credit Amount'],
      amount: [],
    },
    dateOrder: 'DMY',
  },
];
