import type { ExportFormat } from '../description/export-format';

export const fiOp: readonly ExportFormat[] = [
  {
    id: 'fi-op',
    bank: 'OP',
    country: 'FI',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: [
      'Kirjauspäivä',
      'Arvopäivä',
      'Määrä EUROA',
      'Laji',
      'Selitys',
      'Saaja/Maksaja',
      'Saajan tilinumero ja pankin BIC',
      'Viite',
      'Viesti',
      'Arkistointitunnus',
    ],
    otherHeaders: [
      [
        'Kirjauspäivä',
        'Arvopäivä',
        'Määrä EUROA',
        'Laji',
        'Selitys',
        'Saaja/Maksaja',
        'Saajan tilinumero',
        'Saajan pankin BIC',
        'Viite',
        'Viesti',
        'Arkistointitunnus',
      ],
    ],
    fields: {
      transactionCode: ['Laji'],
      bookingText: ['Selitys'],
      purpose: ['Viesti'],
      eref: ['Viite'],
      amount: ['Määrä EUROA'],
    },
    currency: 'EUR',
  },
];
