import type { ExportFormat } from '../engine/recognition/export-format';

export const chUbsEn2025: ExportFormat = {
  id: 'ch-ubs-en-2025',
  bank: 'UBS',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Trade date',
    'Trade time',
    'Booking date',
    'Value date',
    'Currency',
    'Debit',
    'Credit',
    'Individual amount',
    'Balance',
    'Transaction no.',
    'Description1',
    'Description2',
    'Description3',
    'Footnotes',
  ],
};
