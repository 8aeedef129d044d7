import type { ExportFormat } from '../engine/recognition/export-format';

export const chCreditsuisse2012: ExportFormat = {
  id: 'ch-creditsuisse-2012',
  bank: 'Credit Suisse',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Buchungsdatum', 'Text', 'Belastung', 'Gutschrift', 'Valutadatum', 'Saldo'],
  currency: 'CHF',
  preamble: /Direct Net/,
};
