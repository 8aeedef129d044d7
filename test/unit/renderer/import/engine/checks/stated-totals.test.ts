import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const rulesOf = async (lines: readonly string[]) =>
  (await readUndescribed(lines)).reading.findings.map(({ rule, line, params }) => [rule, line, params]);
const rows = ['03.03.2025;Brot;-4,50;EUR', '04.03.2025;Miete;-500,00;EUR', '15.03.2025;Lohn;1500,00;EUR'];
const head = 'Datum;Text;Betrag;Währung';

describe('a total below the rows', () => {
  it.each(['995,50', '-504,50', '504,50', '1500,00', '2004,50'])(
    'of all, of one side or of both turnovers is right: %s',
    async (total) => expect(await rulesOf([head, ...rows, `Summe;;${total};EUR`])).toEqual([]),
  );

  it('that the rows do not give is named with both figures', async () => {
    expect(await rulesOf([head, ...rows, 'Summe;;985,50;EUR'])).toEqual([
      ['control.sum', 5, { expected: 98550, found: 99550, difference: 1000, currency: 'EUR' }],
    ]);
  });

  it('of each side is compared with that side', async () => {
    const sides = [
      'Datum;Text;Soll;Haben',
      '03.03.2025;Brot;4,50;',
      '14.03.2025;Lohn;;1500,00',
      '15.03.2025;Miete;500,00;',
    ];
    expect(await rulesOf([...sides, 'Summe;;504,50;1500,00'])).toEqual([]);
    expect((await rulesOf([...sides, 'Summe;;504,50;1600,00'])).map(([rule]) => rule)).toEqual([
      'control.sum',
    ]);
  });

  it('is not compared where a row could not be read', async () => {
    const found = await rulesOf([head, ...rows, '16.03.2025;Rest;unleserlich;EUR', 'Summe;;985,50;EUR']);
    expect(found.map(([rule]) => rule)).toEqual(['amount.unreadable']);
  });
});

describe('a number of bookings that the file states', () => {
  const stated = (count: number) => [`Anzahl Buchungen;${count}`, '', head, ...rows];

  it('that is right says nothing, and any other is named with both', async () => {
    expect(await rulesOf(stated(3))).toEqual([]);
    expect(await rulesOf(stated(4))).toEqual([['control.count', null, { expected: 4, found: 3 }]]);
  });
});
