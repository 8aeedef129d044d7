import type { ExportFormat } from '../description/export-format';

export const deMoneymoney: readonly ExportFormat[] = [
  {
    id: 'de-moneymoney',
    bank: 'MoneyMoney',
    country: 'DE',
    exportType: 'collection',
    sharedBy: 'programme',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Datum',
      'Wertstellung',
      'Kategorie',
      'Name',
      'Verwendungszweck',
      'Konto',
      'Bank',
      'Betrag',
      'Währung',
    ],
    fields: { counterpartyIban: ['Konto'], accountIban: [] },
  },
];
