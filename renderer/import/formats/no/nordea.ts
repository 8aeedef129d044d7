import type { ExportFormat } from '../description/export-format';

export const noNordea: readonly ExportFormat[] = [
  {
    id: 'no-nordea',
    bank: 'Nordea',
    country: 'NO',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Bokføringsdato', 'Beløp', 'Avsender', 'Mottaker', 'Navn', 'Tittel', 'Valuta', 'Betalingstype'],
  },
];
