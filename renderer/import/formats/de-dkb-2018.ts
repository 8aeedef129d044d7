import type { ExportFormat } from '../engine/recognition/export-format';

export const deDkb2018: ExportFormat = {
  id: 'de-dkb-2018',
  bank: 'DKB',
  country: 'DE',
  exportType: 'account',
  evidence: 'fixture',
  header: [
    'Buchungstag',
    'Wertstellung',
    'Buchungstext',
    'Auftraggeber / Begünstigter',
    'Verwendungszweck',
    'Kontonummer',
    'BLZ',
    'Betrag (EUR)',
    'Gläubiger-ID',
    'Mandatsreferenz',
    'Kundenreferenz',
  ],
  preamble: /Kontonummer:/,
  bankCodes: ['12030000'],
};
