import type { ExportFormat } from '../engine/recognition/export-format';

export const deN262022: ExportFormat = {
  id: 'de-n26-2022',
  bank: 'N26',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Datum',
    'Empfänger',
    'Kontonummer',
    'Transaktionstyp',
    'Verwendungszweck',
    'Betrag (EUR)',
    'Betrag (Fremdwährung)',
    'Fremdwährung',
    'Wechselkurs',
  ],
};
