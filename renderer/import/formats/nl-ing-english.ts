import type { ExportFormat } from '../engine/recognition/export-format';

export const nlIngEnglish: ExportFormat = {
  id: 'nl-ing-english',
  bank: 'ING',
  country: 'NL',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Date',
    'Name / Description',
    'Account',
    'Counterparty',
    'Code',
    'Debit/credit',
    'Amount (EUR)',
    'Transaction type',
    'Notifications',
    'Resulting balance',
    'Tag',
  ],
  currency: 'EUR',
};
