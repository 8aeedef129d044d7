import type { ExportFormat } from '../description/export-format';

export const gbNatwest: readonly ExportFormat[] = [
  {
    id: 'gb-natwest',
    bank: 'NatWest',
    country: 'GB',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Type', 'Description', 'Value', 'Balance', 'Account Name', 'Account Number'],
    fields: { accountIban: ['Account Number'], amount: ['Value'], counterpartyIban: [] },
    currency: 'GBP',
    dateOrder: 'DMY',
    cells: /'\d{6}-\d{8}/,
  },
];
