import type { ExportFormat } from '../engine/recognition/export-format';

export const chAkb2015: ExportFormat = {
  id: 'ch-akb-2015',
  bank: 'Aargauische Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Buchung', 'Valuta', 'Buchungstext', 'Belastung', 'Gutschrift', 'Saldo CHF'],
};
