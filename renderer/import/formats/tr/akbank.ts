import type { ExportFormat } from '../description/export-format';

export const trAkbank: readonly ExportFormat[] = [
  {
    id: 'tr-akbank-kart',
    bank: 'Akbank',
    country: 'TR',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Tarih', 'Açıklama', 'Tutar', 'Chip Para / Mil'],
    currency: 'TRY',
    dateOrder: 'DMY',
    sign: 'inverted',
  },
];
