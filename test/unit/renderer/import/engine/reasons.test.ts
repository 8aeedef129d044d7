import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type FileReading, type ReadOptions, reasonCodes } from '../../../../../preload/contract';
import { readWhole } from '../../../../check/read-file';

async function read(text: string, options: ReadOptions = {}): Promise<FileReading> {
  return (await readWhole('konto.csv', new TextEncoder().encode(text), options)).reading;
}

function codesOf(reading: FileReading, field: string): Record<string, object> {
  const reasons = reading.columns.find((column) => column.field === field)?.reasons ?? [];
  return Object.fromEntries(reasons.map(({ code, params }) => [code, params ?? {}]));
}

const plain = 'Buchungstag;Betrag;Währung;Name;Verwendungszweck\n';

describe('why a file is read as it is (issue 5, point 6)', () => {
  it('when one date and one amount prove the style, they are the reason', async () => {
    const reading = await read(`${plain}03/04/2024;-1.234,56;EUR;A;x\n27/04/2024;3,00;EUR;B;y\n`);
    expect(codesOf(reading, 'bookingDate')['date.proof']).toEqual({ order: 'DMY', text: '27/04/2024' });
    expect(codesOf(reading, 'amount')).toMatchObject({
      'amount.proof': { sign: ',', text: '-1.234,56' },
      'sign.asWritten': { negative: 1, positive: 1 },
    });
  });

  it('when the dates fit two orders, the order is named as only proposed, and after the answer as the answer', async () => {
    const text = `${plain}3/4/2024;-1,50;EUR;A;x\n5/6/2024;3,00;EUR;B;y\n`;
    expect(codesOf(await read(text), 'bookingDate')).toHaveProperty(['date.open']);
    const answered = await read(text, { dateOrder: 'MDY', decimalSign: ',' });
    expect(codesOf(answered, 'bookingDate')['date.chosen']).toEqual({ order: 'MDY' });
    expect(codesOf(answered, 'amount')['amount.chosen']).toEqual({ sign: ',' });
  });

  it('when a mark gives the sign, or two columns do, that is said', async () => {
    const marked = await read(
      'Buchungstag;Betrag;S/H;Währung;Name;Verwendungszweck\n03.04.2024;1,50;S;EUR;A;x\n27.04.2024;3,00;H;EUR;B;y\n',
    );
    expect(codesOf(marked, 'amount')['sign.direction']).toEqual({ out: 'S', in: 'H' });
    const sides = await read(
      'Buchungstag;Soll;Haben;Währung;Name;Verwendungszweck\n03.04.2024;1,50;;EUR;A;x\n27.04.2024;;3,00;EUR;B;y\n',
    );
    expect(codesOf(sides, 'debit')).toHaveProperty(['sign.sides']);
  });

  it('when a file has a header, its line and separator have their reasons, and what the user chose is said so', async () => {
    const text = `Konto;1234567\n\n${plain}03.04.2024;-1,50;EUR;A;x\n27.04.2024;3,00;EUR;B;y\n`;
    expect((await read(text)).layoutReasons).toEqual([
      { code: 'layout.delimiter', params: { delimiter: ';', columns: 5, rows: 2 } },
      { code: 'layout.header', params: { line: 3, known: 5, of: 5 } },
    ]);
    expect(
      (await read(text, { headerRow: 3, delimiter: ';' })).layoutReasons?.map(({ code }) => code),
    ).toEqual(['layout.delimiterChosen', 'layout.headerChosen']);
  });

  it('when shipped exports are read, every mapped date and amount column says why, in codes of the contract', async () => {
    for (const id of ['de-dkb-2023', 'de-ing-2025', 'at-george', 'ch-postfinance', 'de-comdirect-multi']) {
      const bytes = new Uint8Array(readFileSync(`test/fixtures/formats/${id.split('-')[0]}/${id}.csv`));
      const { reading } = await readWhole(`${id}.csv`, bytes);
      const all = [...reading.columns.flatMap(({ reasons }) => reasons), ...(reading.layoutReasons ?? [])];
      for (const { code } of all) expect(Object.keys(reasonCodes)).toContain(code);
      for (const field of ['bookingDate', 'valueDate', 'amount', 'debit', 'credit', 'balanceAfter']) {
        const found = reading.columns.filter((column) => column.field === field);
        for (const { reasons } of found)
          expect(reasons.some(({ code }) => /^(date|amount)\./.test(code))).toBe(true);
      }
    }
  });
});

describe('a format recognised under 80 % (feature 7)', () => {
  it('when it is only likely, nothing of its conventions is taken over: the dates are asked as without it', async () => {
    const bytes = readFileSync('test/fixtures/formats/de/de-ing-2025.csv');
    const known = await readWhole('x.csv', new Uint8Array(bytes));
    const text = `${plain}03/04/2024;-1,50;EUR;A;x\n05/06/2024;3,00;EUR;B;y\n`;
    const likely = await read(text);
    expect(known.reading.format?.confidence).toBeGreaterThanOrEqual(0.8);
    expect(likely.format?.confidence ?? 0).toBeLessThan(0.8);
    expect(likely.questions.map(({ kind }) => kind)).toContain('dateOrder');
    const reasons = likely.columns.flatMap((column) => column.reasons.map(({ code }) => code));
    expect(reasons.filter((code) => code === 'header.ofFormat' || code.endsWith('.ofFormat'))).toEqual([]);
  });
});
