import { describe, expect, it } from 'vitest';
import { readWhole } from '../../../../../check/read-file';

const own = 'DE87999001100000551204';
const other = 'DE80999003300080031177';
const utf8 = (text: string) => new TextEncoder().encode(text);

const party = (side: string, name: string, iban: string) =>
  `<${side}><Nm>${name}</Nm></${side}><${side}Acct><Id><IBAN>${iban}</IBAN></Id></${side}Acct>`;

async function camt(entry: string) {
  const text = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>${own}</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Ntry><Amt Ccy="EUR">62.05</Amt>${entry}</Ntry>
</Stmt></BkToCstmrStmt></Document>`;
  return (await readWhole('a.xml', utf8(text))).rows;
}

async function mt940(text: string) {
  const whole = `:20:X\n:25:${own}\n:60F:C250514EUR10,00\n:61:2505150515D5,00N244NONREF\n:86:${text}\n:62F:C250515EUR5,00\n-\n`;
  return (await readWhole('a.sta', utf8(whole))).rows[0];
}

const returned = (sides: string) =>
  `<CdtDbtInd>CRDT</CdtDbtInd><RvslInd>true</RvslInd><Sts>BOOK</Sts><BookgDt><Dt>2025-03-14</Dt></BookgDt>
<NtryDtls><TxDtls><RltdPties>${sides}</RltdPties></TxDtls></NtryDtls>`;

describe('the other side of statement documents', () => {
  it.each([
    [
      'the parties stay those of what is taken back',
      party('Dbtr', 'Me', own) + party('Cdtr', 'Works', other),
    ],
    ['the bank turned the parties', party('Dbtr', 'Works', other) + party('Cdtr', 'Me', own)],
    ['only the creditor is named', party('Cdtr', 'Works', other)],
  ])('when money is given back and %s, it comes from the one that is not the holder', async (_, sides) => {
    const rows = await camt(returned(sides));
    expect(rows.map((row) => [row.amountMinor, row.counterpartyName, row.counterpartyIban])).toEqual([
      [6205, 'Works', other],
    ]);
  });

  it('when an entry has several parts, it is one booking with what all of them say', async () => {
    const part = (name: string) =>
      `<TxDtls><RltdPties><Cdtr><Nm>${name}</Nm></Cdtr></RltdPties><RmtInf><Ustrd>Pay</Ustrd></RmtInf></TxDtls>`;
    const rows = await camt(
      `<CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2025-03-14</Dt></BookgDt><NtryDtls>${part('A')}${part('B')}</NtryDtls>`,
    );
    expect(rows.map((row) => [row.amountMinor, row.counterpartyName, row.purpose])).toEqual([
      [-6205, null, 'Pay'],
    ]);
  });

  it.each([
    [
      'in the manner of one bank',
      '/TRTP/SEPA Incasso/CSID/NL69ZZZ123456780000/NAME/Water BV/MARF/K-1/REMI/May 12/20\n25 x/IBAN/NL33BKZB0123456789/BIC/BKZBNL2AXXX/EREF/V-5',
    ],
    [
      'in that of another',
      '/EREF/V-5//MARF/K-1//CSID/NL69ZZZ123456780000//CNTP/NL33BKZB0123456789/BKZBNL2AXXX/Water\n BV/Town//REMI/USTD//May 12/2025 x/',
    ],
  ])('when the text has names between slashes (%s), each value has its field', async (_, text) => {
    expect(await mt940(text)).toMatchObject({
      counterpartyIban: 'NL33BKZB0123456789',
      counterpartyBic: 'BKZBNL2AXXX',
      counterpartyName: 'Water BV',
      creditorId: 'NL69ZZZ123456780000',
      mref: 'K-1',
      eref: 'V-5',
      purpose: 'May 12/2025 x',
    });
  });

  it('when a Polish statement has the whole account in sub field 38, it is the account of the other side', async () => {
    const text =
      '020~00PRZELEW\n~20Faktura\n~31000000000098765432\n~32PAPIERNIA\n~3891999000020000000098765432';
    expect(await mt940(text)).toMatchObject({ counterpartyIban: 'PL91999000020000000098765432' });
  });
});
