import type { ExportFormat } from '../description/export-format';

export const grAlpha: readonly ExportFormat[] = [
  {
    id: 'gr-alpha',
    bank: 'Alpha Bank',
    country: 'GR',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Α/Α',
      'Ημερομηνία',
      'Αιτιολογία',
      'Κατάστημα',
      'Τοκισμός από',
      'Αρ. συναλλαγής',
      'Ποσό',
      'Πρόσημο ποσού',
    ],
    currency: 'EUR',
    dateOrder: 'DMY',
    fields: { direction: ['Πρόσημο ποσού'] },
  },
];
