import type { ExportFormat } from '../description/export-format';

export const chBekb: readonly ExportFormat[] = [
  {
    id: 'ch-bekb',
    bank: 'Berner Kantonalbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Gutschrift / Belastung',
      'Datum',
      'Valuta',
      'Buchungstext',
      'Zusatzinfos Buchung',
      'Name Auftraggeber / Begünstigter',
      'Adresse Auftraggeber / Begünstigter',
      'Konto / Bank',
      'Mitteilung / Referenz',
      'Zusatzinfos Transaktion',
      'Betrag',
      'Saldo',
    ],
    cells: /(?:Belastung|Gutschrift) per \{date\}/,
  },
];
