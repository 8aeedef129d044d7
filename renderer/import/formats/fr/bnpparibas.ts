import type { ExportFormat } from '../description/export-format';

export const frBnpparibas: readonly ExportFormat[] = [
  {
    id: 'fr-bnpparibas',
    bank: 'BNP Paribas',
    country: 'FR',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: null,
    shape: ['date', 'text', 'text', 'text', 'date', 'amount'],
    fields: { bookingText: [1], purpose: [3] },
    preamble: /;\*{4}\d{4};/,
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
