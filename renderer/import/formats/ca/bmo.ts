import type { ExportFormat } from '../description/export-format';

export const caBmo: readonly ExportFormat[] = [
  {
    id: 'ca-bmo',
    bank: 'BMO',
    country: 'CA',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['First Bank Card', 'Transaction Type', 'Date Posted', 'Transaction Amount', 'Description'],
    currency: 'CAD',
    preamble: /Following data is valid as of/,
  },
];
