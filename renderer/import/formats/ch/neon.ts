import type { ExportFormat } from '../description/export-format';

export const chNeon: readonly ExportFormat[] = [
  {
    id: 'ch-neon',
    bank: 'neon',
    country: 'CH',
    exportType: 'account',
    evidence: 'fixture',
    source: 'sample',
    header: [
      'Date',
      'Amount',
      'Original amount',
      'Original currency',
      'Exchange rate',
      'Description',
      'Subject',
      'Category',
      'Tags',
      'Wise',
      'Spaces',
    ],
    currency: 'CHF',
    fileName: /account_statements/,
  },
];
