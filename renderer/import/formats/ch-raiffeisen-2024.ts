import type { ExportFormat } from '../engine/recognition/export-format';

export const chRaiffeisen2024: ExportFormat = {
  id: 'ch-raiffeisen-2024',
  bank: 'Raiffeisen Schweiz',
  country: 'CH',
  exportType: 'account',
  sharedBy: 'family',
  evidence: 'described',
  header: ['IBAN', 'Booked At', 'Text', 'Details', 'Credit/Debit Amount', 'Balance', 'Valuta Date'],
  bankCodes: ['80'],
};
