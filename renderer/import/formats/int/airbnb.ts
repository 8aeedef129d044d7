import type { ExportFormat } from '../description/export-format';

export const intAirbnb: readonly ExportFormat[] = [
  {
    id: 'int-airbnb',
    bank: 'Airbnb',
    country: 'US',
    exportType: 'wallet',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Date',
      'Type',
      'Confirmation Code',
      'Start Date',
      'Nights',
      'Guest',
      'Listing',
      'Details',
      'Reference',
      'Currency',
      'Amount',
      'Paid Out',
      'Host Fee',
      'Cleaning Fee',
    ],
  },
];
