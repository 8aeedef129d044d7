import type { ExportFormat } from '../description/export-format';

export const seNordea: readonly ExportFormat[] = [
  {
    id: 'se-nordea',
    bank: 'Nordea',
    country: 'SE',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: ['Bokföringsdag', 'Belopp', 'Avsändare', 'Mottagare', 'Namn', 'Rubrik', 'Saldo', 'Valuta'],
    fields: { counterpartyName: ['Namn'], purpose: ['Rubrik'], payerName: [], payeeName: [] },
  },
];
