import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWhole } from '../../../../../check/read-file';

const camt = (ntry: string, ns = '') => `<?xml version="1.0" encoding="UTF-8"?>
<${ns}Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><${ns}BkToCstmrStmt>
<${ns}Stmt><${ns}Acct><${ns}Id><${ns}IBAN>DE90299905021004711815</${ns}IBAN></${ns}Id><${ns}Ccy>EUR</${ns}Ccy><${ns}Ownr><${ns}Nm>Muster GmbH</${ns}Nm></${ns}Ownr></${ns}Acct>
<${ns}Bal><${ns}Tp><${ns}CdOrPrtry><${ns}Cd>PRCD</${ns}Cd></${ns}CdOrPrtry></${ns}Tp><${ns}Amt Ccy="EUR">100.00</${ns}Amt><${ns}CdtDbtInd>CRDT</${ns}CdtDbtInd><${ns}Dt><${ns}Dt>2024-01-01</${ns}Dt></${ns}Dt></${ns}Bal>
<${ns}Bal><${ns}Tp><${ns}CdOrPrtry><${ns}Cd>CLBD</${ns}Cd></${ns}CdOrPrtry></${ns}Tp><${ns}Amt Ccy="EUR">49.75</${ns}Amt><${ns}CdtDbtInd>CRDT</${ns}CdtDbtInd><${ns}Dt><${ns}Dt>2024-01-31</${ns}Dt></${ns}Dt></${ns}Bal>
${ntry}
</${ns}Stmt></${ns}BkToCstmrStmt></${ns}Document>
`;

const entry = `<Ntry><Amt Ccy="EUR">50.25</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2024-01-31</Dt></BookgDt><ValDt><Dt>2024-02-01</Dt></ValDt><AcctSvcrRef>2024013100000001</AcctSvcrRef>
<BkTxCd><Prtry><Cd>NDDT+105</Cd></Prtry></BkTxCd>
<NtryDtls><TxDtls><Refs><EndToEndId>E2E-1</EndToEndId><MndtId>M-1</MndtId></Refs>
<RltdPties><Cdtr><Pty><Nm>Stadtwerke &amp; Söhne</Nm><Id><PrvtId><Othr><Id>DE16ZZZ00000712340</Id></Othr></PrvtId></Id></Pty></Cdtr><CdtrAcct><Id><IBAN>DE94299904017793571704</IBAN></Id></CdtrAcct></RltdPties>
<RltdAgts><CdtrAgt><FinInstnId><BICFI>RABFDE2FXXX</BICFI></FinInstnId></CdtrAgt></RltdAgts>
<RmtInf><Ustrd>Abschlag</Ustrd><Ustrd>Strom</Ustrd></RmtInf></TxDtls></NtryDtls><AddtlNtryInf>Lastschrift</AddtlNtryInf></Ntry>`;

const mt940 = `:20:STARTUMS
:25:29990502/1004711815EUR
:28C:00001/001
:60F:C240101EUR100,00
:61:2402010131D50,25NDDTNONREF//2024013100001
:86:105?00LASTSCHRIFT?20EREF+E2E-1?21MREF+M-1?22CRED+DE16ZZZ00000712340?23SVWZ+Abschlag fuer den Stro
?24m?30RABFDE2FXXX?31DE94299904017793571704?32Stadtwerke
:62F:C240131EUR49,75
-
`;

const ofx = `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>29990502<ACCTID>1004711815<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240131120000<TRNAMT>-50.25<FITID>202401310001<NAME>Stadtwerke &amp; Co<MEMO>Abschlag Strom</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>49.75<DTASOF>20240131</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;

const bytes = (text: string) => new TextEncoder().encode(text);

describe('statement documents', () => {
  it('when a CAMT.053 is read, its entry becomes a row with every field, and the account has its balances', async () => {
    const { reading, rows } = await readWhole('a.xml', bytes(camt(entry)));
    expect(reading.kind).toBe('camt');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      bookingDay: '2024-01-31',
      valueDay: '2024-02-01',
      amountMinor: -5025,
      currency: 'EUR',
      counterpartyName: 'Stadtwerke & Söhne',
      counterpartyIban: 'DE94299904017793571704',
      counterpartyBic: 'RABFDE2FXXX',
      creditorId: 'DE16ZZZ00000712340',
      mref: 'M-1',
      eref: 'E2E-1',
      purpose: 'Abschlag Strom',
      bookingText: 'Lastschrift',
      transactionCode: 'NDDT+105',
      line: 6,
    });
    expect(reading.accounts[0]).toMatchObject({
      iban: 'DE90299905021004711815',
      owner: 'Muster GmbH',
      balanceMinor: 4975,
      openingBalanceMinor: 10000,
    });
    expect(reading.findings).toEqual([]);
  });

  it('when elements carry a name space prefix, the document is read alike', async () => {
    const prefixed = entry.replace(/<(\/?)(\w)/g, '<$1ns:$2');
    const { rows } = await readWhole('a.xml', bytes(camt(prefixed, 'ns:')));
    expect(rows[0]).toMatchObject({ amountMinor: -5025, eref: 'E2E-1' });
  });

  it('when a closing balance does not follow, the difference is named in minor units', async () => {
    const { reading } = await readWhole('a.xml', bytes(camt(entry.replace('50.25', '50.20'))));
    expect(reading.findings.find((finding) => finding.rule === 'balance.closing')?.params).toMatchObject({
      difference: -5,
    });
  });

  it('when an entry is a collective order, it is one row with its own amount, and of its parts counts what all of them say', async () => {
    const detail = (amount: string, id: string) =>
      `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt></TxDtls>`;
    const both = entry.replace(
      /<NtryDtls>[\s\S]*<\/NtryDtls>/,
      `<NtryDtls>${detail('50.00', 'A')}${detail('0.25', 'B')}</NtryDtls>`,
    );
    const { rows } = await readWhole('a.xml', bytes(camt(both)));
    expect(rows.map((row) => [row.amountMinor, row.eref])).toEqual([[-5025, null]]);
  });

  it('when several CAMT files lie in one zip, they give one reading', async () => {
    const zip = zipSync({
      'a.xml': strToU8(camt(entry)),
      'b.xml': strToU8(camt(entry.replace('2024-01-31', '2024-02-29'))),
    });
    const { reading, rows } = await readWhole('a.zip', zip);
    expect(rows.map((row) => row.bookingDay)).toEqual(['2024-01-31', '2024-02-29']);
    expect(reading.accounts).toHaveLength(1);
  });

  it('when an MT940 is read, sub fields and tags land in their fields', async () => {
    const { reading, rows } = await readWhole('a.sta', bytes(mt940));
    expect(reading.kind).toBe('mt940');
    expect(rows[0]).toMatchObject({
      bookingDay: '2024-01-31',
      valueDay: '2024-02-01',
      amountMinor: -5025,
      counterpartyName: 'Stadtwerke',
      counterpartyIban: 'DE94299904017793571704',
      eref: 'E2E-1',
      mref: 'M-1',
      creditorId: 'DE16ZZZ00000712340',
      purpose: 'Abschlag fuer den Strom',
      bookingText: 'LASTSCHRIFT',
      transactionCode: '105',
      line: 5,
    });
    expect(reading.accounts[0]).toMatchObject({
      accountNumber: '1004711815',
      bankCode: '29990502',
      balanceMinor: 4975,
      openingBalanceMinor: 10000,
    });
    expect(reading.counts.bookingLines + reading.counts.notBookingLines).toBe(reading.counts.lines);
    expect(reading.accounts[0]?.origins).toMatchObject({ accountNumber: 'statement', balance: 'statement' });
    expect(reading.layoutReasons).toEqual([{ code: 'document.standard', params: { kind: 'MT940' } }]);
  });

  it('when an OFX file leaves out closing tags, its bookings are read', async () => {
    const { reading, rows } = await readWhole('a.qfx', bytes(ofx));
    expect(reading.kind).toBe('ofx');
    expect(rows[0]).toMatchObject({
      bookingDay: '2024-01-31',
      amountMinor: -5025,
      counterpartyName: 'Stadtwerke & Co',
      purpose: 'Abschlag Strom',
      bookingText: 'DEBIT',
    });
    expect(reading.accounts[0]).toMatchObject({
      accountNumber: '1004711815',
      balanceMinor: 4975,
      balanceDay: '2024-01-31',
    });
  });
});
