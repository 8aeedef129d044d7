import type { ExportFormat } from '../description/export-format';

export const atRaiffeisen: readonly ExportFormat[] = [
  {
    id: 'at-raiffeisen-elba',
    bank: 'Raiffeisen',
    country: 'AT',
    exportType: 'account',
    sharedBy: 'family',
    evidence: 'fixture',
    source: 'sample',
    header: null,
    shape: ['date', 'text', 'date', 'amount', 'currency', 'any'],
    cells: /\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}:\d{2}:\d{3}/,
    fileName: /meinElba/i,
  },
];
