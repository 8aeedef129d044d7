import type { ExportFormat } from '../engine/recognition/export-format';

export const chPostfinance2010: ExportFormat = {
  id: 'ch-postfinance-2010',
  bank: 'PostFinance',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['BookingDate', 'BookingText', 'Details', 'ValutaDate', 'DebitAmount', 'CreditAmount', 'Balance'],
  currency: 'CHF',
};
