import type { ExportFormat } from '../description/export-format';

export const beCrelan: readonly ExportFormat[] = [
  {
    id: 'be-crelan',
    bank: 'Crelan',
    country: 'BE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Datum',
      'Bedrag',
      'Saldo na verrichting',
      'Munt',
      'Tegenpartij',
      'Rekening tegenpartij',
      'Type verrichting',
      'Mededeling',
      'Rekening opdrachtgever',
    ],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
