import type { ExportFormat } from '../description/export-format';

export const czFio: readonly ExportFormat[] = [
  {
    id: 'cz-fio',
    bank: 'Fio banka',
    country: 'CZ',
    exportType: 'account',
    evidence: 'known',
    header: [
      'ID operace',
      'Datum',
      'Objem',
      'Měna',
      'Protiúčet',
      'Název protiúčtu',
      'Kód banky',
      'Název banky',
      'KS',
      'VS',
      'SS',
      'Poznámka',
      'Zpráva pro příjemce',
      'Typ',
      'Provedl',
      'Upřesnění',
      'Poznámka',
      'BIC',
      'ID pokynu',
    ],
    fields: {
      purpose: ['Zpráva pro příjemce'],
      accountBankCode: [],
      accountBankName: [],
      counterpartyIban: ['Protiúčet'],
      bookingText: ['Typ'],
    },
  },
];
