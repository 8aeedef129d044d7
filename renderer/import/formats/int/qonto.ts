import type { ExportFormat } from '../description/export-format';

export const intQonto: readonly ExportFormat[] = [
  {
    id: 'int-qonto',
    bank: 'Qonto',
    country: 'FR',
    exportType: 'account',
    evidence: 'fixture',
    source: 'importer',
    header: [
      'Status',
      'Settlement date (UTC)',
      'Operation date (UTC)',
      'Total amount (incl. VAT)',
      'Currency',
      'Counterparty name',
      'Payment method',
      'Transaction ID',
      'IBAN',
      'Reference',
      'Category',
      'Note',
      'VAT amount',
      'Initiator',
    ],
    hasChosenColumns: true,
  },
];
