import type { ExportFormat } from '../engine/recognition/export-format';

export const chCornerKonto2025: ExportFormat = {
  id: 'ch-corner-konto-2025',
  bank: 'Cornèr Bank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
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
};
