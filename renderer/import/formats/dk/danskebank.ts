import type { ExportFormat } from '../description/export-format';

export const dkDanskebank: readonly ExportFormat[] = [
  {
    id: 'dk-danskebank',
    bank: 'Danske Bank',
    country: 'DK',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: ['Dato', 'Tekst', 'Beløb', 'Saldo', 'Status', 'Afstemt'],
    currency: 'DKK',
    fields: { purpose: ['Tekst'] },
  },
];
