import type { ExportFormat } from '../description/export-format';

export const ltSwedbank: readonly ExportFormat[] = [
  {
    id: 'lt-swedbank',
    bank: 'Swedbank',
    country: 'LT',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Sąskaitos Nr.',
      '',
      'Data',
      'Gavėjas',
      'Paaiškinimai',
      'Suma',
      'Valiuta',
      'D/K',
      'Įrašo Nr.',
      'Kodas',
      'Įmokos kodas',
      'Dok. Nr.',
      'Kliento kodas mokėtojo IS',
      'Kliento kodas',
      'Pradinis mokėtojas',
      'Galutinis gavėjas',
    ],
  },
];
