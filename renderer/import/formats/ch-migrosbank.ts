import type { ExportFormat } from './format';

export const chMigrosbank: ExportFormat = {
  id: 'ch-migrosbank',
  bank: 'Migros Bank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Datum', 'Buchungstext', 'Betrag', 'Valuta'],
  otherHeaders: [['Datum', 'Buchungstext', 'Mitteilung', 'Referenznummer', 'Betrag', 'Saldo', 'Valuta']],
  currency: 'CHF',
};
