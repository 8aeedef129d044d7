import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

/** Days of the rows, or `asked` where they wait for the answer. */
async function daysOf(days: readonly string[], header = 'Date;Libellé;Montant') {
  const { reading, rows } = await readUndescribed([
    header,
    ...days.map((day, at) => `${day};achat ${at};-${at + 1},50`),
  ]);
  const isAsked = reading.questions.some(({ kind, blocking }) => kind === 'dateOrder' && blocking);
  return isAsked ? 'asked' : rows.map(({ bookingDay }) => String(bookingDay).slice(5));
}

const inTime = [
  '03/01/2024',
  '09/01/2024',
  '02/02/2024',
  '11/02/2024',
  '05/03/2024',
  '12/03/2024',
  '01/04/2024',
  '08/04/2024',
];

describe('days that fit both orders, without a balance', () => {
  it('when many rows stand in the order of time with the day in front, are read so', async () => {
    expect((await daysOf(inTime)).slice(0, 3)).toEqual(['01-03', '01-09', '02-02']);
    expect((await daysOf([...inTime].reverse())).slice(0, 2)).toEqual(['04-08', '04-01']);
  });

  it('when they stand in order with the month in front, are asked: so do days that were sorted as texts', async () => {
    expect(await daysOf([...inTime].sort())).toBe('asked');
  });

  it('when they are few, are asked, or read as the language of the headers has it', async () => {
    const few = ['03/02/2024', '05/04/2024', '04/06/2024'];
    const withHyphens = few.map((day) => day.replaceAll('/', '-'));
    expect(await daysOf(withHyphens, 'Date;Description;Amount')).toBe('asked');
    expect((await daysOf(withHyphens)).slice(0, 2)).toEqual(['02-03', '04-05']);
  });
});

describe('days that lie together in one order alone', () => {
  const question = async (
    days: readonly string[],
    texts: readonly string[] = days,
    header = 'Date,Details,Amount',
  ) => {
    const { reading } = await readUndescribed([
      header,
      ...days.map(
        (day, at) => `${day},Shop ${'abcdefgh'[texts.indexOf(texts[at] ?? '')]}${at},-${at + 1}.50`,
      ),
    ]);
    const found = reading.questions.find(({ kind }) => kind === 'dateOrder');
    const proposed = found?.choices.find(({ isProposed }) => isProposed)?.value;
    return found ? [proposed, found.blocking ? 'waits' : 'told', found.reason?.code] : null;
  };

  it('are read so, with a question that rows do not wait for', async () => {
    const told = (order: string) => [order, 'told', 'date.together'];
    expect(await question(['02/09/2024', '04/09/2024'])).toEqual(told('DMY'));
    expect(await question(['06/02/2024', '06/05/2024', '06/08/2024'])).toEqual(told('MDY'));
    expect(await question(['04/11/2024', '04/08/2024', '02/03/2024'])).toEqual(told('MDY'));
    expect(await question(['01/04/24', '05/04/24'])).toEqual(told('DMY'));
  });

  it('wait where no order is much likelier, and where another one is that of a monthly booking', async () => {
    const waits = ['DMY', 'waits', undefined];
    expect(await question(['03/02/2024', '05/04/2024', '04/06/2024'])).toEqual(waits);
    expect(await question(['05/03/2024', '05/03/2024'])).toEqual(waits);
    expect(await question(['02/03/2024', '09/04/2024'])).toEqual(waits);
    // A year, or four months of it.
    expect(await question(['01/02/2024', '02/05/2024', '03/03/2024', '12/03/2024', '11/06/2024'])).toEqual(
      waits,
    );
    // On the first of three months, or on three days of January.
    expect(await question(['01/02/2024', '01/03/2024', '01/04/2024'])).toEqual(waits);
    // The same words in months that follow each other.
    expect(await question(['05/03/2024', '05/04/2024'], ['rent', 'rent'])).toEqual(waits);
    expect(await question(['06/02/2024', '06/05/2024', '06/08/2024'], ['rent', 'rent', 'rent'])).toEqual(
      waits,
    );
  });

  it('wait where a monthly booking names its month, has a reference of its own, or is late by a weekend', async () => {
    const days = ['05/03/2024', '05/04/2024', '05/05/2024'];
    const late = ['03/01/2024', '04/02/2024', '05/04/2024'];
    const wages = ['Wages January', 'Wages Feb', 'Wages März'];
    const asked = async (of: readonly string[], texts: readonly string[], header = 'Date,Details,Amount') => {
      const rows = of.map((day, at) => `${day},${texts[at]},-${at + 1}.50`);
      const { reading } = await readUndescribed([header, ...rows]);
      return reading.questions.find(({ kind }) => kind === 'dateOrder')?.blocking;
    };
    expect(await asked(days, wages)).toBe(true);
    expect(await asked(late, wages)).toBe(true);
    expect(await asked(days, ['Rent,AB', 'Rent,CD', 'Rent,EF'], 'Date,Payee,Details,Amount')).toBe(true);
    expect(await asked(days, ['Rent', 'Fuel', 'Food'])).toBe(false);
    // With the language of the headers as well: asked beside its rows.
    expect(await asked(late, ['Gehalt Jan', 'Gehalt Feb', 'Gehalt März'], 'Datum,Text,Betrag')).toBe(false);
  });

  it('wait where rows stand in the order of time in another order only', async () => {
    expect(await question(['02/06/2024', '05/06/2024', '03/06/2024'])).toEqual([
      'DMY',
      'told',
      'date.together',
    ]);
    expect(await question(['02/04/2024', '03/03/2024', '05/04/2024', '07/03/2024'])).toEqual([
      'DMY',
      'waits',
      undefined,
    ]);
  });

  it('wait where the language of the headers says otherwise', async () => {
    const days = ['06/02/2024', '06/05/2024', '06/08/2024'];
    expect((await question(days, days, 'Datum,Omschrijving,Bedrag'))?.[1]).toBe('waits');
  });

  it('say it for a column of days beside them that says nothing itself', async () => {
    const { reading } = await readUndescribed([
      'Run Date,Details,Amount,Settlement Date',
      '06/10/2024,bought,-5.50,06/12/2024',
      '06/09/2024,sold,1.50,',
      '06/07/2024,paid,2.50,',
    ]);
    expect(reading.questions.filter(({ blocking }) => blocking)).toEqual([]);
  });
});
