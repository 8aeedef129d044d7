import type { ExportFormat } from '../engine/recognition/export-format';

export const chCreditsuisse2017: ExportFormat = {
  id: 'ch-creditsuisse-2017',
  bank: 'Credit Suisse',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Buchungsdatum', 'Text', 'Belastung', 'Gutschrift', 'Saldo'],
};
