import type { ExportFormat } from '../description/export-format';

export const czMbank: readonly ExportFormat[] = [
  {
    id: 'cz-mbank',
    bank: 'mBank',
    country: 'CZ',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      '#Datum uskutečnění transakce',
      '#Datum zaúčtování transakce',
      '#Popis transakce',
      '#Zpráva pro příjemce',
      '#Plátce/Příjemce',
      '#Číslo účtu plátce/příjemce',
      '#KS',
      '#VS',
      '#SS',
      '#Částka transakce',
      '#Účetní zůstatek po transakci',
    ],
    preamble: /mBank/,
    fields: { bookingText: ['#Popis transakce'], purpose: ['#Zpráva pro příjemce'] },
    dateOrder: 'DMY',
  },
];
