import type { ExportFormat } from '../description/export-format';

export const atOberbank: readonly ExportFormat[] = [
  {
    id: 'at-oberbank',
    bank: 'Oberbank',
    country: 'AT',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Buchungsdatum',
      'Wertstellung',
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
