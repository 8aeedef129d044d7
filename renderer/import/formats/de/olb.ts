import type { ExportFormat } from '../description/export-format';

export const deOlb: readonly ExportFormat[] = [
  {
    id: 'de-olb',
    bank: 'Oldenburgische Landesbank',
    country: 'DE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Inhaberkonto',
      'Buchungsdatum',
      'Valuta',
      'Empfaenger/Auftraggeber',
      'IBAN',
      'BIC',
      'Verwendungszweck',
      'Betrag',
      'Waehrung',
      'Kundenreferenz',
      'Bankreferenz',
      'Primatnota',
      'Transaktions-Code',
      'Transaktions-Text',
    ],
    dateOrder: 'DMY',
    fields: {
      bookingText: ['Transaktions-Text'],
      purpose: ['Verwendungszweck'],
      accountIban: ['Inhaberkonto'],
      counterpartyIban: ['IBAN'],
      counterpartyBic: ['BIC'],
    },
  },
];
