import type { ExportFormat } from '../description/export-format';

export const chAkb: readonly ExportFormat[] = [
  {
    id: 'ch-akb',
    bank: 'Aargauische Kantonalbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Buchung', 'Buchungstext', 'Belastung', 'Gutschrift', 'Saldo CHF'],
  },
  {
    id: 'ch-akb-2015',
    bank: 'Aargauische Kantonalbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Buchung', 'Valuta', 'Buchungstext', 'Belastung', 'Gutschrift', 'Saldo CHF'],
  },
];
