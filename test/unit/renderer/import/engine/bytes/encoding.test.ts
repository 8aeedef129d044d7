import { describe, expect, it } from 'vitest';
import { singleByteLabels } from '../../../../../../preload/contract/reading/encodings';
import { chooseSingleByte } from '../../../../../../renderer/import/engine/bytes/single-byte-choice';
import {
  highCharacters,
  type SingleByteLabel,
} from '../../../../../../renderer/import/engine/bytes/single-byte-tables';
import { readWhole } from '../../../../../check/read-file';

function encode(text: string, label: SingleByteLabel): Uint8Array {
  const signs = highCharacters(label);
  return Uint8Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    const at = code < 0x80 ? code : signs.indexOf(sign) + 0x80;
    if (at < 0x80 && code >= 0x80) throw new Error(`${sign} is not in ${label}`);
    return at;
  });
}

const header = 'Buchungstag;Betrag;Währung;Name;Verwendungszweck\n';
const rows = (name: string, purpose: string) =>
  [3, 14, 27].map((day) => `${day}.04.2024;-12,50;EUR;${name};${purpose} ${day}\n`).join('');

const clear: [SingleByteLabel, string][] = [
  ['windows-1252', 'Bäckerei Groß, Überweisung für Jürgen Öztürk'],
  ['windows-1252', 'Café Crème, déjà payé à Genève, prêt d’août'],
  ['windows-1252', 'Perché no? Attività più bella, caffè e così via'],
  ['windows-1252', 'Køb på Strøget, næste beløb, Malmö Åhlén'],
  ['windows-1252', 'Compañía Española, mañana, ¿cómo?'],
  ['windows-1252', 'Sainsbury’s – “Oxford” · 12 € • £20'],
  ['windows-1252', 'COMISSÃO DE GESTÃO, Nòmina, Règim'],
  ['windows-1252', 'Tõnu Võlg; EE38 2200 2210 2014 5685'],
  ['windows-1250', 'Žiga Kovačič; SI56 2633 0001 2039 086'],
  ['windows-1252', 'Müller Café; -12,50 EUR; 4.800 HUF; Düsseldorf è; -3,00 EUR'],
  ['windows-1252', 'L´Oreal 1½ kg'],
  ['iso-8859-15', 'Gebühr 12 € für Jürgen'],
  ['windows-1250', 'Księgowania, płatność kartą, Łódź, żółw'],
  ['windows-1250', 'Příkaz k úhradě, číslo účtu, měna, poplatků, převod, změna, účet, Dvořák, výběr, před'],
  ['windows-1250', 'Könyvelés;HUF;Kiss Anna Műhely'],
  ['macintosh', 'Bäckerei Groß, Überweisung für Jürgen, Gebühr, Straße, Käse, Öl'],
  ['ibm850', 'Bäckerei Groß, Überweisung für Jürgen, Gebühr, Straße, Käse, Öl'],
];

describe('single-byte encodings (feature 3)', () => {
  it.each(clear)('when the words of a text in %s tell, nothing is asked: %s', (label, text) => {
    const choice = chooseSingleByte(encode(text, label));
    expect([choice.label, choice.isDoubtful]).toEqual([label, false]);
  });

  it('when one name could be of two encodings, both are shown with the same lines of the file', () => {
    const choice = chooseSingleByte(encode('Datum;Name\n01.02.2024;Marko Kovač\n', 'windows-1250'));
    expect(choice.isDoubtful).toBe(true);
    expect(choice.samples.map(({ label, lines }) => [label, lines[0]])).toEqual([
      ['windows-1252', { line: 2, text: '01.02.2024;Marko Kovaè' }],
      ['windows-1250', { line: 2, text: '01.02.2024;Marko Kovač' }],
    ]);
  });

  it.each(singleByteLabels)('when bytes are read as %s, every byte gives one sign', (label) => {
    expect(highCharacters(label)).toHaveLength(128);
    expect(highCharacters(label).every((sign) => sign.length === 1)).toBe(true);
  });
});

describe('UTF-16 without a mark', () => {
  const text = header + rows('Jürgen Groß', 'Überweisung').repeat(400);
  const wide = (isLittle: boolean) => {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
    return bytes;
  };

  it.each([
    ['utf-16le', true],
    ['utf-16be', false],
  ] as const)('when the zeros are those of %s, every row is read in it', async (label, isLittle) => {
    const { reading, rows: read } = await readWhole('konto.csv', wide(isLittle));
    expect(reading.encoding).toMatchObject({ label, evidence: [{ code: 'encoding.zeroBytes' }] });
    expect(reading.counts.bookings).toBe(1_200);
    expect(new Set(read.map(({ counterpartyName }) => counterpartyName))).toEqual(new Set(['Jürgen Groß']));
    expect(new Set(read.map(({ amountMinor }) => amountMinor))).toEqual(new Set([-1_250]));
  });

  it('when the user names the other order of bytes, it is read as said', async () => {
    const { reading } = await readWhole('konto.csv', wide(false), { encoding: 'utf-16be' });
    expect(reading.encoding.label).toBe('utf-16be');
    expect(reading.counts.bookings).toBe(1_200);
  });

  it('when both bytes of the signs are zero, it is no text', async () => {
    await expect(readWhole('konto.csv', new Uint8Array(64))).rejects.toThrow(/file\./);
  });
});

describe('the question about an encoding', () => {
  const bytes = encode(header + rows('Marko Kovač', 'Miete'), 'windows-1250');

  it('when the bytes do not tell, the reading asks once, with lines as each encoding reads them', async () => {
    const { reading } = await readWhole('konto.csv', bytes);
    const [question] = reading.questions;
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['encoding']);
    expect(reading.needsAnswer).toBe(true);
    expect(question?.choices.map(({ value, examples }) => [value, examples.map(({ line }) => line)])).toEqual(
      [
        ['windows-1252', [2, 3, 4]],
        ['windows-1250', [2, 3, 4]],
      ],
    );
  });

  it.each([
    ['windows-1250', 'Marko Kovač'],
    ['windows-1252', 'Marko Kovaè'],
  ] as const)('when the answer is %s, the file is read so and asks no more', async (answer, name) => {
    const { reading, rows: read } = await readWhole('konto.csv', bytes, { singleByteEncoding: answer });
    expect(reading.questions).toEqual([]);
    expect(reading.encoding.label).toBe(answer);
    expect(read.map(({ counterpartyName }) => counterpartyName)).toEqual([name, name, name]);
  });

  it('when the bank moves to UTF-8 after the answer, the new file is read as UTF-8', async () => {
    const utf8 = new TextEncoder().encode(header + rows('Marko Kovač', 'Miete'));
    const { reading, rows: read } = await readWhole('konto.csv', utf8, {
      singleByteEncoding: 'windows-1252',
    });
    expect(reading.encoding.label).toBe('utf-8');
    expect(read[0]?.counterpartyName).toBe('Marko Kovač');
  });

  it('when the first such letter stands far behind the head of the file, it is asked as well', async () => {
    const plain = 'Buchungstag;Betrag;Waehrung;Name;Verwendungszweck\n';
    const many = '03.04.2024;-1,00;EUR;Anna Beispiel;Miete und Nebenkosten\n'.repeat(6_000);
    const late = encode(`${plain}${many}04.04.2024;-2,00;EUR;Marko Kovač;Ende\n`, 'windows-1250');
    const { reading } = await readWhole('konto.csv', late);
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['encoding']);
    expect(reading.questions[0]?.choices[0]?.examples[0]).toMatchObject({
      line: 6_002,
      text: '04.04.2024;-2,00;EUR;Marko Kovaè;Ende',
    });
    const answered = await readWhole('konto.csv', late, { singleByteEncoding: 'windows-1250' });
    expect(answered.rows.at(-1)?.counterpartyName).toBe('Marko Kovač');
  });
});
