import type { ExportFormat } from './format';

export const chZkbSearch: ExportFormat = {
  id: 'ch-zkb-search',
  bank: 'Zürcher Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Datum', 'Buchungstext', 'Konto', 'Whg', 'Belastung', 'Gutschrift'],
  fields: { accountIban: ['Konto'] },
};
