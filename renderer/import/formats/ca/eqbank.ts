import type { ExportFormat } from '../description/export-format';

export const caEqbank: readonly ExportFormat[] = [
  {
    id: 'ca-eqbank',
    bank: 'EQ Bank',
    country: 'CA',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Transfer date', 'Description', 'Amount', 'Balance'],
    currency: 'CAD',
  },
];
