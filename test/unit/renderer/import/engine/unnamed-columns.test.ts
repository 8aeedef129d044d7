import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../check/read-file';

const rows = [
  [
    '03.02.2026',
    '03.02.2026',
    'Windkraft Nordkante GmbH',
    'Abschlag 6342',
    'Lastschrift',
    'DE11ZZZ00002885230',
    'M-600829',
    '-149,19',
  ],
  ['04.02.2026', '05.02.2026', 'Friederike Süßkind', 'Anteil Hütte', 'Überweisung', '', '', '-49,20'],
  [
    '05.02.2026',
    '05.02.2026',
    'Orgelbau Pfeifenkopf KG',
    'Entgelt 02/2026',
    'Gutschrift',
    '',
    '',
    '3.157,18',
  ],
  [
    '06.02.2026',
    '09.02.2026',
    'Bauverein Kastanienhof eG',
    'Miete Februar',
    'Dauerauftrag',
    '',
    '',
    '-748,99',
  ],
  [
    '07.02.2026',
    '06.02.2026',
    'Dachstuhl Versicherung VVaG',
    'Beitrag 899916',
    'Lastschrift',
    'DE68ZZZ00000097588',
    'M-908802',
    '-44,23',
  ],
] as const;

const read = async (header: string, lines: readonly (readonly string[])[] = rows) =>
  (await readUndescribed([header, ...lines.map((cells) => cells.join(';'))])).rows;

describe('columns whose headers nobody taught', () => {
  it('when the cells show what they are, they are read by their cells', async () => {
    const found = await read('Datum;Xqa;Xqb;Verwendungszweck;Xqc;Xqd;Xqe;Betrag');
    expect(
      found.map((row) => [
        row.valueDay,
        row.counterpartyName,
        row.purpose,
        row.bookingText,
        row.creditorId,
        row.mref,
      ]),
    ).toEqual(
      rows.map((cells) => [
        isoDay(cells[1]),
        cells[2],
        cells[3],
        cells[4],
        cells[5] || null,
        cells[6] || null,
      ]),
    );
  });

  it('when a header says that it is another thing, its cells are not asked', async () => {
    const found = await read(
      'Datum;Kaufdatum;Kategorie;Verwendungszweck;Unterkategorie;Notiz;Etikett;Betrag',
    );
    expect(
      found.map((row) => [row.valueDay, row.counterpartyName, row.bookingText, row.creditorId, row.mref]),
    ).toEqual(rows.map(() => [null, null, null, null, null]));
  });

  it('when the second day always lies before the booking, it is that of a purchase and no value date', async () => {
    const bought = rows.map((cells, at) => [`1${at}.02.2026`, `0${at + 1}.02.2026`, ...cells.slice(2)]);
    const found = await read('Datum;Xqa;Xqb;Verwendungszweck;Xqc;Xqd;Xqe;Betrag', bought);
    expect(found.map((row) => row.valueDay)).toEqual(rows.map(() => null));
  });

  it('when a check digit of an identifier is wrong, the column is not taken for creditors', async () => {
    const wrong = rows.map((cells) => cells.map((cell) => cell.replace('DE11ZZZ', 'DE12ZZZ')));
    const found = await read('Datum;Xqa;Xqb;Verwendungszweck;Xqc;Xqd;Xqe;Betrag', wrong);
    expect(found.map((row) => [row.creditorId, row.mref])).toEqual(rows.map(() => [null, null]));
  });

  it('when words that sort spending stand there, they are neither names nor kinds of booking', async () => {
    const sorted = rows.map((cells, at) => [
      ...cells.slice(0, 2),
      ['Wohnen', 'Essen & Trinken'][at % 2] ?? '',
      ...cells.slice(3),
    ]);
    const found = await read('Datum;Xqa;Xqb;Verwendungszweck;Xqc;Xqd;Xqe;Betrag', sorted);
    expect(found.map((row) => row.counterpartyName)).toEqual(rows.map(() => null));
  });

  it('when another column is named as the kind of booking, words for kinds elsewhere do not take its place', async () => {
    const found = await read('Datum;Xqa;Xqb;Verwendungszweck;Xqc;Xqd;Buchungsart;Betrag');
    expect(found.map((row) => row.bookingText)).toEqual(rows.map((cells) => cells[6] || null));
  });
});

describe('two numbers with a minus below no header', () => {
  const asked = async (numbers: readonly string[]) => {
    const lines = numbers.map((cells, at) => `0${at + 3}.02.2025;Zahlung ${'abcd'[at]};${cells}`);
    const { reading } = await readUndescribed(lines);
    return reading.questions.filter(({ blocking }) => blocking).map(({ kind }) => kind);
  };

  it.each([
    [['-52,00;-2,00', '-20,00;-1,00', '-80,10;-1,20'], ['mapping']],
    [['-52,00;-1160,00'], ['mapping']],
    // A fee of one in a hundred in front of the amount, a tax, and a fee with a currency of its own: what goes at a rate may be any of them.
    [['-0,52;-52,00', '-0,20;-20,00', '-8,01;-801,00'], ['mapping']],
    [['-100,00;-19,00;-119,00', '-20,00;-3,80;-23,80', '-800,00;-152,00;-952,00'], ['mapping']],
    [['-2,00;EUR;-52,00;EUR', '-1,00;EUR;-20,00;EUR', '-1,20;EUR;-80,10;EUR'], ['mapping']],
    [['-83,96;-12,80', '-6,56;-1,00', '-327,98;-50,00'], ['mapping']],
    // A balance that they move, and the same money in the currency that the euro replaced.
    [['-52,00;-60,00', '-20,00;-80,00', '-80,10;-160,10'], []],
    [['-12,80;-83,96', '-1,00;-6,56', '-50,00;-327,98'], []],
  ])('when they are %j, is asked which is the amount: %j', async (numbers, want) => {
    expect(await asked(numbers)).toEqual(want);
  });
});

function isoDay(text: string): string {
  return text.split('.').reverse().join('-');
}
