import type { ExportFormat } from '../description/export-format';

export const deHolvi: readonly ExportFormat[] = [
  {
    id: 'de-holvi',
    bank: 'Holvi',
    country: 'DE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Payment date',
      'Execution date',
      'Amount',
      'Currency',
      'Counterparty',
      'Description',
      'Reference',
      'Message',
      'Filing ID',
    ],
  },
];
