import type { ExportFormat } from '../engine/recognition/export-format';

export const nlIngSpaar: ExportFormat = {
  id: 'nl-ing-spaar',
  bank: 'ING',
  country: 'NL',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Datum',
    'Omschrijving',
    'Rekening',
    'Rekening naam',
    'Tegenrekening',
    'Af Bij',
    'Bedrag',
    'Valuta',
    'Mutatiesoort',
    'Mededelingen',
    'Saldo na mutatie',
  ],
  currency: 'EUR',
};
