import type { ExportFormat } from '../engine/recognition/export-format';

export const beBnpparibasfortis2021: ExportFormat = {
  id: 'be-bnpparibasfortis-2021',
  bank: 'BNP Paribas Fortis',
  country: 'BE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Volgnummer',
    'Uitvoeringsdatum',
    'Valutadatum',
    'Bedrag',
    'Valuta rekening',
    'TEGENPARTIJ VAN DE VERRICHTING',
    'Details',
    'Rekeningnummer',
  ],
  currency: 'EUR',
  dateOrder: 'DMY',
};
