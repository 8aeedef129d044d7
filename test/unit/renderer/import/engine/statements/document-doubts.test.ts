import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWhole } from '../../../../../check/read-file';

const ofx = (...amounts: string[]) => ofxIn('<CURDEF>EUR', ...amounts);
const ofxIn = (currency: string, ...amounts: string[]) =>
  `OFXHEADER:100\n\n<OFX><STMTRS>${currency}<BANKACCTFROM><BANKID>29990502<ACCTID>1</BANKACCTFROM><BANKTRANLIST>\n${amounts
    .map((amount, at) => `<STMTTRN><DTPOSTED>20240131<TRNAMT>${amount}<FITID>${at}<NAME>A</STMTTRN>\n`)
    .join('')}</BANKTRANLIST></STMTRS></OFX>\n`;
const readOfx = (text: string, options = {}) => readWhole('a.ofx', strToU8(text), options);
const minors = (rows: readonly { amountMinor: string | number | null }[]) =>
  rows.map((row) => row.amountMinor);

describe('amounts of OFX', () => {
  it.each([
    [
      ['-50.25', '1,234.56'],
      [-5025, 123456],
      { code: 'amount.proof', params: { sign: '.', text: '-50.25' } },
    ],
    [
      ['-50,25', '+1.234,56'],
      [-5025, 123456],
      { code: 'amount.proof', params: { sign: ',', text: '-50,25' } },
    ],
    [['-50,25', '1.234'], [-5025, 123400], { code: 'amount.proof', params: { sign: ',', text: '-50,25' } }],
    [['-1,234', '2.500'], [-123400, 250000], { code: 'amount.thousands' }],
    [['-50', '7'], [-5000, 700], { code: 'amount.whole' }],
    [['-50,25', '7.5'], [-5025, 750], { code: 'amount.proof', params: { sign: ',', text: '-50,25' } }],
  ])(
    'when they are written as %j, they are read and the reason is listed',
    async (texts, expected, reason) => {
      const { reading, rows } = await readOfx(ofx(...texts));
      expect(minors(rows)).toEqual(expected);
      expect(reading.questions).toEqual([]);
      expect(reading.columns).toMatchObject([{ header: 'TRNAMT', field: 'amount', reasons: [reason] }]);
    },
  );

  it('when all of them could be thousands or thousandths, it is asked with their lines, and the answer holds', async () => {
    const text = ofxIn('<CURDEF>KWD', '-1,234', '2,500');
    const { reading } = await readOfx(text);
    expect(reading.questions).toMatchObject([
      {
        kind: 'numberStyle',
        option: 'decimalSign',
        blocking: true,
        choices: [
          {
            value: ',',
            isProposed: false,
            examples: [{ line: 4, text: '-1,234', meaning: '-1.234' }, { line: 5 }],
          },
          { value: '.', isProposed: true, examples: [{ meaning: '-1234.000' }, {}] },
        ],
      },
    ]);
    expect(reading.needsAnswer).toBe(true);
    const answered = await readOfx(text, { decimalSign: '.' });
    expect(answered.reading.questions).toEqual([]);
    expect(minors(answered.rows)).toEqual([-1234000, 2500000]);
    expect(answered.reading.columns[0]?.reasons).toEqual([{ code: 'amount.chosen', params: { sign: '.' } }]);
  });

  it('when some prove a comma and some a point, what could be either is asked', async () => {
    const { reading } = await readOfx(ofxIn('', '-50,25', '7.50', '1,234'));
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['numberStyle']);
  });
});

const qif = (...records: string[]) => `!Type:Bank\n${records.join('^\n')}^\n`;
const readQif = (text: string, options = {}) =>
  readWhole('a.qif', strToU8(text), { currency: 'EUR', ...options });
const reasonsOf = (reading: Awaited<ReturnType<typeof readQif>>['reading'], field: string) =>
  reading.columns.find((column) => column.field === field)?.reasons.map(({ code }) => code) ?? [];

describe('doubts about QIF', () => {
  it('when a day proves the order, nothing is asked and the proof is listed', async () => {
    const { reading } = await readQif(qif('D01/02/2024\nT-5.00\nPA\n', 'D12/31/2024\nT-6.50\nPB\n'));
    expect(reading.questions).toEqual([]);
    expect(reasonsOf(reading, 'bookingDate')).toContain('date.proof');
    expect(reasonsOf(reading, 'amount')).toContain('amount.proof');
  });

  it('when amounts could be in two styles, it is asked; where one has no thousandths, that settles it and is the reason', async () => {
    const text = qif('D31/01/2024\nT-1,234\nPA\n', 'D30/01/2024\nT-2,500\nPB\n');
    const { reading } = await readQif(text, { currency: 'KWD' });
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['numberStyle']);
    const settled = await readQif(text);
    expect(settled.reading.questions).toEqual([]);
    expect(minors(settled.rows)).toEqual([-123400, -250000]);
    expect(reasonsOf(settled.reading, 'amount')).toContain('amount.settled');
    const { rows } = await readQif(qif('D31/01/2024\nT-1.234,50\nPA\n'));
    expect(minors(rows)).toEqual([-123450]);
  });

  it('when an answer is remembered, it is for files of the same account and form, and not for every QIF', async () => {
    const open = (day: string, account = '') =>
      `${account === '' ? '' : `!Account\nN${account}\n^\n`}${qif(`D${day}\nT-5.00\nPA\n`)}`;
    const key = async (text: string) => {
      const { reading } = await readQif(text);
      const [question] = reading.questions;
      expect(question?.id).toContain(reading.headerFingerprint);
      return reading.headerFingerprint;
    };
    const one = await key(open('01/02/2024'));
    expect(await key(open('03/04/2025'))).toBe(one);
    expect(await key(open("1/ 2'24"))).not.toBe(one);
    expect(await key(open('01/02/2024', 'Giro'))).not.toBe(one);
  });
});

const page = (rows: readonly string[][]) =>
  `<html><table>${[['Buchungstag', 'Name', 'Betrag', 'Waehrung'], ...rows]
    .map((cells) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`)
    .join('')}</table></html>`;
const sheet = (rows: readonly string[][]) =>
  `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table>${[
    ['Buchungstag', 'Name', 'Betrag', 'Waehrung'],
    ...rows,
  ]
    .map(
      (cells) =>
        `<Row>${cells.map((text) => `<Cell><Data ss:Type="String">${text}</Data></Cell>`).join('')}</Row>`,
    )
    .join('')}</Table></Worksheet></Workbook>`;

describe.each([
  ['a page under the name of a workbook', page],
  ['an XML spreadsheet', sheet],
])('doubts about %s', (_, write) => {
  const read = (...rows: string[][]) => readWhole('a.xls', strToU8(write(rows)), { disabledFormats: ['*'] });

  it('when day and month could be swapped, it is asked', async () => {
    const { reading } = await read(['01/02/2024', 'A', '-5,00', 'EUR'], ['03/04/2024', 'B', '-6,00', 'EUR']);
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['dateOrder']);
  });

  it('when amounts could be in two styles, it is asked', async () => {
    const { reading } = await read(['31.01.2024', 'A', '1.234', 'EUR'], ['30.01.2024', 'B', '-2.500', 'EUR']);
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['numberStyle']);
  });

  it('when cells tell both, nothing is asked and the proofs are listed', async () => {
    const { reading } = await read(['31.01.2024', 'A', '-1.234,50', 'EUR']);
    expect(reading.questions).toEqual([]);
    const codes = reading.columns.flatMap(({ reasons }) => reasons.map(({ code }) => code));
    expect(codes).toEqual(expect.arrayContaining(['date.proof', 'amount.proof']));
  });
});
