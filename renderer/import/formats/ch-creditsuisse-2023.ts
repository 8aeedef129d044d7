import type { ExportFormat } from '../engine/recognition/export-format';

export const chCreditsuisse2023: ExportFormat = {
  id: 'ch-creditsuisse-2023',
  bank: 'Credit Suisse',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Buchungsdatum',
    'Text',
    'Belastung',
    'Gutschrift',
    'Valutadatum',
    'Saldo',
    'Valutasaldo',
    'Buchungszeitpunkt',
  ],
  preamble: /Letzte \d+ Buchungen/,
};
