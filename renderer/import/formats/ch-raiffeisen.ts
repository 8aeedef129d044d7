import type { ExportFormat } from '../engine/recognition/export-format';

export const chRaiffeisen: ExportFormat = {
  id: 'ch-raiffeisen',
  bank: 'Raiffeisen Schweiz',
  country: 'CH',
  exportType: 'account',
  sharedBy: 'family',
  evidence: 'fixture',
  header: ['IBAN', 'Booked At', 'Text', 'Credit/Debit Amount', 'Balance', 'Valuta Date'],
  currency: 'CHF',
  bankCodes: ['80'],
};
