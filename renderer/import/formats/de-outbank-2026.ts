import type { ExportFormat } from '../engine/recognition/export-format';

export const deOutbank2026: ExportFormat = {
  id: 'de-outbank-2026',
  bank: 'Outbank',
  country: 'DE',
  exportType: 'collection',
  sharedBy: 'programme',
  evidence: 'described',
  header: [
    '#',
    'Account',
    'Date',
    'Value Date',
    'Amount',
    'Currency',
    'Name',
    'Number',
    'Bank',
    'Reason',
    'Category',
    'Subcategory',
    'Category-Path',
    'Tags',
    'Note',
    'Posting Text',
  ],
  fields: {
    accountIban: ['Account'],
    counterpartyIban: ['Number'],
    purpose: ['Reason'],
    bookingText: ['Posting Text'],
  },
};
