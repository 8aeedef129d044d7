import type { ExportFormat } from '../description/export-format';

export const ptSantander: readonly ExportFormat[] = [
  {
    id: 'pt-santander',
    bank: 'Santander Totta',
    country: 'PT',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: null,
    shape: ['any', 'date', 'date', 'text', 'any', 'amount', 'amount', 'amount', 'any', 'any', 'any'],
    fields: {
      accountIban: [0],
      bookingDate: [1],
      valueDate: [2],
      purpose: [3],
      debit: [5],
      credit: [6],
      balanceAfter: [7],
    },
    cells: /;[-+]\d{17},\d{2};/,
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
