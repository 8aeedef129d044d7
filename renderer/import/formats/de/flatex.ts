import type { ExportFormat } from '../description/export-format';

export const deFlatex: readonly ExportFormat[] = [
  {
    id: 'de-flatex-konto',
    bank: 'flatex',
    country: 'DE',
    exportType: 'depot cash',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Buchtag',
      'Valuta',
      'BIC / BLZ',
      'IBAN / Kontonummer',
      'Buchungsinformationen',
      'TA-Nr.',
      'Betrag',
      '',
      'Auftraggeberkonto',
      'Konto',
    ],
  },
];
