import type { ExportFormat } from '../description/export-format';

export const itCrelove: readonly ExportFormat[] = [
  {
    id: 'it-crelove',
    bank: 'Cre-Lovere',
    country: 'IT',
    exportType: 'account',
    sharedBy: 'family',
    evidence: 'described',
    source: 'notRecorded',
    header: ['DATA', 'VALUTA', 'DARE', 'AVERE', 'DIVISA', 'DESCRIZIONE_OPERAZIONE', 'CAUSALE_ABI'],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
