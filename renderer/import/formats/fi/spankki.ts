import type { ExportFormat } from '../description/export-format';

export const fiSpankki: readonly ExportFormat[] = [
  {
    id: 'fi-spankki',
    bank: 'S-Pankki',
    country: 'FI',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: [
      'Kirjauspäivä',
      'Maksupäivä',
      'Summa',
      'Tapahtumalaji',
      'Maksaja',
      'Saajan nimi',
      'Saajan tilinumero',
      'Saajan BIC-tunnus',
      'Viitenumero',
      'Viesti',
      'Arkistointitunnus',
    ],
    fields: {
      payerName: ['Maksaja'],
      payeeName: ['Saajan nimi'],
      eref: ['Viitenumero'],
      purpose: ['Viesti'],
      bookingText: ['Tapahtumalaji'],
      counterpartyName: [],
    },
    currency: 'EUR',
  },
];
