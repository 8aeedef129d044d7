import type { ExportFormat } from '../description/export-format';

export const intInteractivebrokers: readonly ExportFormat[] = [
  /** Every line begins with the name of its section and a mark, which the engine takes away: two nameless columns are left. */
  {
    id: 'int-interactivebrokers',
    bank: 'Interactive Brokers',
    country: 'IE',
    exportType: 'depot cash',
    evidence: 'described',
    source: 'notRecorded',
    header: ['', '', 'Currency', 'Settle Date', 'Description', 'Amount'],
    otherHeaders: [
      ['', '', 'Subtitle', 'Currency', 'Date', 'Description', 'Amount'],
      ['', '', 'Currency', 'Date', 'Description', 'Amount'],
      ['', '', 'Currency', 'Date', 'Description', 'Amount', 'Code'],
    ],
    hasSeveralTables: true,
    preamble: /\bInteractive Brokers\b/,
  },
];
