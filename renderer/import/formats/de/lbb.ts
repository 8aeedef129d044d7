import type { ExportFormat } from '../description/export-format';

export const deLbb: readonly ExportFormat[] = [
  {
    id: 'de-lbb-visa-2008',
    bank: 'Landesbank Berlin',
    country: 'DE',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Kreditkartennr',
      'Buchungsdatum',
      'Kaufdatum',
      'Zweck',
      'Betrag Waehrung',
      'Wechselkurs',
      'Betrag in EUR',
    ],
    currency: 'EUR',
    accountType: 'KREDIT_KARTE',
    sign: 'asWritten',
  },
];
