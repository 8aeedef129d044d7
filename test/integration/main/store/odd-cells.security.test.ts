import { describe, expect, it } from 'vitest';
import { calls } from '../../../../preload/contract/calls';
import type { FileReading } from '../../../../preload/contract/reading/reading';
import { readExport } from '../../../../renderer/import/engine/read-export';
import { MemoryStore } from '../../../unit/main/store/memory-store';

const header = 'Buchungstag;Wertstellung;Verwendungszweck;Auftraggeber/Empfänger;IBAN;Betrag;Währung';
const plain = ['03.03.2025', '03.03.2025', 'Miete', 'Firma', 'DE89370400440532013000', '-12,34', 'EUR'];

/** Six rows, of which the third has one odd cell. */
function csv(column: number, cell: string): string {
  const rows = Array.from({ length: 6 }, (_, row) =>
    plain.map((text, at) => (row === 2 && at === column ? cell : at === 2 ? `Miete ${row}` : text)).join(';'),
  );
  return [header, ...rows].join('\n');
}

function camt({ currency = 'EUR', day = '2025-03-03', amount = '12.34', account = 'EUR' }): string {
  const entry = (code: string, booked: string, value: string) =>
    `<Ntry><Amt Ccy="${code}">${value}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${booked}</Dt></BookgDt></Ntry>`;
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>${account}</Ccy></Acct>${entry('EUR', '2025-03-04', '1.00')}${entry(currency, day, amount)}</Stmt></BkToCstmrStmt></Document>`;
}

function ofx(currency: string, day = '20250303'): string {
  return `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>${currency}<BANKACCTFROM><BANKID>37040044<ACCTID>532013000<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20250304<TRNAMT>-1.00<FITID>0<NAME>x</STMTTRN><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${day}<TRNAMT>-12.34<FITID>1<NAME>x</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
}

/** As the page does it, over the bridge: arguments and results are checked. */
async function stage(name: string, text: string): Promise<FileReading> {
  const store = new MemoryStore();
  try {
    const { id } = await store.call('imports.create');
    const bytes = new TextEncoder().encode(text);
    let fileId = '';
    let chunk = 0;
    const begin = async () => {
      if (fileId !== '') await store.call('imports.removeFile', fileId);
      ({ fileId } = await store.call('imports.addFile', id, { name, sizeBytes: bytes.length }));
      chunk = 0;
    };
    await begin();
    const source = {
      name,
      sizeBytes: bytes.length,
      slice: async (a: number, b: number) => bytes.slice(a, b),
    };
    const reading = await readExport(
      source,
      {},
      {
        chunk: async (packed) => {
          await store.call('imports.stageRows', fileId, chunk, packed);
          chunk += 1;
        },
        restart: begin,
      },
    );
    calls['imports.finishFile'].args.parse([fileId, reading]);
    await store.call('imports.finishFile', fileId, reading);
    const rows = await store.call('imports.rows', id, {}, { offset: 0, limit: 500 });
    expect(calls['imports.rows'].result.parse(rows)).toEqual(rows);
    const list = await store.call('imports.list');
    expect(calls['imports.list'].result.parse(list)).toEqual(list);
    return reading;
  } finally {
    await store.close();
  }
}

describe('one odd cell takes its own row along and no other (SEC-44)', () => {
  it.each([
    ['currency', 6, 'XQZ', 'currency.unknown'],
    ['day', 0, '01.01.0001', 'date.unreadable'],
    ['day', 0, '0000-00-00', 'date.unreadable'],
    ['amount', 5, '9.007.199.254.740.992,00', 'amount.unreadable'],
  ])('of a table, its %s', async (_, column, cell, rule) => {
    const reading = await stage('umsatz.csv', csv(column, cell));
    expect(reading.counts).toMatchObject({ bookings: 5, blocked: 1 });
    expect(reading.findings).toContainEqual(expect.objectContaining({ rule, line: 4, text: cell }));
  });

  it.each(['constructor', '__proto__', 'valueOf'])(
    'of a table, the word %s is read as any other',
    async (word) => {
      const [reading, other] = [
        await stage('umsatz.csv', csv(6, word)),
        await stage('umsatz.csv', csv(6, 'Wort')),
      ];
      expect(reading.counts).toEqual(other.counts);
      expect(reading.accounts[0]?.sumMinor).toEqual(other.accounts[0]?.sumMinor);
    },
  );

  it.each([
    ['E1R', 'currency.unknown'],
    ['constructor', 'currency.unknown'],
    ['ÄÖÜ', 'currency.unknown'],
  ])('of a statement, its currency %s', async (currency, rule) => {
    const reading = await stage('umsatz.xml', camt({ currency }));
    expect(reading.counts).toMatchObject({ bookings: 1, blocked: 1 });
    expect(reading.findings).toContainEqual(expect.objectContaining({ rule, field: 'amount' }));
  });

  it.each(['0001-01-01', '0000-00-00'])('of a statement, its day %s', async (day) => {
    const reading = await stage('umsatz.xml', camt({ day }));
    expect(reading.counts).toMatchObject({ bookings: 1, blocked: 1 });
  });

  it('of a statement, its amount', async () => {
    const reading = await stage('umsatz.xml', camt({ amount: '90071992547409.92' }));
    expect(reading.counts).toMatchObject({ bookings: 1, blocked: 1 });
  });

  it.each(['eur', 'EURO', '€'])('a currency that is written as %s is understood', async (word) => {
    for (const text of [camt({ currency: word }), camt({ account: word })]) {
      const reading = await stage('umsatz.xml', text);
      expect(reading.counts).toMatchObject({ bookings: 2, blocked: 0 });
      expect(reading.accounts[0]).toMatchObject({ currency: 'EUR', sumMinor: { EUR: -1334 } });
    }
  });

  it.each(['constructor', '__proto__', 'toString'])('OFX names %s as its currency', async (word) => {
    const reading = await stage('umsatz.ofx', ofx(word));
    expect(reading.counts).toMatchObject({ bookings: 2, blocked: 0 });
    expect(reading.accounts[0]?.currency).toBe(null);
  });

  it('OFX names a day that is none', async () => {
    expect((await stage('umsatz.ofx', ofx('EUR', '00010101'))).counts).toMatchObject({
      bookings: 1,
      blocked: 1,
    });
  });
});
