import type { ExportFormat } from '../description/export-format';

export const intSumup: readonly ExportFormat[] = [
  {
    id: 'int-sumup-de',
    bank: 'SumUp',
    country: 'IE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Datum der Transaktion',
      'Transaktions-ID',
      'Art der Transaktion',
      'Referenz',
      'Zahlungsreferenz',
      'Status',
      'Rechnungsbetrag ausgehend',
      'Rechnungsbetrag eingehend',
      'Währung der Karte',
      'Zahlungsbetrag ausgehend',
      'Zahlungsbetrag eingehend',
      'Zahlungswährung',
      'Wechselkurs',
      'Gebühr',
      'Verfügbares Guthaben',
    ],
    fields: {
      debit: ['Rechnungsbetrag ausgehend'],
      credit: ['Rechnungsbetrag eingehend'],
      currency: ['Währung der Karte'],
      amount: [],
    },
  },
];
