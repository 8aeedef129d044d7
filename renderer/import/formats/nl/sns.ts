import type { ExportFormat } from '../description/export-format';

export const nlSns: readonly ExportFormat[] = [
  {
    id: 'nl-sns',
    bank: 'SNS',
    country: 'NL',
    exportType: 'account',
    evidence: 'described',
    header: [
      'Datum',
      'Je rekening',
      'Van / naar',
      'Naam',
      'Adres',
      'Postcode',
      'Woonplaats',
      'Valuta saldo',
      'Saldo voor boeking',
      'Valuta',
      'Bedrag bij / af',
      'Verwerkingsdatum',
      'Valutadatum',
      'Code',
      'Type',
      'Volgnummer',
      'Betalingskenmerk',
      'Omschrijving',
      'Afschriftnummer',
    ],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
