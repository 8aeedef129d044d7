import type { ExportFormat } from '../description/export-format';

export const huOtp: readonly ExportFormat[] = [
  {
    id: 'hu-otp',
    bank: 'OTP Bank',
    country: 'HU',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: null,
    shape: [
      'any',
      'any',
      'amount',
      'currency',
      'date',
      'date',
      'amount',
      'any',
      'text',
      'text',
      'any',
      'any',
      'text',
    ],
    cells: /^"?\d{24}"?[;,]"?[TJ]"?[;,]/m,
  },
];
