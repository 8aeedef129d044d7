import type { ExportFormat } from '../description/export-format';

export const dkJyskebank: readonly ExportFormat[] = [
  {
    id: 'dk-jyskebank',
    bank: 'Jyske Bank',
    country: 'DK',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Dato', '', 'Tekst', '', 'Beløb', 'Saldo', 'Kommentar', 'Afstemt', 'Flag', 'Konto'],
    otherHeaders: [
      [
        'Dato',
        '',
        'Tekst',
        '',
        'Beløb',
        'Saldo',
        'Kommentar',
        'Afstemt',
        'Flag',
        'Konto',
        '',
        'Kategori',
        'Underkategori',
      ],
    ],
    fields: { accountName: ['Konto'], accountIban: [], purpose: ['Tekst'] },
    currency: 'DKK',
  },
];
