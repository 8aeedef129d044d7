import type { ExportFormat } from '../description/export-format';

export const dkBec: readonly ExportFormat[] = [
  {
    id: 'dk-bec',
    bank: 'Bankernes EDB Central',
    country: 'DK',
    exportType: 'account',
    sharedBy: 'family',
    evidence: 'described',
    source: 'notRecorded',
    header: null,
    shape: ['date', 'text', 'amount', 'amount'],
    cells: /;(?:PBS |Dankort|Overført|Kortgebyr|Dankøb|BS )/,
    currency: 'DKK',
  },
];
