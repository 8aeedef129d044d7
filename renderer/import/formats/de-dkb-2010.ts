import type { ExportFormat } from '../engine/recognition/export-format';

export const deDkb2010: ExportFormat = {
  id: 'de-dkb-2010',
  bank: 'DKB',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Buchungstag',
    'Wertstellung',
    'Buchungstext',
    'Auftraggeber / Begünstigter',
    'Verwendungszweck',
    'Kontonummer',
    'BLZ',
    'Betrag (EUR)',
  ],
  preamble: /Kontonummer:/,
};
