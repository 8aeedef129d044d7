import type { ExportFormat } from '../description/export-format';

export const deAmazon: readonly ExportFormat[] = [
  {
    id: 'de-amazon-visa-lbb',
    bank: 'Amazon Visa (LBB)',
    country: 'DE',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Kreditkartennummer (teilmaskiert)',
      'Transaktionsdatum',
      'Buchungsdatum',
      'Händler (Name, Stadt & Land)',
      'Umsatzkategorie',
      'Betrag in Fremdwährung',
      'Einheit Fremdwährung',
      'Umrechnungskurs',
      'Betrag in Euro',
      'Amazon Punkte',
      'Prime Punkte',
    ],
    accountType: 'KREDIT_KARTE',
    sign: 'inverted',
    preamble: /Amazon\.de VISA Karte/,
  },
];
