import type { ExportFormat } from '../description/export-format';

export const czMoneta: readonly ExportFormat[] = [
  {
    id: 'cz-moneta',
    bank: 'MONETA Money Bank',
    country: 'CZ',
    exportType: 'account',
    evidence: 'described',
    header: [
      'Číslo účtu',
      'IBAN',
      'Číslo protiúčtu',
      'Banka protiúčtu',
      'Název účtu příjemce',
      'Splatnost',
      'Odesláno',
      'Částka',
      'Měna',
      'Variabilní Symbol',
      'Specifický Symbol',
      'Konstantní Symbol',
      'Zpráva pro příjemce',
      'Poznámka pro mě',
      'Název kategorie',
      'Typ transakce',
      'Název trvalého příkazu',
      'Popis platby',
      'Popis platby 2',
      'Bankovní reference',
    ],
    fields: { bookingDate: ['Splatnost'], transactionDate: ['Odesláno'] },
  },
];
