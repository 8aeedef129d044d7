import type { ExportFormat } from '../description/export-format';

export const auWoolworths: readonly ExportFormat[] = [
  {
    id: 'au-woolworths',
    bank: 'Woolworths Money',
    country: 'AU',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Status', 'Description', 'Credit', 'Debit'],
    currency: 'AUD',
    accountType: 'KREDIT_KARTE',
    dateOrder: 'DMY',
    fields: { debit: ['Debit'], credit: ['Credit'], bookingDate: ['Date'] },
  },
];
