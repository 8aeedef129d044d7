import type { ExportFormat } from '../engine/recognition/export-format';

export const chZkbSuche: ExportFormat = {
  id: 'ch-zkb-suche',
  bank: 'Zürcher Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Datum', 'Buchungstext', 'Konto', 'Whg', 'Belastung', 'Gutschrift'],
  fields: { accountIban: ['Konto'] },
};
