import type { ExportFormat } from '../engine/recognition/export-format';

export const deHypovereinsbank2025: ExportFormat = {
  id: 'de-hypovereinsbank-2025',
  bank: 'HypoVereinsbank',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: ['Kontonummer', 'Buchungsdatum', 'Valuta', 'Verwendungszweck', 'Betrag', 'Waehrung'],
};
