import type { ExportFormat } from './format';

export const nlAbnamroTxt: ExportFormat = {
  id: 'nl-abnamro-txt',
  bank: 'ABN AMRO',
  country: 'NL',
  exportType: 'account',
  evidence: 'known',
  header: null,
  shape: ['any', 'currency', 'date', 'amount', 'amount', 'date', 'amount', 'text'],
  fields: {
    accountIban: [0],
    currency: [1],
    bookingDate: [2],
    balanceAfter: [4],
    valueDate: [5],
    amount: [6],
    purpose: [7],
  },
};
