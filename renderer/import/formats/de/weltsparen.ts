import type { ExportFormat } from '../description/export-format';

export const deWeltsparen: readonly ExportFormat[] = [
  {
    id: 'de-weltsparen',
    bank: 'Weltsparen',
    country: 'DE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    fields: {
      counterpartyName: ['Kontoinhaber'],
      counterpartyIban: ['Kontonummer / IBAN'],
      counterpartyBic: ['BIC'],
    },
    header: [
      'Buchungsdatum',
      'Wertstellungsdatum',
      'Kontoinhaber',
      'Kontonummer / IBAN',
      'BIC',
      'Verwendungszweck',
      'Betrag',
      'Währung',
    ],
  },
];
