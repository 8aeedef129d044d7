import type { ExportFormat } from '../description/export-format';

export const gbBarclays: readonly ExportFormat[] = [
  {
    id: 'gb-barclays',
    bank: 'Barclays',
    country: 'GB',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Number', 'Date', 'Account', 'Amount', 'Subcategory', 'Memo'],
    fields: { accountIban: ['Account'], bookingText: ['Subcategory'], counterpartyIban: [] },
    currency: 'GBP',
    dateOrder: 'DMY',
    cells: /,\d\d-\d\d-\d\d \d{8},/,
  },
];
