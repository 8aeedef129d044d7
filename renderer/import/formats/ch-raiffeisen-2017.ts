import type { ExportFormat } from '../engine/recognition/export-format';

export const chRaiffeisen2017: ExportFormat = {
  id: 'ch-raiffeisen-2017',
  bank: 'Raiffeisen Schweiz',
  country: 'CH',
  exportType: 'account',
  sharedBy: 'family',
  evidence: 'described',
  header: ['Booked At', 'Text', 'Credit/Debit Amount', 'Balance', 'Valuta Date'],
  currency: 'CHF',
};
