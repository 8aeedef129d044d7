import type { ExportFormat } from '../engine/recognition/export-format';

export const chPostfinance2017: ExportFormat = {
  id: 'ch-postfinance-2017',
  bank: 'PostFinance',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Buchungsdatum', 'Avisierungstext', 'Gutschrift', 'Lastschrift', 'Valuta', 'Saldo'],
};
