import type { ExportFormat } from '../description/export-format';

export const nlTriodos: readonly ExportFormat[] = [
  {
    id: 'nl-triodos',
    bank: 'Triodos Bank',
    country: 'NL',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: null,
    shape: ['date', 'iban', 'amount', 'any', 'text', 'any', 'any', 'text', 'amount'],
    fields: {
      bookingDate: [0],
      accountIban: [1],
      amount: [2],
      direction: [3],
      counterpartyName: [4],
      counterpartyIban: [5],
      transactionCode: [6],
      purpose: [7],
      balanceAfter: [8],
    },
    bankCodes: ['TRIO'],
    currency: 'EUR',
  },
];
