import type { ExportFormat } from '../engine/recognition/export-format';

export const deSparda2012: ExportFormat = {
  id: 'de-sparda-2012',
  bank: 'Sparda-Bank',
  country: 'DE',
  exportType: 'account',
  sharedBy: 'family',
  evidence: 'described',
  header: ['Buchungstag', 'Wertstellungstag', 'Verwendungszweck', 'Umsatz', 'Währung'],
};
