import type { ExportFormat } from '../description/export-format';

export const hrErste: readonly ExportFormat[] = [
  {
    id: 'hr-erste',
    bank: 'Erste Bank Hrvatska',
    country: 'HR',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Redni broj',
      'Datum valute',
      'Datum izvrsenja',
      'Opis placanja',
      'Broj racuna',
      'Isplate',
      'Uplate',
      'Stanje',
      'PNB pl',
      'PNB pr',
      'Platitelj/Primatelj',
      'Mjesto',
      'Referenca',
    ],
    currency: 'EUR',
    preamble: /Izvod prometa po/,
  },
];
