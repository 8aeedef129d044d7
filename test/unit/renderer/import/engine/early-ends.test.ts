import { describe, expect, it } from 'vitest';
import { RecordFitter } from '../../../../../renderer/import/engine/records/record-fitter';
import { readRecords } from '../../../../../renderer/import/engine/records/record-reader';

function fitsOf(...lines: string[]): (string | undefined)[] {
  const [header, ...body] = readRecords(`${lines.join('\n')}\n`, ';');
  const fitter = new RecordFitter(header, body, ';');
  return body.map((record) => fitter.fit(record).fit);
}

describe('rows that end before the last column', () => {
  it.each([
    [
      'two sides',
      'Datum;Text;Soll;Haben',
      '01.03.2024;Gehalt;;2500',
      '02.03.2024;Miete;900',
      '03.03.2024;Markt;5,5',
      '04.03.2024;Markt;12,99',
      '05.03.2024;Bonus;;1000',
    ],
    [
      'a note',
      'Datum;Text;Betrag;Notiz',
      '01.03.2024;Gehalt;2500,5;Mai',
      '02.03.2024;Miete;-900',
      '03.03.2024;Markt;-5,5',
      '04.03.2024;Markt;-5,55',
    ],
    [
      'a balance and a note',
      'Datum;Text;Betrag;Saldo;Notiz',
      '01.03.2024;Gehalt;2500,50;3000,5;Mai',
      '02.03.2024;Miete;-900,25;2100,25',
      '03.03.2024;Markt;-5,25;2095',
    ],
  ])('when the writer leaves out zeros and empty cells, none breaks off (%s)', (_name, ...lines) => {
    expect(fitsOf(...lines)).toEqual(lines.slice(1).map(() => undefined));
  });
});
