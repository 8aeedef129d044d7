import type { ExportFormat } from '../engine/recognition/export-format';

export const deAmexKurz: ExportFormat = {
  id: 'de-amex-kurz',
  bank: 'American Express',
  country: 'DE',
  exportType: 'card',
  evidence: 'described',
  header: ['Datum', 'Beschreibung', 'Betrag'],
  cells: /\bZAHLUNG ERHALTEN\. BESTEN DANK/,
  sign: 'inverted',
};
