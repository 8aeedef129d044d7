import type { ExportFormat } from '../engine/recognition/export-format';

export const nlIngCreditcardEnglish: ExportFormat = {
  id: 'nl-ing-creditcard-english',
  bank: 'ING',
  country: 'NL',
  exportType: 'card',
  evidence: 'described',
  header: [
    'Date',
    'Name / Description',
    'Transaction type',
    'Debit/credit',
    'Amount (EUR)',
    'Notifications',
    'Card number',
  ],
  currency: 'EUR',
  accountType: 'KREDIT_KARTE',
  fields: { direction: ['Debit/credit'] },
};
