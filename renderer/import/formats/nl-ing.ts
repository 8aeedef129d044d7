import type { ExportFormat } from '../engine/recognition/export-format';

export const nlIng: ExportFormat = {
  id: 'nl-ing',
  bank: 'ING',
  country: 'NL',
  exportType: 'account',
  evidence: 'fixture',
  header: [
    'Datum',
    'Naam / Omschrijving',
    'Rekening',
    'Tegenrekening',
    'Code',
    'Af Bij',
    'Bedrag (EUR)',
    'Mutatiesoort',
    'Mededelingen',
    'Saldo na mutatie',
    'Tag',
  ],
  otherHeaders: [
    [
      'Datum',
      'Naam / Omschrijving',
      'Rekening',
      'Tegenrekening',
      'Code',
      'Af Bij',
      'Bedrag (EUR)',
      'MutatieSoort',
      'Mededelingen',
    ],
  ],
  bankCodes: ['INGB'],
};
