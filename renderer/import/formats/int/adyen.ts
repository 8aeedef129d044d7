import type { ExportFormat } from '../description/export-format';

export const intAdyen: readonly ExportFormat[] = [
  {
    id: 'int-adyen',
    bank: 'Adyen',
    country: 'NL',
    exportType: 'wallet',
    evidence: 'described',
    header: [
      'Company Account',
      'Merchant Account',
      'Psp Reference',
      'Merchant Reference',
      'Payment Method',
      'Creation Date',
      'TimeZone',
      'Type',
      'Modification Reference',
      'Gross Currency',
      'Gross Debit (GC)',
      'Gross Credit (GC)',
      'Exchange Rate',
      'Net Currency',
      'Net Debit (NC)',
      'Net Credit (NC)',
      'Commission (NC)',
      'Markup (NC)',
      'Scheme Fees (NC)',
      'Interchange (NC)',
      'Batch Number',
    ],
  },
];
