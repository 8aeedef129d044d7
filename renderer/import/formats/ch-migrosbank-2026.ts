import type { ExportFormat } from '../engine/recognition/export-format';

export const chMigrosbank2026: ExportFormat = {
  id: 'ch-migrosbank-2026',
  bank: 'Migros Bank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Datum', 'Buchungstext', 'Mitteilung', 'Referenznummer', 'Betrag', 'Saldo', 'Valuta'],
};
