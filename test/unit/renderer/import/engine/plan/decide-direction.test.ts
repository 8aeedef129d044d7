import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../../preload/contract/reading/reading';
import { exportFormats } from '../../../../../../renderer/import/formats';
import type { ExportFormat } from '../../../../../../renderer/import/formats/description/export-format';
import { readUndescribed, readWhole } from '../../../../../check/read-file';

/** What a user sees of a file: the amounts, what is asked, and why the signs are read so. */
async function read(lines: readonly string[], options: ReadOptions = {}, format?: ExportFormat) {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const { reading, rows } = format
    ? await readWhole('invented-2025.csv', bytes, options, { formats: [...exportFormats, format] })
    : await readUndescribed(lines, options);
  const signs = reading.columns
    .flatMap(({ reasons }) => reasons.map(({ code }) => code))
    .filter((code) => code.startsWith('sign.'));
  return {
    minors: rows.map(({ amountMinor }) => amountMinor),
    asked: reading.questions.map(({ kind }) => kind).filter((kind) => kind === 'sign'),
    signs,
  };
}

describe('signs of a card', () => {
  const card = ['Date;Cardholder;Description;Amount;Currency'];
  const rows = (amounts: readonly string[], texts: readonly string[]) => [
    ...card,
    ...amounts.map((amount, at) => `1${at}.03.2025;A. Muster;${texts[at]};${amount};EUR`),
  ];

  it('are turned where what settles it has a minus', async () => {
    const texts = ['Nordwind Cafe', 'Buchladen Eule', 'Payment received, thank you'];
    expect(await read(rows(['12,50', '8,00', '-20,50'], texts))).toEqual({
      minors: [-1250, -800, 2050],
      asked: [],
      signs: ['sign.payments'],
    });
  });

  it('are as written where its charges have the minus', async () => {
    const texts = ['Nordwind Cafe', 'Buchladen Eule', 'Payment received, thank you'];
    expect(await read(rows(['-12,50', '-8,00', '20,50'], texts))).toEqual({
      minors: [-1250, -800, 2050],
      asked: [],
      signs: ['sign.asWritten'],
    });
  });

  it('are asked about where nothing but charges stands in the file, and the answer holds', async () => {
    const lines = rows(['12,50', '8,00', '3,10'], ['Nordwind Cafe', 'Buchladen Eule', 'Kiosk Adler']);
    const first = await read(lines);
    expect(first).toMatchObject({ asked: ['sign'], signs: ['sign.open', 'sign.card'] });
    expect(await read(lines, { sign: 'inverted' })).toEqual({
      minors: [-1250, -800, -310],
      asked: [],
      signs: ['sign.invertedChosen'],
    });
    expect(await read(lines, { sign: 'asWritten' })).toMatchObject({
      minors: [1250, 800, 310],
      signs: ['sign.chosen'],
    });
  });
});

describe('money out and money in', () => {
  it('in two columns need no sign', async () => {
    const lines = [
      'Datum;Text;Belastung;Gutschrift',
      '10.03.2025;Miete;800,00;',
      '11.03.2025;Lohn;;2500,00',
      '12.03.2025;Strom;55,10;',
    ];
    expect(await read(lines)).toEqual({
      minors: [-80000, 250000, -5510],
      asked: [],
      signs: ['sign.sides', 'sign.sides'],
    });
  });

  it('are told by a mark beside each amount', async () => {
    const lines = [
      'Datum;Text;Betrag;S/H',
      '10.03.2025;Miete;800,00;S',
      '11.03.2025;Lohn;2500,00;H',
      '12.03.2025;Strom;55,10;S',
    ];
    expect(await read(lines)).toEqual({
      minors: [-80000, 250000, -5510],
      asked: [],
      signs: ['sign.direction'],
    });
  });

  it('are told by the kinds of booking where no amount has a sign', async () => {
    const lines = [
      'Datum;Buchungsart;Name;Betrag',
      '10.03.2025;Lastschrift;Stadtwerke;55,10',
      '11.03.2025;Gutschrift;Arbeitgeber;2500,00',
      '12.03.2025;Dauerauftrag;Vermieter;800,00',
    ];
    expect(await read(lines)).toEqual({
      minors: [-5510, 250000, -80000],
      asked: [],
      signs: ['sign.direction'],
    });
  });

  it('are asked about where no amount has a sign and nothing tells', async () => {
    const lines = ['Datum;Text;Betrag', '10.03.2025;Aa;8,00', '11.03.2025;Bb;9,00', '12.03.2025;Cc;7,00'];
    expect(await read(lines)).toMatchObject({ asked: ['sign'], signs: ['sign.open', 'sign.bare'] });
  });
});

describe('a balance', () => {
  const header = 'Datum;Buchungsart;Betrag;Saldo';

  it('proves signs as they are written, whatever the words of the rows say', async () => {
    const lines = [
      header,
      '10.03.2025;Refund;-10,00;90,00',
      '11.03.2025;Refund;-20,00;70,00',
      '12.03.2025;Fee;30,00;100,00',
      '13.03.2025;Fee;40,00;140,00',
      '14.03.2025;Fee;1,00;141,00',
    ];
    expect(await read(lines)).toEqual({
      minors: [-1000, -2000, 3000, 4000, 100],
      asked: [],
      signs: ['sign.balance', 'sign.asWritten'],
    });
  });

  const stepped = (steps: readonly string[], days = ['10', '11', '12', '13']) => [
    'Datum;Text;Betrag;Saldo',
    ...steps.map((step, at) => `${days[at]}.03.2025;Text ${'abcd'[at]};${step}`),
  ];

  it('that falls by amounts without minus proposes to turn them, and asks: it may be a loan', async () => {
    expect(await read(stepped(['10,00;90,00', '20,00;70,00', '30,00;40,00']))).toEqual({
      minors: [-1000, -2000, -3000],
      asked: ['sign'],
      signs: ['sign.open', 'sign.turnedBalance'],
    });
  });

  it('tells equal amounts by the order of days, and asks: what is owed grows as well', async () => {
    const falling = ['10,00;90,00', '10,00;80,00', '10,00;70,00'];
    expect(await read(stepped(falling, ['13', '14', '15']))).toMatchObject({
      minors: [-1000, -1000, -1000],
      asked: ['sign'],
    });
    expect(await read(stepped(falling, ['15', '14', '13']))).toMatchObject({
      minors: [1000, 1000, 1000],
      asked: ['sign'],
    });
    expect(await read(stepped(falling, ['15', '15', '15']))).toMatchObject({ asked: ['sign'] });
  });

  it('that does not follow amounts without sign asks', async () => {
    expect(await read(stepped(['10,00;90,00', '20,00;75,00', '30,00;40,00']))).toMatchObject({
      asked: ['sign'],
      signs: ['sign.open', 'sign.noBalance'],
    });
  });

  it('that grows with the charges of a card, and falls with the payment that has the minus, is what is owed', async () => {
    const lines = [
      'Date;Cardholder;Description;Amount;Balance',
      '10.03.2025;A. Muster;Nordwind Cafe;10,00;110,00',
      '11.03.2025;A. Muster;Buchladen Eule;20,00;130,00',
      '12.03.2025;A. Muster;Payment received, thank you;-100,00;30,00',
    ];
    expect(await read(lines)).toMatchObject({ asked: [] });
    const { reading, rows } = await readUndescribed(lines);
    expect(rows.map(({ amountMinor, balanceMinor }) => [amountMinor, balanceMinor])).toEqual([
      [-1000, -11000],
      [-2000, -13000],
      [10000, -3000],
    ]);
    expect(reading.findingTotals).not.toHaveProperty(['balance.break']);
  });
});

describe('the description of an export', () => {
  const described: ExportFormat = {
    id: 'de-invented-card',
    bank: 'Invented bank',
    country: 'DE',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: ['Wertstellungstag', 'Umsatzerlaeuterung', 'Umsatzbetrag', 'Kontostand danach'],
    sign: 'inverted',
    fileName: /^invented-/,
  };
  const head = 'Wertstellungstag;Umsatzerlaeuterung;Umsatzbetrag;Kontostand danach';

  it('turns signs that the rows do not contradict', async () => {
    const lines = [head, '10.03.2025;Aa;10,00;', '11.03.2025;Bb;-20,00;', '12.03.2025;Cc;30,00;'];
    expect(await read(lines, {}, described)).toMatchObject({
      minors: [-1000, 2000, -3000],
      asked: [],
      signs: ['sign.invertedOfFormat'],
    });
  });

  it('never turns signs against the balance: it is asked, and the balance proposes', async () => {
    const lines = [
      head,
      '10.03.2025;Aa;10,00;110,00',
      '11.03.2025;Bb;-20,00;90,00',
      '12.03.2025;Cc;30,00;120,00',
    ];
    expect(await read(lines, {}, described)).toMatchObject({
      minors: [1000, -2000, 3000],
      asked: ['sign'],
      signs: ['sign.open', 'sign.invertedOfFormat', 'sign.balance', 'sign.asWritten'],
    });
  });
});
