import type { ExportFormat } from '../description/export-format';

export const itHype: readonly ExportFormat[] = [
  {
    id: 'it-hype',
    bank: 'Hype',
    country: 'IT',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Data operazione',
      'Data contabile',
      'Iban',
      'Tipologia',
      'Nome',
      'Descrizione',
      'Importo ( € )',
    ],
    currency: 'EUR',
    dateOrder: 'DMY',
    fields: {
      counterpartyIban: ['Iban'],
      counterpartyName: ['Nome'],
      bookingText: ['Tipologia'],
      purpose: ['Descrizione'],
    },
  },
];
