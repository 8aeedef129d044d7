import type { ExportFormat } from '../description/export-format';

export const noSparebank1: readonly ExportFormat[] = [
  {
    id: 'no-sparebank1',
    bank: 'SpareBank 1',
    country: 'NO',
    exportType: 'account',
    sharedBy: 'family',
    evidence: 'known',
    source: 'notRecorded',
    header: ['Dato', 'Beskrivelse', 'Rentedato', 'Inn', 'Ut', 'Til konto', 'Fra konto'],
    currency: 'NOK',
  },
];
