import type { ExportFormat } from '../description/export-format';

export const atBtv: readonly ExportFormat[] = [
  {
    id: 'at-btv',
    bank: 'BTV',
    country: 'AT',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Buchungsdatum',
      'Valutadatum',
      'Betrag',
      'Währung',
      'Auftraggebername',
      'Auftraggeber IBAN/Kto.Nr.',
      'Auftraggeber BIC/BLZ',
      'Empfängername',
      'Empfänger IBAN/Kto.Nr.',
      'Empfänger BIC/BLZ',
      'Text',
      'Verwendungszweck',
    ],
  },
];
