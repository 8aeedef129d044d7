import type { ExportFormat } from '../description/export-format';

export const usBankofamerica: readonly ExportFormat[] = [
  {
    id: 'us-bankofamerica',
    bank: 'Bank of America',
    country: 'US',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: ['Date', 'Description', 'Amount', 'Running Bal.'],
    fields: { balanceAfter: ['Running Bal.'] },
    currency: 'USD',
    dateOrder: 'MDY',
    preamble: /Beginning balance as of/,
  },
];
