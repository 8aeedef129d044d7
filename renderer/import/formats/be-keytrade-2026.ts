import type { ExportFormat } from '../engine/recognition/export-format';

export const beKeytrade2026: ExportFormat = {
  id: 'be-keytrade-2026',
  bank: 'Keytrade Bank',
  country: 'BE',
  exportType: 'account',
  evidence: 'described',
  header: ['Extrait', 'Date', 'Date valeur', 'IBAN', 'Description', 'Montant', 'Devise'],
  currency: 'EUR',
  dateOrder: 'DMY',
  fields: { counterpartyIban: ['IBAN'] },
  cells: /^\d{4}\/\d{4}\/\d{4};/m,
};
