import type { ExportFormat } from '../description/export-format';

export const sgOcbc: readonly ExportFormat[] = [
  {
    id: 'sg-ocbc',
    bank: 'OCBC',
    country: 'SG',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Transaction date', 'Value date', 'Description', 'Withdrawals (SGD)', 'Deposits (SGD)'],
    dateOrder: 'DMY',
    fields: { debit: ['Withdrawals (SGD)'], credit: ['Deposits (SGD)'] },
  },
];
