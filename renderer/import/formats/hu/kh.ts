import type { ExportFormat } from '../description/export-format';

export const huKh: readonly ExportFormat[] = [
  {
    id: 'hu-kh',
    bank: 'K&H Bank',
    country: 'HU',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'könyvelés dátuma',
      'tranzakció azonosító',
      'típus',
      'könyvelési számla',
      'könyvelési számla elnevezése',
      'partner számla',
      'partner elnevezése',
      'összeg',
      'összeg devizaneme',
      'közlemény',
    ],
  },
];
