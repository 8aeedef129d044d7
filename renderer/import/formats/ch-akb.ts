import type { ExportFormat } from '../engine/recognition/export-format';

export const chAkb: ExportFormat = {
  id: 'ch-akb',
  bank: 'Aargauische Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Buchung', 'Buchungstext', 'Belastung', 'Gutschrift', 'Saldo CHF'],
};
