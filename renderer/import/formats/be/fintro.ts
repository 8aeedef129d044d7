import type { ExportFormat } from '../description/export-format';

export const beFintro: readonly ExportFormat[] = [
  {
    id: 'be-fintro',
    bank: 'Fintro',
    country: 'BE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Volgnummer',
      'Uitvoeringsdatum',
      'Valutadatum',
      'Bedrag',
      'Valuta rekening',
      'Details',
      'Rekeningnummer',
    ],
  },
];
