import type { ExportFormat } from '../engine/recognition/export-format';

export const beBnpparibasfortis: ExportFormat = {
  id: 'be-bnpparibasfortis',
  bank: 'BNP Paribas Fortis',
  country: 'BE',
  exportType: 'account',
  evidence: 'described',
  hasMixedDecimals: true,
  header: [
    'Volgnummer',
    'Uitvoeringsdatum',
    'Valutadatum',
    'Bedrag',
    'Valuta rekening',
    'Rekeningnummer',
    'Type verrichting',
    'Tegenpartij',
    'Naam van de tegenpartij',
    'Mededeling',
    'Details',
    'Status',
    'Reden van weigering',
  ],
  fields: {
    accountIban: ['Rekeningnummer'],
    counterpartyIban: ['Tegenpartij'],
    counterpartyName: ['Naam van de tegenpartij'],
    purpose: ['Mededeling'],
  },
  dateOrder: 'DMY',
};
