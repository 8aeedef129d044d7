import type { ExportFormat } from '../description/export-format';

export const seSparbanken: readonly ExportFormat[] = [
  {
    id: 'se-sparbanken-tanum',
    bank: 'Sparbanken Tanum',
    country: 'SE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: null,
    shape: ['text', 'date', 'date', 'amount', 'amount'],
    currency: 'SEK',
    cells: /SKYDDAT BELOPP/,
  },
];
