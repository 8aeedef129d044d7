import type { ExportFormat } from '../../engine/recognition/export-format';

export const seHandelsbanken: readonly ExportFormat[] = [
  {
    id: 'se-handelsbanken',
    bank: 'Handelsbanken',
    country: 'SE',
    exportType: 'account',
    evidence: 'described',
    header: ['Reskontradatum', 'Transaktionsdatum', 'Text', 'Belopp', 'Saldo'],
    currency: 'SEK',
  },
];
