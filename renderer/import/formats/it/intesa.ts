import type { ExportFormat } from '../description/export-format';

export const itIntesa: readonly ExportFormat[] = [
  {
    id: 'it-intesa',
    bank: 'Intesa Sanpaolo',
    country: 'IT',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Data contabile',
      'Data valuta',
      'Descrizione',
      'Accrediti',
      'Addebiti',
      'Descrizione estesa',
      'Effettuata tramite:',
    ],
    hasSeveralTables: true,
    preamble: /Saldo contabile iniziale al:/,
    dateOrder: 'DMY',
  },
];
