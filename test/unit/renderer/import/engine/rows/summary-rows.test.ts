import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const balances =
  'SALDO DO DIA|S A L D O|Saldo Disponível|Saldo del día|Saldo final del periodo|Saldo nuovo|Saldo giornaliero|Solde du jour|Zwischensaldo|Gesamtsaldo|Kontostand neu|Saldo dnia|Stan końcowy|Daily balance|Ending balance|BALANCE B/FWD|Balance Carried Forward|Utgående balans|Loppusaldo|Eindstand|Konečný zůstatek|Záróegyenleg|Dönem sonu bakiyesi|Исходящий остаток|Υπόλοιπο τέλους|期末残高|期末余额|잔액|Balance carried over from February|Saldo inicial de marzo|Endsaldo März';
const totals =
  'Sub Total|Grand Total|TOTAL GENERAL|Total|Net total|Totaux|Summe|Toplam|Jumlah|Итого|合計|합계|รวม|Tổng cộng|Solde de clôture|Net movement total|Saldo końcowe wszystkich operacji';

const file = (text: string, amount: string, day = '31.01.2024') => [
  'Datum;Text;Betrag;Währung',
  '16.01.2024;Strom AG;-80,00;EUR',
  '18.01.2024;Firma;2500,00;EUR',
  '22.01.2024;Miete;-900,00;EUR',
  `${day};${text};${amount};EUR`,
];
const amounts = async (lines: readonly string[]) =>
  (await readUndescribed(lines)).rows.map((row) => row.amountMinor);

describe('a summary below the rows with columns of its own', () => {
  const rows = [
    'Date,Narration,Value Date,Debit,Credit,Balance',
    '01/03/25,Chai stall,01/03/25,20.00,0.00,980.00',
    '15/03/25,Mill salary,15/03/25,0.00,500.00,1480.00',
  ];
  const summary = ['STATEMENT SUMMARY', 'Opening Balance,Dr Count,Cr Count,Debits,Credits,Closing Bal'];

  it('is no booking and blocks nothing', async () => {
    const { rows: read } = await readUndescribed([
      ...rows,
      '',
      ...summary,
      '1000.00,1,1,20.00,500.00,1480.00',
    ]);
    expect(read.map(({ amountMinor, disposition }) => [amountMinor, disposition])).toEqual([
      [-2000, 0],
      [50000, 0],
    ]);
  });

  it('is what numbers alone are only apart from the rows: right below one somebody has to look', async () => {
    const { rows: read } = await readUndescribed([...rows, '1000.00,1,1,20.00,500.00,1480.00']);
    expect(read.map(({ disposition }) => disposition)).toEqual([0, 0, 2]);
  });
});

describe('a line that counts the rows and sums them', () => {
  it('is a total', async () => {
    const lines = [
      'Date,Text,Amount,Balance',
      '2025-03-03,Shop,-45.10,454.90',
      '2025-03-14,Mill,900.00,1354.90',
    ];
    const { rows: read } = await readUndescribed([...lines, 'Total transactions: 2,,854.90,']);
    expect(read).toHaveLength(2);
  });
});

describe('dated rows in the column of amounts that move nothing', () => {
  it.each(balances.split('|'))('when a row says %s, it is no booking, whatever it states', async (text) => {
    expect(await amounts(file(text, '1733,10'))).toEqual([-8000, 250000, -90000]);
  });

  it.each(totals.split('|'))(
    'when a row says %s and is the sum of the others, it is no booking',
    async (text) => {
      expect(await amounts(file(text, '1520,00'))).toEqual([-8000, 250000, -90000]);
    },
  );

  it.each([
    'Total',
    'TOTAL Tankstelle',
    'Recarga saldo',
    'Balance Yoga Studio',
    'Bestand Bücher',
    'Summa Verlag',
    '1520',
  ])('when %s is paid, it is a booking', async (text) => {
    expect(await amounts(file(text, '-60,00'))).toEqual([-8000, 250000, -90000, -6000]);
  });

  it('when single rows state what the rows of their month add up to, each is no booking', async () => {
    expect(
      await amounts([
        ...file('Total', '1520,00'),
        '03.02.2024;Strom AG;-80,00;EUR',
        '19.02.2024;Miete;-900,00;EUR',
        '29.02.2024;Total;-980,00;EUR',
      ]),
    ).toEqual([-8000, 250000, -90000, -8000, -90000]);
  });

  it('when a row is what stands above all others and their sum, it is their balance in whatever words', async () => {
    const [header = '', ...rows] = file('Balance pleasantly grown', '2520,00');
    expect(await amounts([header, '02.01.2024;Anfangssaldo;1000,00;EUR', ...rows])).toEqual([
      -8000, 250000, -90000,
    ]);
  });
});

describe('a dated row that is the sum of those above it', () => {
  const read = async (lines: readonly string[]) => {
    const { rows, reading } = await readUndescribed(lines);
    return {
      rows: rows.map(({ amountMinor, disposition }) => [amountMinor, disposition]),
      told: reading.findings
        .filter(({ rule }) => rule.startsWith('row.'))
        .map(({ rule, line }) => [rule, line]),
    };
  };
  const header = 'Datum;Text;Betrag;Währung;Saldo';
  const two = ['03.02.2025;Strom AG;-52,00;EUR;', '05.02.2025;Telefon;-20,00;EUR;'];

  it.each(['Total', 'TOTAL', 'Umsatz', 'Turnover'])(
    'when %s names bookings as well and only two rows add up to it, it is shown and not counted',
    async (text) => {
      const { rows, told } = await read([
        header,
        ...two,
        `06.02.2025;${text};-72,00;EUR;`,
        '08.02.2025;Firma;500,00;EUR;',
      ]);
      expect(rows).toEqual([
        [-5200, 0],
        [-2000, 0],
        [null, 2],
        [50000, 0],
      ]);
      expect(told).toEqual([['row.perhapsTotal', 4]]);
    },
  );

  it.each(['Total', 'Umsatz', 'Summe'])(
    'when %s is the sum of three rows, its line is named',
    async (text) => {
      const lines = [header, ...two, '06.02.2025;Miete;-8,10;EUR;', `06.02.2025;${text};-80,10;EUR;`];
      const { rows, told } = await read(lines);
      expect(rows).toEqual([
        [-5200, 0],
        [-2000, 0],
        [-810, 0],
      ]);
      expect(told).toEqual([['row.total', 5]]);
    },
  );

  it('when the balance moves by it, it is a booking', async () => {
    const { rows, told } = await read([
      header,
      '03.02.2025;Strom AG;-52,00;EUR;948,00',
      '05.02.2025;Telefon;-20,00;EUR;928,00',
      '06.02.2025;Total;-72,00;EUR;856,00',
    ]);
    expect(rows).toEqual([
      [-5200, 0],
      [-2000, 0],
      [-7200, 0],
    ]);
    expect(told).toEqual([]);
  });

  it('when only the last booking of a day has a balance, its own empty one does not make it a total', async () => {
    const { rows, told } = await read([
      header,
      '03.02.2025;Strom AG;-52,00;EUR;',
      '05.02.2025;Telefon;-20,00;EUR;928,00',
      '06.02.2025;TOTAL;-72,00;EUR;',
      '06.02.2025;Miete;-10,00;EUR;846,00',
    ]);
    expect(rows.map(([, disposition]) => disposition)).toEqual([0, 0, 2, 0]);
    expect(told).toEqual([['row.perhapsTotal', 4]]);
  });
});
