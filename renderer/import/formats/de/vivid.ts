import type { ExportFormat } from '../description/export-format';

export const deVivid: readonly ExportFormat[] = [
  {
    id: 'de-vivid',
    bank: 'Vivid',
    country: 'DE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Completed date', 'Counterparty name', 'Reference', 'Payment amount', 'Payment currency'],
  },
];
