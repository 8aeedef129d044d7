import type { ExportFormat } from '../description/export-format';

export const ltSeb: readonly ExportFormat[] = [
  {
    id: 'lt-seb',
    bank: 'SEB',
    country: 'LT',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'DOK NR.',
      'DATA',
      'VALIUTA',
      'SUMA',
      'MOKĖTOJO ARBA GAVĖJO PAVADINIMAS',
      'MOKĖTOJO ARBA GAVĖJO IDENTIFIKACINIS KODAS',
      'SĄSKAITA',
      'KREDITO ĮSTAIGOS PAVADINIMAS',
      'KREDITO ĮSTAIGOS SWIFT KODAS',
      'MOKĖJIMO PASKIRTIS',
      'TRANSAKCIJOS KODAS',
      'DOKUMENTO DATA',
      'TRANSAKCIJOS TIPAS',
      'NUORODA',
      'DEBETAS/KREDITAS',
      'SUMA SĄSKAITOS VALIUTA',
      'SĄSKAITOS NR',
      'SĄSKAITOS VALIUTA',
    ],
    fields: { accountIban: ['SĄSKAITOS NR'], counterpartyIban: ['SĄSKAITA'] },
  },
];
