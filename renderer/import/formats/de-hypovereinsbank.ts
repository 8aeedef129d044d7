import type { ExportFormat } from '../engine/recognition/export-format';

export const deHypovereinsbank: ExportFormat = {
  id: 'de-hypovereinsbank',
  bank: 'HypoVereinsbank',
  country: 'DE',
  exportType: 'account',
  evidence: 'fixture',
  header: [
    'Kontonummer',
    'Buchungsdatum',
    'Valuta',
    'Empfaenger 1',
    'Empfaenger 2',
    'Verwendungszweck',
    'Betrag',
    'Waehrung',
  ],
};
