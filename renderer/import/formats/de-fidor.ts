import type { ExportFormat } from './format';

export const deFidor: ExportFormat = {
  id: 'de-fidor',
  bank: 'Fidor Bank',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: ['Datum', 'Beschreibung', 'Beschreibung2', 'Wert'],
};
