import type { ExportFormat } from '../engine/recognition/export-format';

export const deDkb2023Herbst: ExportFormat = {
  id: 'de-dkb-2023-herbst',
  bank: 'DKB',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Buchungsdatum',
    'Wertstellung',
    'Status',
    'Zahlungspflichtige*r',
    'Zahlungsempfänger*in',
    'Verwendungszweck',
    'Umsatztyp',
    'Betrag',
    'Gläubiger-ID',
    'Mandatsreferenz',
    'Kundenreferenz',
  ],
  bankCodes: ['12030000'],
};
