import type { ExportFormat } from '../engine/recognition/export-format';

export const chCreditsuisse2025: ExportFormat = {
  id: 'ch-creditsuisse-2025',
  bank: 'Credit Suisse',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Buchungsdatum', 'Text', 'Belastung', 'Gutschrift'],
  currency: 'CHF',
  preamble: /Buchungen suchen/,
};
