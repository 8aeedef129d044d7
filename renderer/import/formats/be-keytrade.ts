import type { ExportFormat } from '../engine/recognition/export-format';

export const beKeytrade: ExportFormat = {
  id: 'be-keytrade',
  bank: 'Keytrade Bank',
  country: 'BE',
  exportType: 'account',
  evidence: 'described',
  header: ['Uittreksel', 'Datum', 'Valutadatum', 'Rekening', 'Omschrijving', 'Bedrag', 'Valuta'],
  currency: 'EUR',
  dateOrder: 'DMY',
  fields: { counterpartyIban: ['Rekening'] },
};
