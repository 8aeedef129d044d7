import type { ExportFormat } from '../engine/recognition/export-format';

export const deDkbVisa2012: ExportFormat = {
  id: 'de-dkb-visa-2012',
  bank: 'DKB',
  country: 'DE',
  exportType: 'card',
  evidence: 'described',
  sign: 'asWritten',
  header: [
    'Umsatz abgerechnet',
    'Wertstellung',
    'Belegdatum',
    'Umsatzbeschreibung',
    'Betrag (EUR)',
    'Ursprünglicher Betrag',
  ],
};
