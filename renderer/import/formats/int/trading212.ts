import type { ExportFormat } from '../description/export-format';

export const intTrading212: readonly ExportFormat[] = [
  {
    id: 'int-trading212',
    bank: 'Trading 212',
    country: 'GB',
    exportType: 'depot cash',
    evidence: 'described',
    source: 'notRecorded',
    sign: 'inferred',
    header: [
      'Action',
      'Time',
      'ISIN',
      'Ticker',
      'Name',
      'No. of shares',
      'Price / share',
      'Currency (Price / share)',
      'Exchange rate',
      'Result',
      'Currency (Result)',
      'Total',
      'Currency (Total)',
      'Withholding tax',
      'Currency (Withholding tax)',
      'Notes',
      'ID',
      'Currency conversion fee',
      'Currency (Currency conversion fee)',
    ],
  },
];
