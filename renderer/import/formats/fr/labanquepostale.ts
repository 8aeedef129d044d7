import type { ExportFormat } from '../description/export-format';

export const frLabanquepostale: readonly ExportFormat[] = [
  {
    id: 'fr-labanquepostale',
    bank: 'La Banque Postale',
    country: 'FR',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: ['Date', 'Libellé', 'Montant(EUROS)', 'Montant(FRANCS)'],
    otherHeaders: [['Date', 'Libellé', 'Montant(EUROS)']],
    fields: { amount: ['Montant(EUROS)'], originalAmount: [] },
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
