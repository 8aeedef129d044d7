import type { ExportFormat } from '../description/export-format';

export const caTangerine: readonly ExportFormat[] = [
  {
    id: 'ca-tangerine',
    bank: 'Tangerine',
    country: 'CA',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Transaction', 'Name', 'Memo', 'Amount'],
    cells: /Rewards earned: |\bEFT (?:Withdrawal|Deposit)\b|INTERAC e-Transfer/,
    currency: 'CAD',
    dateOrder: 'MDY',
  },
];
