import type { ExportFormat } from '../engine/recognition/export-format';

export const deDkbVisa2023: ExportFormat = {
  id: 'de-dkb-visa-2023',
  bank: 'DKB',
  country: 'DE',
  exportType: 'card',
  evidence: 'fixture',
  header: [
    'Belegdatum',
    'Wertstellung',
    'Status',
    'Beschreibung',
    'Umsatztyp',
    'Betrag (€)',
    'Fremdwährungsbetrag',
  ],
  accountType: 'KREDIT_KARTE',
  sign: 'asWritten',
};
