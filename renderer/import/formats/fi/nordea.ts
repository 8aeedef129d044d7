import type { ExportFormat } from '../description/export-format';

export const fiNordea: readonly ExportFormat[] = [
  {
    id: 'fi-nordea-2025',
    bank: 'Nordea',
    country: 'FI',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Kirjauspäivä',
      'Määrä',
      'Maksaja',
      'Maksunsaaja',
      'Nimi',
      'Otsikko',
      'Viesti',
      'Viitenumero',
      'Saldo',
      'Valuutta',
    ],
    fields: { payerIban: ['Maksaja'], payeeIban: ['Maksunsaaja'] },
  },
];
