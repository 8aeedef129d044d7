import type { ExportFormat } from '../engine/recognition/export-format';

export const deDeutschebank2010: ExportFormat = {
  id: 'de-deutschebank-2010',
  bank: 'Deutsche Bank',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: ['Buchungstag', 'Wert', 'Verwendungszweck', 'Soll', 'Haben', 'Währung'],
};
