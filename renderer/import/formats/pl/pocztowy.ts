import type { ExportFormat } from '../description/export-format';

export const plPocztowy: readonly ExportFormat[] = [
  {
    id: 'pl-pocztowy',
    bank: 'Bank Pocztowy',
    country: 'PL',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: null,
    shape: ['date', 'date', 'any', 'any', 'text', 'text', 'amount', 'currency', 'text', 'amount'],
    cells: /\|UL\. |\|\|\|,/,
    decimalSign: '.',
    fields: {
      accountIban: [2],
      counterpartyIban: [3],
      counterpartyName: [4],
      amount: [6],
      purpose: [8],
      balanceAfter: [9],
    },
  },
];
