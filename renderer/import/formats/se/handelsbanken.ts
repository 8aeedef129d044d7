import type { ExportFormat } from '../description/export-format';

export const seHandelsbanken: readonly ExportFormat[] = [
  {
    id: 'se-handelsbanken',
    bank: 'Handelsbanken',
    country: 'SE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Reskontradatum', 'Transaktionsdatum', 'Text', 'Belopp', 'Saldo'],
    currency: 'SEK',
  },
];
