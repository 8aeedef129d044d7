import type { ExportFormat } from '../engine/recognition/export-format';

export const intRevolut2018: ExportFormat = {
  id: 'int-revolut-2018',
  bank: 'Revolut',
  country: 'GB',
  exportType: 'wallet',
  evidence: 'described',
  header: [
    'Completed Date',
    'Description',
    'Paid Out (EUR)',
    'Paid In (EUR)',
    'Exchange Out',
    'Exchange In',
    'Balance (EUR)',
    'Category',
    'Notes',
  ],
};
