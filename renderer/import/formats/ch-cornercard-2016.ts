import type { ExportFormat } from '../engine/recognition/export-format';

export const chCornercard2016: ExportFormat = {
  id: 'ch-cornercard-2016',
  bank: 'Cornèrcard',
  country: 'CH',
  exportType: 'card',
  evidence: 'described',
  header: ['Datum', 'Beschreibung', 'Belastung CHF', 'Gutschrift CHF', 'Kartennummer', 'Karteninhaber'],
  fields: { debit: ['Belastung CHF'], credit: ['Gutschrift CHF'] },
};
