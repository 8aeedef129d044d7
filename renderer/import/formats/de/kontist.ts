import type { ExportFormat } from '../description/export-format';

export const deKontist: readonly ExportFormat[] = [
  {
    id: 'de-kontist',
    bank: 'Kontist',
    country: 'DE',
    exportType: 'account',
    evidence: 'fixture',
    source: 'sample',
    header: ['booking_date', 'valuta_date', 'amount', 'name', 'purpose', 'end_to_end_id', 'booking_status'],
    currency: 'EUR',
    impliedDecimals: 2,
  },
];
