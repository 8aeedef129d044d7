import type { ExportFormat } from './format';

export const beIng: ExportFormat = {
  id: 'be-ing',
  bank: 'ING',
  country: 'BE',
  exportType: 'account',
  evidence: 'described',
  header: ['Uittreksel', 'Datum', 'Valutadatum', 'Rekening', 'Omschrijving', 'Bedrag', 'Valuta'],
  dateOrder: 'DMY',
};
