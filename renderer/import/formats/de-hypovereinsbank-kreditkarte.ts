import type { ExportFormat } from '../engine/recognition/export-format';

export const deHypovereinsbankKreditkarte: ExportFormat = {
  id: 'de-hypovereinsbank-kreditkarte',
  bank: 'HypoVereinsbank',
  country: 'DE',
  exportType: 'card',
  evidence: 'described',
  sign: 'asWritten',
  header: [
    'Kartennummer',
    'Zeitraum',
    'Belegdatum',
    'Eingangstag',
    'Text/Verwendungszweck',
    'Kurs',
    'Betrag',
    'Waehrung',
  ],
};
