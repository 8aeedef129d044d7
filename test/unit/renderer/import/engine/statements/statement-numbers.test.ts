import { describe, expect, it } from 'vitest';
import { readWhole } from '../../../../../check/read-file';

interface Made {
  number: string;
  day: string;
}

function statement({ number, day }: Made, at: number): string {
  return [
    ':20:STARTUMS',
    ':25:12030000/0000202051',
    `:28C:${number}`,
    `:60F:C${day}EUR${100 + at},00`,
    `:61:${day}${day.slice(2)}C1,00NTRFNONREF`,
    ':86:166?00GUTSCHRIFT?20Rechnung?32Beispiel AG',
    `:62F:C${day}EUR${101 + at},00`,
    '-',
  ].join('\r\n');
}

const jumps = async (made: readonly Made[]) => {
  const bytes = new TextEncoder().encode(`${made.map(statement).join('\r\n')}\r\n`);
  const { reading } = await readWhole('umsatz.sta', bytes);
  return reading.findings
    .filter(({ rule }) => rule === 'sequence.statement')
    .map(({ severity, line, accountIndex, params }) => [severity, line, accountIndex, params]);
};

describe('numbers of the statements of a document', () => {
  it('that skip one are an observation with the statement behind it', async () =>
    expect(
      await jumps([
        { number: '00005/001', day: '250303' },
        { number: '00006/001', day: '250304' },
        { number: '00008/001', day: '250305' },
      ]),
    ).toEqual([['hint', 17, 0, { from: '6', to: '8' }]]));

  it.each([
    ['follow each other over a new year', ['251230', '251231', '260102'], ['251', '252', '1']],
    ['are all one', ['250303', '250304', '250305'], ['0/1', '0/1', '0/1']],
    ['are those of the days of the year', ['250307', '250310', '250311'], ['66', '69', '70']],
    ['hold day and page', ['250303', '250304', '250305'], ['06201', '06301', '06401']],
  ])('that %s say nothing', async (_, days, numbers) =>
    expect(await jumps(days.map((day, at) => ({ day, number: numbers[at] ?? '' })))).toEqual([]),
  );

  it('stand in CAMT statements as well', async () => {
    const one = (number: number, day: string) =>
      `<Stmt><Id>${number}</Id><ElctrncSeqNb>${number}</ElctrncSeqNb><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id><Ccy>EUR</Ccy></Acct>` +
      `<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal></Stmt>`;
    const text = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>${one(12, '2025-03-03')}${one(14, '2025-03-05')}</BkToCstmrStmt></Document>`;
    const { reading } = await readWhole('a.xml', new TextEncoder().encode(text));
    expect(reading.findings.map(({ rule, params }) => [rule, params])).toEqual([
      ['sequence.statement', { from: '12', to: '14' }],
    ]);
  });
});
