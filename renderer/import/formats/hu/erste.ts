import type { ExportFormat } from '../description/export-format';

export const huErste: readonly ExportFormat[] = [
  {
    id: 'hu-erste',
    bank: 'Erste Bank Hungary',
    country: 'HU',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Könyvelés dátuma',
      'Tranzakció dátuma és ideje',
      'Partner név',
      'Partner IBAN száma',
      'Partner számlaszáma',
      'Összeg',
      'Devizanem',
      'Közlemény',
      'Tranzakció típusa',
      'Tranzakcióazonosító',
      'Kategória',
      'Számlaegyenleg',
    ],
  },
];
