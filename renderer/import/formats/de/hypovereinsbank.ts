import type { ExportFormat } from '../description/export-format';

export const deHypovereinsbank: readonly ExportFormat[] = [
  {
    id: 'de-hypovereinsbank',
    bank: 'HypoVereinsbank',
    country: 'DE',
    exportType: 'account',
    evidence: 'fixture',
    header: [
      'Kontonummer',
      'Buchungsdatum',
      'Valuta',
      'Empfaenger 1',
      'Empfaenger 2',
      'Verwendungszweck',
      'Betrag',
      'Waehrung',
    ],
  },
  {
    id: 'de-hypovereinsbank-2025',
    bank: 'HypoVereinsbank',
    country: 'DE',
    exportType: 'account',
    evidence: 'described',
    header: ['Kontonummer', 'Buchungsdatum', 'Valuta', 'Verwendungszweck', 'Betrag', 'Waehrung'],
  },
  {
    id: 'de-hypovereinsbank-kreditkarte',
    bank: 'HypoVereinsbank',
    country: 'DE',
    exportType: 'card',
    evidence: 'described',
    sign: 'asWritten',
    header: [
      'Kartennummer',
      'Zeitraum',
      'Belegdatum',
      'Eingangstag',
      'Text/Verwendungszweck',
      'Kurs',
      'Betrag',
      'Waehrung',
    ],
  },
];
