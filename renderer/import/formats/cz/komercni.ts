import type { ExportFormat } from '../description/export-format';

export const czKomercni: readonly ExportFormat[] = [
  {
    id: 'cz-komercni',
    bank: 'Komerční banka',
    country: 'CZ',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Datum splatnosti',
      'Datum odepsání z jiné banky',
      'Protiúčet a kód banky',
      'Název protiúčtu',
      'Částka',
      'Originální částka',
      'Originální měna',
      'Kurz',
      'VS',
      'KS',
      'SS',
      'Identifikace transakce',
      'Systémový popis',
      'Popis příkazce',
      'Popis pro příjemce',
      'AV pole 1',
      'AV pole 2',
      'AV pole 3',
      'AV pole 4',
    ],
    preamble: /MojeBanka/,
  },
];
