import type { ExportFormat } from '../description/export-format';

export const sgDbs: readonly ExportFormat[] = [
  {
    id: 'sg-dbs',
    bank: 'DBS',
    country: 'SG',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Transaction Date',
      'Reference',
      'Debit Amount',
      'Credit Amount',
      'Transaction Ref1',
      'Transaction Ref2',
      'Transaction Ref3',
    ],
    currency: 'SGD',
    preamble: /Ledger Balance/,
  },
];
