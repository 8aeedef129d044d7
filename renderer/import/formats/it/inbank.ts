import type { ExportFormat } from '../description/export-format';

export const itInbank: readonly ExportFormat[] = [
  {
    id: 'it-inbank',
    bank: 'Inbank (Credito Lombardo Veneto)',
    country: 'IT',
    exportType: 'account',
    sharedBy: 'family',
    evidence: 'described',
    source: 'notRecorded',
    header: ['DATA', 'VALUTA', 'DARE', 'AVERE', 'DIVISA', 'DESCRIZIONE_OPERAZIONE', 'CAUSALE_ABI'],
    cells: /Ordinante: .* Causale: /,
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
