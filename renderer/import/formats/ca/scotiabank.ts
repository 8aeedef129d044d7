import type { ExportFormat } from '../description/export-format';

export const caScotiabank: readonly ExportFormat[] = [
  {
    id: 'ca-scotiabank',
    bank: 'Scotiabank',
    country: 'CA',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Filter', 'Date', 'Description', 'Sub-description', 'Type of Transaction', 'Amount', 'Balance'],
    currency: 'CAD',
  },
  {
    id: 'ca-scotiabank-card',
    bank: 'Scotiabank',
    country: 'CA',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Filter', 'Date', 'Description', 'Sub-description', 'Status', 'Type of Transaction', 'Amount'],
    currency: 'CAD',
    fields: { direction: ['Type of Transaction'] },
  },
];
