import type { ExportFormat } from '../description/export-format';

export const usMercury: readonly ExportFormat[] = [
  {
    id: 'us-mercury',
    bank: 'Mercury',
    country: 'US',
    exportType: 'account',
    evidence: 'described',
    header: [
      'Date (UTC)',
      'Description',
      'Amount',
      'Status',
      'Source Account',
      'Bank Description',
      'Reference',
      'Note',
      'Last Four Digits',
      'Name On Card',
      'Mercury Category',
      'Category',
      'GL Code',
      'Timestamp',
      'Original Currency',
      'Check Number',
      'Tags',
      'Cardholder Email',
      'Tracking ID',
    ],
    currency: 'USD',
    dateOrder: 'MDY',
  },
];
