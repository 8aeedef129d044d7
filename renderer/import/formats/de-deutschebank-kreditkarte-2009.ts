import type { ExportFormat } from '../engine/recognition/export-format';

export const deDeutschebankKreditkarte2009: ExportFormat = {
  id: 'de-deutschebank-kreditkarte-2009',
  bank: 'Deutsche Bank',
  country: 'DE',
  exportType: 'card',
  evidence: 'described',
  header: [
    'Belegdatum',
    'Eingangstag',
    'Verwendungszweck',
    'Fremdwährung',
    'Betrag',
    'Kurs',
    'Betrag',
    'Währung',
  ],
  preamble: /(?:VISA|MASTERCARD) \d{4} \d{4}/i,
  sign: 'asWritten',
};
