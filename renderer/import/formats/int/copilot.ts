import type { ExportFormat } from '../description/export-format';

export const intCopilot: readonly ExportFormat[] = [
  {
    id: 'int-copilot',
    bank: 'Copilot Money',
    country: 'US',
    exportType: 'register',
    sharedBy: 'programme',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'date',
      'name',
      'amount',
      'status',
      'category',
      'parent category',
      'excluded',
      'tags',
      'type',
      'account',
      'account mask',
      'note',
      'recurring',
    ],
    currency: 'USD',
    sign: 'inverted',
  },
];
