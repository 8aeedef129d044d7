import type { ExportFormat } from '../description/export-format';

export const seSwedbank: readonly ExportFormat[] = [
  {
    id: 'se-swedbank',
    bank: 'Swedbank',
    country: 'SE',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: [
      'Radnummer',
      'Clearingnummer',
      'Kontonummer',
      'Produkt',
      'Valuta',
      'Bokföringsdag',
      'Transaktionsdag',
      'Valutadag',
      'Referens',
      'Beskrivning',
      'Belopp',
      'Bokfört saldo',
    ],
    fields: { accountIban: ['Kontonummer'], purpose: ['Beskrivning', 'Referens'] },
  },
];
