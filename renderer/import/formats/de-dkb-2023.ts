import type { ExportFormat } from '../engine/recognition/export-format';

export const deDkb2023: ExportFormat = {
  id: 'de-dkb-2023',
  bank: 'DKB',
  country: 'DE',
  exportType: 'account',
  evidence: 'fixture',
  header: [
    'Buchungsdatum',
    'Wertstellung',
    'Status',
    'Zahlungspflichtige*r',
    'Zahlungsempfänger*in',
    'Verwendungszweck',
    'Umsatztyp',
    'IBAN',
    'Betrag (€)',
    'Gläubiger-ID',
    'Mandatsreferenz',
    'Kundenreferenz',
  ],
  bankCodes: ['12030000'],
};
