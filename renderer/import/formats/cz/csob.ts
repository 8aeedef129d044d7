import type { ExportFormat } from '../description/export-format';

export const czCsob: readonly ExportFormat[] = [
  {
    id: 'cz-csob',
    bank: 'ČSOB',
    country: 'CZ',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'číslo účtu',
      'datum zaúčtování',
      'částka',
      'měna',
      'zůstatek',
      'číslo účtu protiúčtu',
      'kód banky protiúčtu',
      'název účtu protiúčtu',
      'konstantní symbol',
      'variabilní symbol',
      'specifický symbol',
      'označení operace',
      'ID transakce',
      'poznámka',
    ],
  },
];
