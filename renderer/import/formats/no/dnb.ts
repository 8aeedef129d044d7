import type { ExportFormat } from '../description/export-format';

export const noDnb: readonly ExportFormat[] = [
  {
    id: 'no-dnb',
    bank: 'DNB',
    country: 'NO',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: ['Dato', 'Forklaring', 'Rentedato', 'Ut fra konto', 'Inn på konto'],
    currency: 'NOK',
  },
];
