import type { ExportFormat } from '../description/export-format';

export const atBawag: readonly ExportFormat[] = [
  {
    id: 'at-bawag',
    bank: 'BAWAG',
    country: 'AT',
    exportType: 'account',
    evidence: 'fixture',
    source: 'sample',
    header: null,
    shape: ['iban', 'text', 'date', 'date', 'amount', 'currency'],
    cells: /\s(?:BG|FE|OG|MC|VB|VD|SE)\/\d{9}/,
    bankCodes: ['14000', '60000', '14200'],
  },
];
