import { describe, expect, it } from 'vitest';
import type { ColumnSplit, ReadOptions } from '../../../../../../preload/contract';
import { splitCell } from '../../../../../../renderer/import/engine/values/split-cell';
import { readWhole } from '../../../../../check/read-file';
import { processorMs } from '../../../../../processor-time';

const three = ['counterpartyName', 'counterpartyIban', 'purpose'] as const;
const iban = 'DE02 1203 0000 0000 2020 51';

function split(by: ColumnSplit['by'], feeds: ColumnSplit['feeds'] = [...three]): ColumnSplit {
  return { column: 0, by, feeds };
}

describe('one cell taken apart (feature 14)', () => {
  it.each<[string, string, ColumnSplit, string[]]>([
    ['a separator', 'Anna / Miete / Mai', split({ kind: 'separator', text: '/' }), ['Anna', 'Miete', 'Mai']],
    ['more of it', 'a|b|c|d', split({ kind: 'separator', text: '|' }, ['eref', 'purpose']), ['a', 'b|c|d']],
    ['too few parts', 'Anna', split({ kind: 'separator', text: '/' }), ['Anna', '', '']],
    ['a pattern', 'Anna (X1) Miete', split({ kind: 'pattern', text: '{} ({}) {}' }), ['Anna', 'X1', 'Miete']],
    [
      'a pattern of more parts than have fields',
      '(a-b-c-d)',
      split({ kind: 'pattern', text: '({}-{}-{}-{})' }, ['eref', 'purpose']),
      ['a', 'b-c-d'],
    ],
    ['an IBAN behind its name', `Anna Konto. ${iban}`, split({ kind: 'iban' }), ['Anna', iban, '']],
    [
      'an IBAN behind a word that ends like its name',
      `Girokonto - ${iban}`,
      split({ kind: 'iban' }),
      ['Girokonto', iban, ''],
    ],
    ['words around', 'von Anna!', split({ kind: 'pattern', text: 'von {}!' }, ['purpose']), ['Anna']],
    [
      'an IBAN',
      `Anna Beispiel, IBAN: ${iban} Miete Mai`,
      split({ kind: 'iban' }),
      ['Anna Beispiel', iban, 'Miete Mai'],
    ],
    ['an IBAN first', `${iban} Anna`, split({ kind: 'iban' }), ['', iban, 'Anna']],
    ['no IBAN', 'Anna DE12 Miete', split({ kind: 'iban' }), ['Anna DE12 Miete', '', '']],
  ])('when it is cut by %s, each part is where it belongs', (_by, text, how, parts) => {
    expect(splitCell(text, how)).toEqual(parts);
  });

  it('when a pattern and a cell are made to be slow, the time stays short', () => {
    const start = processorMs();
    splitCell('aaaa '.repeat(4_000), split({ kind: 'pattern', text: `{}${'a{}'.repeat(60)}b` }));
    splitCell('DE12 '.repeat(4_000), split({ kind: 'iban' }));
    for (const run of ['-', ' ', 'Konto ', ': '])
      splitCell(`${run.repeat(40_000)}x ${iban}`, split({ kind: 'iban' }));
    expect(processorMs() - start).toBeLessThan(500);
  });
});

const file = [
  'Tag;Monat;Jahr;Wer;Text 1;Text 2;Soll oder Haben',
  `3;4;2024;Anna Beispiel ${iban} EREF+R-1 SVWZ+Miete April;Wohnung;4 links;-12,50`,
  `14;4;2024;Bert Muster ${iban} Kaffee;Bohnen;;3,40`,
  '27;4;2024;Ohne Konto;Bar;;-1,00',
].join('\n');
const options: ReadOptions = {
  headerRow: 1,
  mapping: { bookingDate: [0, 1, 2], amount: [6], purpose: [5, 4] },
  separators: { bookingDate: '.', purpose: ' // ' },
  splits: [
    { column: 3, by: { kind: 'iban' }, feeds: ['counterpartyName', 'counterpartyIban', 'bookingText'] },
  ],
  currency: 'EUR',
};
const read = (text: string, chosen: ReadOptions) =>
  readWhole('x.csv', new TextEncoder().encode(text), chosen);

describe('columns that the user joins and splits', () => {
  it('when a date comes in three columns and a name with its IBAN in one, every row has its parts', async () => {
    const { rows, reading } = await read(file, options);
    expect(reading.questions).toEqual([]);
    expect(
      rows.map(({ bookingDay, counterpartyName, counterpartyIban, purpose }) => [
        bookingDay,
        counterpartyName,
        counterpartyIban,
        purpose,
      ]),
    ).toEqual([
      ['2024-04-03', 'Anna Beispiel', 'DE02120300000000202051', '4 links // Wohnung'],
      ['2024-04-14', 'Bert Muster', 'DE02120300000000202051', 'Bohnen'],
      ['2024-04-27', 'Ohne Konto', null, 'Bar'],
    ]);
    expect(reading.columns.map(({ field }) => field)).toEqual([
      'bookingDate',
      'bookingDate',
      'bookingDate',
      'counterpartyName',
      'purpose',
      'purpose',
      'amount',
    ]);
  });

  it('when the part behind the IBAN is the purpose, its tags go to their fields', async () => {
    const { rows } = await read(file, {
      ...options,
      mapping: { bookingDate: [0, 1, 2], amount: [6] },
      separators: { bookingDate: '.' },
      splits: [{ column: 3, by: { kind: 'iban' }, feeds: [...three] }],
    });
    expect(rows[0]).toMatchObject({
      eref: 'R-1',
      purpose: 'Miete April',
      purposeRaw: 'EREF+R-1 SVWZ+Miete April',
    });
  });

  it('when the bank moves the columns, joins and splits find theirs by name', async () => {
    const moved = file
      .split('\n')
      .map((line) => {
        const [day, month, year, who, one, two, amount] = line.split(';');
        return [amount, who, 'neu', two, one, year, month, day].join(';');
      })
      .join('\n');
    const header = (file.split('\n')[0] ?? '').split(';');
    const { rows } = await read(moved, { ...options, template: { name: 'Meine', header } });
    expect(
      rows.map(({ bookingDay, counterpartyName, purpose }) => [bookingDay, counterpartyName, purpose]),
    ).toEqual([
      ['2024-04-03', 'Anna Beispiel', '4 links // Wohnung'],
      ['2024-04-14', 'Bert Muster', 'Bohnen'],
      ['2024-04-27', 'Ohne Konto', 'Bar'],
    ]);
  });

  it('when a date and its time are joined, or stand in one cell that is split, the day is read', async () => {
    const apart = 'Datum;Uhrzeit;Betrag;Text\n03.04.2024;13:45;-1,00;a\n27.04.2024;08:01;2,00;b\n';
    const mapping = { bookingDate: [0, 1], amount: [2], purpose: [3] };
    const joined = await read(apart, { mapping, separators: { bookingDate: ' ' }, currency: 'EUR' });
    expect(joined.rows.map(({ bookingDay }) => bookingDay)).toEqual(['2024-04-03', '2024-04-27']);
    const together = 'Wann;Betrag;Text\n03.04.2024, 13:45;-1,00;a\n27.04.2024, 08:01;2,00;b\n';
    const cut = await read(together, {
      mapping: { amount: [1], purpose: [2] },
      splits: [{ column: 0, by: { kind: 'separator', text: ',' }, feeds: ['bookingDate', 'time'] }],
      currency: 'EUR',
      headerRow: 1,
    });
    expect(cut.rows.map(({ bookingDay }) => bookingDay)).toEqual(['2024-04-03', '2024-04-27']);
  });

  it('when columns are joined, the fingerprint of the header is the one of the file', async () => {
    const unaided = await read(file, { headerRow: 1 });
    const { reading } = await read(file, options);
    expect(reading.headerFingerprint).toBe(unaided.reading.headerFingerprint);
    expect(reading.columns).toHaveLength(7);
  });
});
