import type { ExportFormat } from '../description/export-format';

export const deLexware: readonly ExportFormat[] = [
  {
    id: 'de-lexware-vorlage',
    bank: 'Lexware Office',
    country: 'DE',
    exportType: 'template',
    sharedBy: 'programme',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Buchungstag',
      'Valuta',
      'Auftraggeber/Zahlungsempfänger',
      'Empfänger/Zahlungspflichtiger',
      'Vorgang/Verwendungszweck',
      'Betrag',
      'Zusatzinfo (optional)',
    ],
    currency: 'EUR',
    fields: {
      purpose: ['Vorgang/Verwendungszweck'],
      payerName: ['Auftraggeber/Zahlungsempfänger'],
      payeeName: ['Empfänger/Zahlungspflichtiger'],
    },
  },
];
