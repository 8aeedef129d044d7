import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../check/read-file';

/** 0 booked, 1 pending. */
const dispositions = async (lines: readonly string[]) =>
  (await readUndescribed(lines)).rows.map((row) => row.disposition);

describe('reservations', () => {
  it('when a row has neither booking day nor balance, it is pending on the day of the purchase', async () => {
    const { rows } = await readUndescribed([
      'Transaction date;Booking date;Description;Amount;Balance',
      '21.03.2024;;Tea;-10,00;',
      '20.03.2024;20.03.2024;Pay;50,00;140,00',
      '19.03.2024;19.03.2024;Bread;-3,00;90,00',
    ]);
    expect(rows.map((row) => [row.disposition, row.bookingDay])).toEqual([
      [1, '2024-03-21'],
      [0, '2024-03-20'],
      [0, '2024-03-19'],
    ]);
  });

  it.each([
    ['in Ausführung', [1, 0]],
    ['wird noch gebucht', [1, 0]],
    ['schwebend', [1, 0]],
    ['abgewiesen', [0]],
    ['zurückgewiesen', [0]],
  ])('when the state of a row is %s, it is no booking', async (state, expected) => {
    expect(
      await dispositions([
        'Datum;Status;Text;Betrag',
        `21.03.2024;${state};Tee;-10,00`,
        '20.03.2024;ausgeführt;Lohn;50,00',
      ]),
    ).toEqual(expected);
  });

  it('when only the end of the text says so, the row is pending', async () => {
    expect(
      await dispositions([
        'Dato;Forklaring;Ut fra konto;Inn på konto',
        '20.03.2024;Te Reservert transaksjon;10,00;',
        '19.03.2024;Lønn;;50,00',
      ]),
    ).toEqual([1, 0]);
  });

  it('when the kind of booking says so, the row is pending', async () => {
    expect(
      await dispositions([
        'Datum;Text;Typ;Belopp;Saldo',
        '2024-03-20;Te;Reserverat belopp;-10,00;',
        '2024-03-19;Lön;Insättning;50,00;150,00',
      ]),
    ).toEqual([1, 0]);
  });

  it('when a word stands in place of the day, the row is pending without a day', async () => {
    const { rows } = await readUndescribed([
      'Bokföringsdag;Rubrik;Belopp;Saldo',
      'Reserverat;Te;-10,00;',
      '2024-03-19;Lön;50,00;150,00',
    ]);
    expect(rows.map((row) => [row.disposition, row.bookingDay])).toEqual([
      [1, null],
      [0, '2024-03-19'],
    ]);
  });

  it('when the last line holds a balance only, it is the balance of the account and no row', async () => {
    const { reading, rows } = await readUndescribed([
      'Date,Description,Amount,Ending balance',
      '2024-03-19,Tea,-10.00,',
      '2024-03-20,Pay,50.00,',
      ',,,140.00',
    ]);
    expect(rows).toHaveLength(2);
    expect(reading.accounts[0]).toMatchObject({ balanceMinor: 14000, balanceSource: 'footer' });
  });
});

describe('a table of reservations below the booked rows', () => {
  it('when it has columns of its own, its rows are pending ones of the same account and currency', async () => {
    const { reading, rows } = await readUndescribed([
      'Numero conto:;100000417733;;;',
      'Controvalore in:;EUR;;;',
      ';Operazioni contabilizzate;;;',
      'Data contabile;Data valuta;Descrizione;Accrediti;Addebiti',
      '20.03.2024;21.03.2024;Bolletta del gas;;-55,48',
      '22.03.2024;22.03.2024;Stipendio;1841,37;',
      '25.03.2024;26.03.2024;Caffè del ponte;;-2,24',
      ';;;;',
      ';Operazioni non contabilizzate;;;',
      ';Data;Descrizione;Accrediti;Addebiti',
      ';26.03.2024;Mercato coperto;;-15,99',
      ';26.03.2024;Libreria del faro;;-37,03',
    ]);
    expect(reading.accounts).toHaveLength(1);
    expect(reading.questions).toEqual([]);
    expect(rows.map((row) => [row.disposition, row.amountMinor, row.currency])).toEqual([
      [0, -5548, 'EUR'],
      [0, 184137, 'EUR'],
      [0, -224, 'EUR'],
      [1, -1599, 'EUR'],
      [1, -3703, 'EUR'],
    ]);
  });
});

describe('days of several tables in one file', () => {
  const booked = [
    'Date,Description,Amount (GBP),Balance',
    '03/03/2025,Rent,-700.00,1300.00',
    '28/02/2025,Pay,2000.00,2000.00',
  ];
  const pending = ['Date,Description,Amount (GBP)', '05/03/2025,Tea room,-13.30'];

  it.each([
    ['below', [...booked, '', 'Pending transactions', ...pending]],
    ['above', ['Pending transactions', ...pending, '', 'Completed transactions', ...booked]],
  ])(
    'when booked rows prove the order of day and month, it holds for the reservations %s',
    async (_, lines) => {
      const { reading, rows } = await readUndescribed(lines);
      expect(reading.questions).toEqual([]);
      expect(rows.map((row) => row.bookingDay).sort()).toEqual(['2025-02-28', '2025-03-03', '2025-03-05']);
    },
  );
});
