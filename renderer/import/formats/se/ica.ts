import type { ExportFormat } from '../description/export-format';

export const seIca: readonly ExportFormat[] = [
  {
    id: 'se-ica',
    bank: 'ICA Banken',
    country: 'SE',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: ['Datum', 'Text', 'Typ', 'Budgetgrupp', 'Belopp', 'Saldo'],
    currency: 'SEK',
    fields: { bookingText: ['Typ'] },
  },
];
