import type { ExportFormat } from '../description/export-format';

export const nlIcs: readonly ExportFormat[] = [
  {
    id: 'nl-ics-business',
    bank: 'ICS',
    country: 'NL',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Transactiedatum',
      'Boekingsdatum',
      'Omschrijving',
      'Naam Card-houder',
      'Card nummer',
      'Debit/Credit',
      'Bedrag',
      'Merchant categorie',
      'Land',
      'Valuta',
      'Bedrag in oorspronkelijke valuta',
      'Type transactie',
      'WalletProvider',
    ],
    currency: 'EUR',
    accountType: 'KREDIT_KARTE',
    dateOrder: 'DMY',
    sign: 'inverted',
  },
];
