import type { ExportFormat } from '../description/export-format';

export const intRocketmoney: readonly ExportFormat[] = [
  {
    id: 'int-rocketmoney',
    bank: 'Rocket Money',
    country: 'US',
    exportType: 'register',
    sharedBy: 'programme',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Date',
      'Original Date',
      'Account Type',
      'Account Name',
      'Account Number',
      'Institution Name',
      'Name',
      'Custom Name',
      'Amount',
      'Description',
      'Category',
      'Note',
      'Ignored From',
      'Tax Deductible',
    ],
    currency: 'USD',
    sign: 'inverted',
  },
];
