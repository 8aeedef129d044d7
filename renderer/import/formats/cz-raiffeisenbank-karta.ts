import type { ExportFormat } from '../engine/recognition/export-format';

export const czRaiffeisenbankKarta: ExportFormat = {
  id: 'cz-raiffeisenbank-karta',
  bank: 'Raiffeisenbank',
  country: 'CZ',
  exportType: 'card',
  evidence: 'described',
  header: [
    'Číslo kreditní karty',
    'Držitel karty',
    'Datum transakce',
    'Datum zúčtování',
    'Typ transakce',
    'Původní částka',
    'Původní měna',
    'Zaúčtovaná částka',
    'Měna zaúčtování',
    'Převodní kurs',
    'Popis/Místo transakce',
    'Vlastní poznámka',
    'Název obchodníka',
    'Město',
  ],
  sign: 'asWritten',
  fields: { transactionDate: ['Datum transakce'], bookingDate: ['Datum zúčtování'] },
};
