import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../check/read-file';

const read = (...lines: string[]) => readUndescribed(lines);
const asked = async (...lines: string[]) => {
  const { reading } = await read(...lines);
  return reading.questions.filter(({ blocking }) => blocking).map(({ kind }) => kind);
};
const rowsOf = async (...lines: string[]) => {
  const { rows } = await read(...lines);
  return rows.map(({ bookingDay, amountMinor, disposition }) => [bookingDay, amountMinor, disposition]);
};

describe('days as banks far away write them', () => {
  it('when the year stands in front, month and day may have one digit', async () => {
    expect(await rowsOf('取引日,摘要,出金額,入金額', '2025/3/14,A,1250,', '2025/3/3,B,,540')).toEqual([
      ['2025-03-14', -125000, 0],
      ['2025-03-03', 54000, 0],
    ]);
  });

  it('when years are those of the Buddhist calendar, they are told in ours', async () => {
    expect(await rowsOf('Date,Text,Amount', '14/03/2568,A,-12.50', '29/02/2567,B,7.00')).toEqual([
      ['2025-03-14', -1250, 0],
      ['2024-02-29', 700, 0],
    ]);
  });

  it.each(['01.02. 08:15:30', '01.02. 8:15:30', '01.02. 08:15'])(
    'when a time stands behind the day in %j, the hour is no year, and the year is asked for',
    async (day) => {
      expect(await asked('Datum;Text;Betrag', `${day};A;-12,50`, `${day};B;7,00`)).toEqual(['year']);
    },
  );

  it('when a blank stands before the year, it is the year', async () => {
    expect(await rowsOf('Datum;Text;Betrag', '01.02. 2024 08:15;A;-12,50', '13.02. 24;B;7,00')).toEqual([
      ['2024-02-01', -1250, 0],
      ['2024-02-13', 700, 0],
    ]);
  });

  it.each(['Mar 14', '14 Mar', '14-Mar'])(
    'when days such as %j have no year, it is asked for',
    async (day) => {
      expect(await asked('Date,Text,Amount', `${day},A,-12.50`, `${day},B,7.00`)).toEqual(['year']);
    },
  );
});

describe('days that could be months, below headers of one language', () => {
  const italian = 'Data;Descrizione;Importo';

  it('is asked, whatever the language: a spreadsheet may have turned them (feature 6); with hyphens the rows do not wait', async () => {
    const rows = ['03-04-2025;Bar;-1,50', '05-04-2025;Bar;-2,50'];
    const { reading } = await readUndescribed([italian, ...rows]);
    expect(reading.questions.find(({ kind }) => kind === 'dateOrder')).toMatchObject({ blocking: false });
    expect((await rowsOf(italian, ...rows)).map(([day]) => day)).toEqual(['2025-04-03', '2025-04-05']);
  });

  it.each([
    ['a card from overseas in Dutch', 'Datum,Omschrijving,Bedrag', 'VERFHANDEL KWAST,"12,50"'],
    ['a platform from overseas in Portuguese', 'Data,Descrição,Moeda,Valor', 'Reserva,BRL,480.00'],
    ['a platform from overseas in German', 'Datum,Beschreibung,Währung,Betrag', 'Buchung,EUR,480.00'],
  ])('between slashes the rows wait: %s has the month in front', async (_, header, rest) => {
    const { reading } = await readUndescribed([header, `03/04/2026,${rest}`, `03/09/2026,${rest}`]);
    expect(reading.questions.find(({ kind }) => kind === 'dateOrder')).toMatchObject({ blocking: true });
  });

  it('when zeros are missing, a spreadsheet may have turned them, and it is asked', async () => {
    expect(await asked(italian, '3/4/2025;Bar;-1,50', '5/4/2025;Bar;-2,50')).toEqual(['dateOrder']);
  });

  it('when the words are English, it is asked', async () => {
    const rows = ['03/04/2025,Bar,-1.50', '05/04/2025,Bar,-2.50'];
    expect(await asked('Date,Description,Amount', ...rows)).toEqual(['dateOrder']);
  });

  it('when a day proves the other order, words do not count', async () => {
    expect(await rowsOf(italian, '03/04/2025;Bar;-1,50', '05/24/2025;Bar;-2,50')).toEqual([
      ['2025-03-04', -150, 0],
      ['2025-05-24', -250, 0],
    ]);
  });
});

describe('what is no booking, and what is marked as neither', () => {
  it('when a balance is brought forward in a row of its own, it is none', async () => {
    const lines = ['01-03-2025,B/F,,,100.00', '14-03-2025,A,15.00,,85.00', '15-03-2025,B,,50.00,135.00'];
    expect(await rowsOf('Date,Text,Debit,Credit,Balance', ...lines)).toEqual([
      ['2025-03-14', -1500, 0],
      ['2025-03-15', 5000, 0],
    ]);
  });

  it('when a row is marked as neither money out nor in, it is blocked and the others are read', async () => {
    const { reading, rows } = await read(
      '交易时间,商品,收/支,金额(元)',
      '2025-03-14 10:00:00,茶,支出,12.50',
      '2025-03-13 10:00:00,饭,支出,22.50',
      '2025-03-03 09:00:00,转账,收入,1000.00',
      '2025-03-02 09:00:00,提现,/,500.00',
    );
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([-1250, -2250, 100000, null]);
    expect(reading.findings).toMatchObject([{ rule: 'direction.unknown', line: 5 }]);
    expect(reading.questions).toEqual([]);
  });

  it('when the amounts are those a card was used for, the sign is asked, and money out is proposed', async () => {
    const { reading } = await read(
      '利用日,利用店名,利用金額',
      '2025/3/14,A,1250',
      '2025/3/3,B,540',
      '2025/3/2,C,-540',
    );
    const [question] = reading.questions.filter(({ kind }) => kind === 'sign');
    expect(question?.choices?.find(({ isProposed }) => isProposed)?.value).toBe('inverted');
  });
});

describe('lines that a spreadsheet took for one cell each', () => {
  it('when each stands between quotes, what is inside is read', async () => {
    const { reading, rows } = await read(
      '"Date,Description,Amount"',
      '"2025-03-14,""Shop, Ltd"",-12.50"',
      '"2025-03-15,Pay,100.00"',
    );
    expect(rows.map((row) => [row.line, row.bookingDay, row.purpose, row.amountMinor])).toEqual([
      [2, '2025-03-14', 'Shop, Ltd', -1250],
      [3, '2025-03-15', 'Pay', 10000],
    ]);
    expect(reading.delimiter).toBe(',');
  });

  it('when only texts stand between quotes, they are cells', async () => {
    expect(await rowsOf('"Date";"Text";"Amount"', '"2025-03-14";"A, B";"-12,50"')).toEqual([
      ['2025-03-14', -1250, 0],
    ]);
  });
});
