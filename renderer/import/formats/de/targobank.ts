import type { ExportFormat } from '../description/export-format';

export const deTargobank: readonly ExportFormat[] = [
  {
    id: 'de-targobank',
    bank: 'Targobank',
    country: 'DE',
    exportType: 'account',
    evidence: 'fixture',
    source: 'sample',
    header: null,
    shape: ['date', 'text', 'amount', 'amount', 'any', 'any', 'iban'],
    currency: 'EUR',
    bankCodes: ['30020900'],
  },
];
