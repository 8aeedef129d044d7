import type { ExportFormat } from '../description/export-format';

export const deFidor: readonly ExportFormat[] = [
  {
    id: 'de-fidor',
    bank: 'Fidor Bank',
    country: 'DE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Datum', 'Beschreibung', 'Beschreibung2', 'Wert'],
  },
];
