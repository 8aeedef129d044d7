import { describe, expect, it } from 'vitest';
import { readWhole } from '../../../../../check/read-file';

interface Kind {
  name: string;
  before: string;
  part: (at: number) => string;
  after: string;
}

const day = (at: number) => String((at % 28) + 1).padStart(2, '0');

const mtHead = ':20:AUSZUG\n:25:37040044/0532013000\n:28C:1/1\n:60F:C240101EUR1000,00\n';
const mtRow = (at: number) =>
  `:61:2401${day(at)}01${day(at)}D1,00NTRFNONREF\n:86:105?00LASTSCHRIFT?20Einkauf ${at}?32Laden ${at}\n`;
const mtEnd = ':62F:C240131EUR1000,00\n-\n';

const camtHead =
  '<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>';
const camtStatement =
  '<Stmt><Id>1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>';
const camtEntry = (at: number, details = '') =>
  `<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2024-01-${day(at)}</Dt></BookgDt>${details}</Ntry>`;
const camtDetail = (at: number) =>
  `<TxDtls><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><RmtInf><Ustrd>Einkauf ${at}</Ustrd></RmtInf></TxDtls>`;
const camtEnd = '</BkToCstmrStmt></Document>';

const ofxHead =
  'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>37040044<ACCTID>0532013000<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>\n';
const ofxEnd = '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n';

/** Statements that consist of one kind of part only. */
const kinds: Kind[] = [
  { name: 'MT940: entries', before: mtHead, part: mtRow, after: mtEnd },
  { name: 'MT940: statements of one entry', before: '', part: (at) => mtHead + mtRow(at) + mtEnd, after: '' },
  {
    name: 'MT940: lines of one text',
    before: mtHead + mtRow(0),
    part: (at) => `und weiter ${at}\n`,
    after: mtEnd,
  },
  { name: 'MT940: texts without an entry', before: mtHead, part: (at) => `:86:Text ${at}\n`, after: mtEnd },
  {
    name: 'MT940: fields nobody knows',
    before: mtHead,
    part: (at) => `:${10 + (at % 80)}X:${at}\n`,
    after: mtEnd,
  },
  {
    name: 'MT940: subfields of one text',
    before: `${mtHead}:61:2401020102D1,00NTRFNONREF\n:86:105`,
    part: (at) => `?2${at % 10}Wort${at}${at % 3 === 0 ? '\n' : ''}`,
    after: `\n${mtEnd}`,
  },
  {
    name: 'CAMT: entries',
    before: camtHead + camtStatement,
    part: (at) => camtEntry(at),
    after: `</Stmt>${camtEnd}`,
  },
  {
    name: 'CAMT: statements of one entry',
    before: camtHead,
    part: (at) => `${camtStatement}${camtEntry(at)}</Stmt>`,
    after: camtEnd,
  },
  {
    name: 'CAMT: details of one entry',
    before: `${camtHead}${camtStatement}<Ntry><Amt Ccy="EUR">9.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2024-01-02</Dt></BookgDt><NtryDtls>`,
    part: camtDetail,
    after: `</NtryDtls></Ntry></Stmt>${camtEnd}`,
  },
  {
    name: 'CAMT: purposes of one detail',
    before: `${camtHead}${camtStatement}<Ntry><Amt Ccy="EUR">9.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2024-01-02</Dt></BookgDt><NtryDtls><TxDtls><RmtInf>`,
    part: (at) => `<Ustrd>Teil ${at}</Ustrd>`,
    after: `</RmtInf></TxDtls></NtryDtls></Ntry></Stmt>${camtEnd}`,
  },
  {
    name: 'CAMT: balances',
    before: camtHead + camtStatement,
    part: (at) =>
      `<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${at}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2024-01-${day(at)}</Dt></Dt></Bal>`,
    after: `${camtEntry(1)}</Stmt>${camtEnd}`,
  },
  {
    name: 'OFX: entries',
    before: ofxHead,
    part: (at) =>
      `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>202401${day(at)}<TRNAMT>-1.00<FITID>${at}<NAME>Laden ${at}</STMTTRN>\n`,
    after: ofxEnd,
  },
  {
    name: 'OFX: tags nobody knows',
    before: ofxHead,
    part: (at) => `<X${at}>Wert ${at}\n`,
    after: ofxEnd,
  },
  {
    name: 'QIF: entries',
    before: '!Type:Bank\n',
    part: (at) => `D${day(at)}/01/2024\nT-1.00\nPLaden ${at}\nMEinkauf\n^\n`,
    after: '',
  },
  {
    name: 'QIF: splits of one entry',
    before: '!Type:Bank\nD02/01/2024\nT-1.00\nPLaden\n',
    part: (at) => `SKategorie ${at}\nETeil ${at}\n$-1.00\n`,
    after: '^\n',
  },
];

const fileOf = ({ before, part, after }: Kind, parts: number) =>
  new TextEncoder().encode(before + Array.from({ length: parts }, (_, at) => part(at)).join('') + after);

/** Milliseconds of processor time; a file that is refused by name is read, too. */
async function timeOf(bytes: Uint8Array): Promise<number> {
  const start = process.cpuUsage();
  await readWhole('auszug', bytes, {}).catch(() => undefined);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/** Quadratic growth is 16. */
const mostGrowth = 9;

/** Of the least of up to three readings each: what else the process does meanwhile (compiling, clearing memory) only adds. */
async function growth(small: Uint8Array, large: Uint8Array): Promise<number> {
  const least = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  let grown = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && grown >= mostGrowth; round += 1) {
    least.small = Math.min(least.small, await timeOf(small));
    least.large = Math.min(least.large, await timeOf(large));
    grown = least.large / Math.max(least.small, 100);
  }
  return grown;
}

describe('a statement four times as long takes about four times as long', () => {
  it.each(kinds)('when it consists of $name', async (kind) => {
    expect(await growth(fileOf(kind, 2_500), fileOf(kind, 10_000))).toBeLessThan(mostGrowth);
  });
});
