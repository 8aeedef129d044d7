import type { ExportFormat } from '../engine/recognition/export-format';

export const chCornercardEn: ExportFormat = {
  id: 'ch-cornercard-en',
  bank: 'Cornèrcard',
  country: 'CH',
  exportType: 'card',
  evidence: 'described',
  header: ['Date', 'Description', 'Card', 'Currency', 'Amount', 'Status'],
  accountType: 'KREDIT_KARTE',
  sign: 'inverted',
  cells: /\*\*\d{4};[A-Z]{3};-?[\d.]+;(?:Pending|Processed) transaction/,
};
