import type { ExportFormat } from '../description/export-format';

export const dkNordea: readonly ExportFormat[] = [
  {
    id: 'dk-nordea',
    bank: 'Nordea',
    country: 'DK',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: [
      'Bogføringsdato',
      'Beløb',
      'Afsender',
      'Modtager',
      'Navn',
      'Beskrivelse',
      'Saldo',
      'Valuta',
      'Afstemt',
    ],
    fields: { counterpartyName: ['Navn'], purpose: ['Beskrivelse'], payerName: [], payeeName: [] },
  },
];
