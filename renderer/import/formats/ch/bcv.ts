import type { ExportFormat } from '../description/export-format';

export const chBcv: readonly ExportFormat[] = [
  {
    id: 'ch-bcv',
    bank: 'Banque Cantonale Vaudoise',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Execution date', 'Transactions', 'Debit', 'Credit', 'Value date', 'Balance'],
    currency: 'CHF',
  },
];
