import type { ExportFormat } from '../description/export-format';

export const plSantander: readonly ExportFormat[] = [
  {
    id: 'pl-santander',
    bank: 'Santander Bank Polska',
    country: 'PL',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: null,
    shape: ['date', 'date', 'text', 'text', 'any', 'amount', 'amount', 'any'],
    fields: { purpose: [2], counterpartyName: [3], amount: [5], balanceAfter: [6] },
    cells: /'\d{2}(?: \d{4}){6}/,
    currency: 'PLN',
  },
];
