import type { ExportFormat } from '../description/export-format';

export const deDegiro: readonly ExportFormat[] = [
  {
    id: 'de-degiro-konto',
    bank: 'DEGIRO',
    country: 'DE',
    exportType: 'depot cash',
    evidence: 'described',
    header: [
      'Datum',
      'Uhrze',
      'Valutadatum',
      'Produkt',
      'ISIN',
      'Beschreibung',
      'FX',
      'Änderung',
      '',
      'Saldo',
      '',
      'Order-ID',
    ],
    otherHeaders: [
      [
        'Datum',
        'Uhrzeit',
        'Valutadatum',
        'Produkt',
        'ISIN',
        'Beschreibung',
        'FX',
        'Änderung',
        '',
        'Saldo',
        '',
        'Order-ID',
      ],
    ],
    fields: {
      currency: [7],
      amount: [8],
      balanceAfter: [10],
      purpose: ['Beschreibung'],
      originalAmount: [],
      counterpartyName: [],
    },
  },
];
