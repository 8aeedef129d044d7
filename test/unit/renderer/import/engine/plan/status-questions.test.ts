import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../../preload/contract';
import { readUndescribed } from '../../../../../check/read-file';

const header = 'Date;Text;Amount;Currency;Status';
const booking = (day: number, amount: string, status: string) =>
  `2025-03-${day};Shop ${day};${amount};EUR;${status}`;

async function read(lines: readonly string[], options: ReadOptions = {}) {
  const { reading, rows } = await readUndescribed(lines, options);
  return {
    asked: reading.questions.map(({ kind, word, blocking }) => ({ kind, word, blocking })),
    proposed: reading.questions.flatMap(({ choices }) =>
      choices.filter(({ isProposed }) => isProposed).map(({ value }) => value),
    ),
    rows: rows.map(({ disposition }) => disposition),
  };
}

describe('a word for the state of a row that nobody taught', () => {
  const lines = [
    header,
    booking(13, '-40.00', 'Completed'),
    booking(14, '-50.00', 'Zwibbled'),
    booking(15, '-60.00', 'Grompfed'),
  ];

  it('is asked, each word once, before any row is used', async () => {
    const { asked } = await read(lines);
    expect(asked).toEqual([
      { kind: 'status', word: 'Zwibbled', blocking: true },
      { kind: 'status', word: 'Grompfed', blocking: true },
    ]);
  });

  it('is what the user says it is', async () => {
    const { asked, rows } = await read(lines, { statusWords: { zwibbled: 'pending', grompfed: 'declined' } });
    expect(asked).toEqual([]);
    expect(rows).toEqual([0, 1]);
  });

  it.each([
    ['in no language that is known', 'Frobnig', 'Quuxig'],
    ['in Icelandic', 'Fært', 'Óbókað'],
    ['in Georgian', 'შესრულებული', 'მიმდინარე'],
  ])('is asked where no word of the column is known: %s', async (_, one, other) => {
    const { asked } = await read([
      header,
      booking(13, '-40.00', one),
      booking(14, '-50.00', other),
      booking(15, '-60.00', one),
      booking(16, '-70.00', one),
    ]);
    expect(asked.map(({ kind, word }) => `${kind} ${word}`)).toEqual([`status ${one}`, `status ${other}`]);
  });

  it('is no question where the running balance shows that the rows are booked', async () => {
    const { asked, rows } = await read([
      'Date;Text;Amount;Balance;Currency;Status',
      '2025-03-13;A;-10.00;90.00;EUR;Completed',
      '2025-03-14;B;-20.00;70.00;EUR;Zwibbled',
      '2025-03-15;C;-30.00;40.00;EUR;Completed',
    ]);
    expect(asked).toEqual([]);
    expect(rows).toEqual([0, 0, 0]);
  });

  it('is proposed as not booked where its rows leave the running balance as it was', async () => {
    const { asked, proposed } = await read([
      'Date;Text;Amount;Balance;Currency;Status',
      '2025-03-13;A;-10.00;90.00;EUR;Completed',
      '2025-03-14;B;-20.00;;EUR;Zwibbled',
      '2025-03-15;C;-30.00;60.00;EUR;Completed',
      '2025-03-16;D;-10.00;50.00;EUR;Completed',
      '2025-03-17;E;-10.00;40.00;EUR;Completed',
    ]);
    expect(asked.map(({ word }) => word)).toEqual(['Zwibbled']);
    expect(proposed).toEqual(['pending']);
  });

  it('is asked of empty cells, too, where the others say that they are booked', async () => {
    const { asked } = await read([
      header,
      booking(13, '-40.00', 'Booked'),
      booking(14, '-50.00', ''),
      booking(15, '-60.00', 'Booked'),
    ]);
    expect(asked).toEqual([{ kind: 'status', word: '', blocking: true }]);
  });

  it('asks nothing of places below a header that means states of a country, too', async () => {
    const { asked } = await read([
      'Date;Text;Amount;Currency;State',
      booking(13, '-40.00', 'CA'),
      booking(14, '-50.00', 'NY'),
      booking(15, '-60.00', 'CA'),
      booking(16, '-60.00', 'CA'),
    ]);
    expect(asked).toEqual([]);
  });
});

describe('marks of what is not booked outside of a column for it', () => {
  it.each([
    ['Gebucht', ['X', '', 'X']],
    ['Verbucht', ['ja', '', 'ja']],
    ['Booked', ['✓', '', '✓']],
    ['Vorgemerkt', ['', 'x', '']],
    ['Hinweis', ['', 'vorgemerkt', '']],
    ['Info', ['', 'noch nicht gebucht', 'Bonus']],
    ['Note', ['', 'Pending', 'thanks']],
  ])('%s', async (name, marks) => {
    const { rows } = await read([
      `Datum;Text;Betrag;Währung;${name}`,
      ...marks.map((mark, at) => `${13 + at}.03.2025;Laden ${at};-1${at},00;EUR;${mark}`),
    ]);
    expect(rows).toEqual([0, 1, 0]);
  });
});
