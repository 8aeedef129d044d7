import type { ExportFormat } from '../engine/recognition/export-format';

export const chMigrosbank2023: ExportFormat = {
  id: 'ch-migrosbank-2023',
  bank: 'Migros Bank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Datum', 'Buchungstext', 'Betrag', 'Valuta'],
  currency: 'CHF',
  preamble: /Kontonummer: \d{3}\.\d{3}\.\d{3}/,
};
