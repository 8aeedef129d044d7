import type { ExportFormat } from '../engine/recognition/export-format';

export const deDeutschebankKreditkarte: ExportFormat = {
  id: 'de-deutschebank-kreditkarte',
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
  preamble: /Kreditkarte;Kundennummer/,
  sign: 'asWritten',
};
