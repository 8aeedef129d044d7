import type { ExportFormat } from '../engine/recognition/export-format';

export const nlBunq2024: ExportFormat = {
  id: 'nl-bunq-2024',
  bank: 'bunq',
  country: 'NL',
  exportType: 'account',
  evidence: 'described',
  header: ['Date', 'Interest Date', 'Amount', 'Account', 'Counterparty', 'Name', 'Description'],
  currency: 'EUR',
  bankCodes: ['BUNQ'],
};
