import type { ExportFormat } from '../description/export-format';

export const deSantander: readonly ExportFormat[] = [
  {
    id: 'de-santander',
    bank: 'Santander Consumer Bank',
    country: 'DE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Buchungsdatum', 'Wertstellung', 'Betrag(EUR)', 'Saldo(EUR)', 'Verwendungszweck'],
    bankCodes: ['500333'],
  },
];
