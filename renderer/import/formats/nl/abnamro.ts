import type { ExportFormat } from '../description/export-format';

export const nlAbnamro: readonly ExportFormat[] = [
  {
    id: 'nl-abnamro',
    bank: 'ABN AMRO',
    country: 'NL',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: null,
    shape: ['any', 'currency', 'date', 'amount', 'amount', 'date', 'amount', 'text'],
    cells: /^\d{9}\t[A-Z]{3}\t\d{8}\t/m,
    fields: {
      accountIban: [0],
      currency: [1],
      bookingDate: [2],
      balanceAfter: [4],
      valueDate: [5],
      amount: [6],
      purpose: [7],
    },
  },
];
