import type { ExportFormat } from '../engine/recognition/export-format';

export const deN262019: ExportFormat = {
  id: 'de-n26-2019',
  bank: 'N26',
  country: 'DE',
  exportType: 'account',
  evidence: 'fixture',
  header: [
    'Datum',
    'Empfänger',
    'Kontonummer',
    'Transaktionstyp',
    'Verwendungszweck',
    'Kategorie',
    'Betrag (EUR)',
    'Betrag (Fremdwährung)',
    'Fremdwährung',
    'Wechselkurs',
  ],
};
