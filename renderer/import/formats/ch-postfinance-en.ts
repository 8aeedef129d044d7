import type { ExportFormat } from '../engine/recognition/export-format';

export const chPostfinanceEn: ExportFormat = {
  id: 'ch-postfinance-en',
  bank: 'PostFinance',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Date',
    'Type of transaction',
    'Notification text',
    'Credit in CHF',
    'Debit in CHF',
    'Tag',
    'Category',
  ],
};
