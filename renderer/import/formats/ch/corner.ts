import type { ExportFormat } from '../description/export-format';

export const chCorner: readonly ExportFormat[] = [
  {
    id: 'ch-corner-konto-2025',
    bank: 'Cornèr Bank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      '',
      'Erfassungsdatum',
      'Bezeichnung',
      'Ihren auftrag vom',
      'Detail',
      'Valutadatum',
      'Betrag',
      'Saldo',
    ],
    currency: 'CHF',
    preamble: /Kontenbewegungen/,
  },
  {
    id: 'ch-corner-konto',
    bank: 'Cornèr Bank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['', 'Erfassungsdatum', 'Bezeichnung', 'Detail', 'Valutadatum', 'Betrag', 'Saldo'],
    currency: 'CHF',
  },
];
