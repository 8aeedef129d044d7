import type { ExportFormat } from '../description/export-format';

export const gbLloyds: readonly ExportFormat[] = [
  {
    id: 'gb-lloyds',
    // Halifax and Bank of Scotland write the same.
    bank: 'Lloyds Banking Group',
    sharedBy: 'family',
    country: 'GB',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Transaction Date',
      'Transaction Type',
      'Sort Code',
      'Account Number',
      'Transaction Description',
      'Debit Amount',
      'Credit Amount',
      'Balance',
    ],
    fields: { accountIban: ['Account Number'], counterpartyIban: [] },
    currency: 'GBP',
    dateOrder: 'DMY',
  },
];
