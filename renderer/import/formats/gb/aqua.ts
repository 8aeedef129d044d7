import type { ExportFormat } from '../description/export-format';

export const gbAqua: readonly ExportFormat[] = [
  {
    id: 'gb-aqua',
    bank: 'Aqua',
    country: 'GB',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Description', 'Amount(GBP)'],
    accountType: 'KREDIT_KARTE',
    dateOrder: 'DMY',
    sign: 'inverted',
    fields: { bookingDate: ['Date'], amount: ['Amount(GBP)'], purpose: ['Description'] },
    currency: 'GBP',
  },
];
