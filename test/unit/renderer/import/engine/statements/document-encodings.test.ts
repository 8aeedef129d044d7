import { describe, expect, it } from 'vitest';
import {
  highCharacters,
  type SingleByteLabel,
} from '../../../../../../renderer/import/engine/bytes/single-byte-tables';
import { headerOf, matchTemplate } from '../../../../../../renderer/import/queue/template-match';
import { readWhole } from '../../../../../check/read-file';
import { template } from '../../queue/samples';

function encode(text: string, label: SingleByteLabel): Uint8Array {
  const signs = highCharacters(label);
  return Uint8Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    return code < 0x80 ? code : signs.indexOf(sign) + 0x80;
  });
}

function utf16(text: string, isLittle: boolean, mark = true): Uint8Array {
  const whole = `${mark ? '\ufeff' : ''}${text}`;
  const bytes = new Uint8Array(whole.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < whole.length; at++) view.setUint16(at * 2, whole.charCodeAt(at), isLittle);
  return bytes;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

const mt940 = (name: string, purpose = 'Miete') =>
  `:20:X\n:25:29990502/1004711815EUR\n:60F:C240101EUR100,00\n:61:2401310131D50,25NDDTNONREF\n:86:105?00Lastschrift?20${purpose}?32${name}\n:62F:C240131EUR49,75\n-\n`;
const ofx = (header: string, name: string) =>
  `OFXHEADER:100\n${header}\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>29990502<ACCTID>1004711815</BANKACCTFROM>\n<BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240131<TRNAMT>-50.25<FITID>1<NAME>${name}<MEMO>Miete</STMTTRN>\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`;
const camt = (declared: string, name: string, owner = 'Muster GmbH') =>
  `<?xml version="1.0"${declared === '' ? '' : ` encoding="${declared}"`}?>
<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE90299905021004711815</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>${owner}</Nm></Ownr></Acct>
<Ntry><Amt Ccy="EUR">50.25</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2024-01-31</Dt></BookgDt>
<NtryDtls><TxDtls><RltdPties><Cdtr><Nm>${name}</Nm></Cdtr></RltdPties></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>
`;

const german = 'Bäckerei Groß, Überweisung für Jürgen, Gebühr, Straße, Käse, Öl';
const polish = 'Księgarnia Świętokrzyska, płatność, Łódź, żółw';
/** A letter that tells nothing by itself: the other is as likely. */
const open = 'Marko Kovač';
const asWestern = 'Marko Kovaè';

describe('the encoding of statement documents (feature 3)', () => {
  it.each<[string, Uint8Array, string, string]>([
    ['an MT940 in windows-1252', encode(mt940(german), 'windows-1252'), 'windows-1252', german],
    ['an MT940 in code page 850', encode(mt940(german), 'ibm850'), 'ibm850', german],
    ['an MT940 in windows-1250', encode(mt940(polish), 'windows-1250'), 'windows-1250', polish],
    ['an MT940 in ISO 8859-2', encode(mt940(polish), 'iso-8859-2'), 'iso-8859-2', polish],
    ['an MT940 in UTF-8', utf8(mt940(german)), 'utf-8', german],
    ['an MT940 in UTF-8 with a mark', utf8(`\ufeff${mt940(german)}`), 'utf-8-bom', german],
    [
      'an OFX with CHARSET:1252',
      encode(ofx('ENCODING:USASCII\nCHARSET:1252', open), 'windows-1250'),
      'windows-1252',
      asWestern,
    ],
    [
      'an OFX with CHARSET:1250',
      encode(ofx('ENCODING:USASCII\nCHARSET:1250', open), 'windows-1250'),
      'windows-1250',
      open,
    ],
    [
      'an OFX with CHARSET:ISO-8859-1',
      encode(ofx('CHARSET:ISO-8859-1', german), 'windows-1252'),
      'windows-1252',
      german,
    ],
    ['an OFX with CHARSET:8859-2', encode(ofx('CHARSET:8859-2', open), 'iso-8859-2'), 'iso-8859-2', open],
    [
      'an OFX with CHARSET:NONE and clear words',
      encode(ofx('CHARSET:NONE', german), 'windows-1252'),
      'windows-1252',
      german,
    ],
    [
      'an OFX with its header in one line',
      encode(ofx('DATA:OFXSGMLCHARSET:1250COMPRESSION:NONE', open), 'windows-1250'),
      'windows-1250',
      open,
    ],
    [
      'an OFX that says 1252 and is UTF-8',
      utf8(ofx('ENCODING:USASCII\nCHARSET:1252', german)),
      'utf-8',
      german,
    ],
    ['a CAMT that names ISO-8859-2', encode(camt('ISO-8859-2', polish), 'iso-8859-2'), 'iso-8859-2', polish],
    [
      'a CAMT that names windows-1250',
      encode(camt('windows-1250', open), 'windows-1250'),
      'windows-1250',
      open,
    ],
    [
      'a CAMT that names ISO-8859-1',
      encode(camt('ISO-8859-1', german), 'windows-1252'),
      'windows-1252',
      german,
    ],
    ['a CAMT that names UTF-8', utf8(camt('UTF-8', german)), 'utf-8', german],
    [
      'a CAMT with a mark that names ISO-8859-1',
      utf8(`\ufeff${camt('ISO-8859-1', german)}`),
      'utf-8-bom',
      german,
    ],
    ['a CAMT in UTF-16', utf16(camt('UTF-16', german), true), 'utf-16le-bom', german],
    ['a CAMT in UTF-16, the high byte first', utf16(camt('UTF-16', german), false), 'utf-16be-bom', german],
    ['a CAMT in UTF-16 without a mark', utf16(camt('UTF-16', german), true, false), 'utf-16le', german],
    ['a CAMT in UTF-16BE without a mark', utf16(camt('UTF-16', german), false, false), 'utf-16be', german],
    ['an MT940 in UTF-16BE without a mark', utf16(mt940(german), false, false), 'utf-16be', german],
    [
      'an OFX in UTF-16',
      utf16(ofx('', german).replace(/^[\s\S]*?(?=<OFX>)/, '<?xml version="1.0"?>\n'), true),
      'utf-16le-bom',
      german,
    ],
  ])(
    'when the bytes or the file tell, %s is read without a question, and says why',
    async (_, bytes, label, name) => {
      const { reading, rows } = await readWhole('a.txt', bytes);
      expect(reading.questions).toEqual([]);
      expect(reading.encoding.label).toBe(label);
      expect(reading.encoding.evidence.length).toBeGreaterThan(0);
      expect(rows[0]?.counterpartyName).toBe(name);
    },
  );

  it.each<[string, Uint8Array, number]>([
    ['an MT940', encode(mt940(open), 'windows-1250'), 4],
    ['an OFX without a name for it', encode(ofx('CHARSET:NONE', open), 'windows-1250'), 5],
    [
      'an OFX that says UTF-8 and is not',
      encode(ofx('ENCODING:UTF-8\nCHARSET:NONE', open), 'windows-1250'),
      6,
    ],
    ['a CAMT that says UTF-8 and is not', encode(camt('UTF-8', open), 'windows-1250'), 3],
  ])(
    'when the bytes of %s do not tell, it is asked with its bookings, and the answer holds',
    async (_, bytes, line) => {
      const { reading } = await readWhole('a.txt', bytes);
      expect(reading.questions.map(({ kind }) => kind)).toEqual(['encoding']);
      expect(reading.needsAnswer).toBe(true);
      const choices = reading.questions[0]?.choices ?? [];
      expect(choices.map(({ value }) => value)).toEqual(['windows-1252', 'windows-1250']);
      expect(choices.map(({ examples }) => examples[0]?.line)).toEqual([line, line]);
      expect(choices[0]?.examples[0]?.text).toContain(asWestern);
      expect(choices[1]?.examples[0]?.text).toContain(open);
      const answered = await readWhole('a.txt', bytes, { singleByteEncoding: 'windows-1250' });
      expect(answered.reading.questions).toEqual([]);
      expect(answered.reading.encoding.evidence).toEqual([{ code: 'encoding.chosen' }]);
      expect(answered.rows[0]?.counterpartyName).toBe(open);
      expect(answered.reading.headerFingerprint).toBe(reading.headerFingerprint);
    },
  );

  it('when the words contradict the name that the file gives, both readings are asked, the likelier first', async () => {
    const bytes = encode(camt('ISO-8859-1', polish), 'windows-1250');
    const { reading } = await readWhole('a.xml', bytes);
    expect(reading.questions[0]?.choices.map(({ value, isProposed }) => [value, isProposed])).toEqual([
      ['windows-1250', true],
      ['windows-1252', false],
    ]);
    expect(reading.encoding.evidence).toContainEqual({
      code: 'encoding.contradicted',
      params: { label: 'windows-1252' },
    });
  });

  it('when valid UTF-8 contradicts the name that the file gives, the reason says so', async () => {
    const { reading } = await readWhole('a.xml', utf8(camt('windows-1250', german)));
    expect(reading.encoding.evidence.map(({ code }) => code)).toEqual([
      'encoding.validUtf8',
      'encoding.contradicted',
    ]);
  });

  it('when only the owner of the account is in doubt, it is asked all the same', async () => {
    const { reading } = await readWhole('a.xml', encode(camt('', 'Anna', open), 'windows-1250'));
    expect(reading.questions[0]?.choices[1]?.examples).toEqual([{ line: 1, text: open, meaning: '' }]);
  });

  it('when a doubtful letter stands where nothing is read, nothing is asked', async () => {
    const text = camt('', 'Anna').replace('<Sts>', `<!-- ${open} --><Sts>`);
    expect((await readWhole('a.xml', encode(text, 'windows-1250'))).reading.questions).toEqual([]);
  });

  it('when a letter of UTF-8 was cut by the bank, the rest is read as UTF-8 and the loss is named', async () => {
    const bytes = utf8(mt940(german, 'Grüße #'));
    bytes[bytes.indexOf(0x23)] = 0xc3;
    const { reading, rows } = await readWhole('a.sta', bytes);
    expect(reading.encoding.evidence).toEqual([{ code: 'encoding.brokenUtf8', params: { broken: 1 } }]);
    expect(reading.findings.map(({ rule }) => rule)).toContain('text.replacement');
    expect(rows[0]?.counterpartyName).toBe(german);
  });

  it('when the next file of the bank comes, the answer that was saved for the first is found and nothing is asked', async () => {
    const asked = await readWhole('januar.sta', encode(mt940(open), 'windows-1250'));
    const saved = template({
      headerFingerprint: asked.reading.headerFingerprint,
      header: headerOf(asked.reading),
      options: { singleByteEncoding: 'windows-1250' },
    });
    const next = encode(mt940(open, 'Nebenkosten'), 'windows-1250');
    const match = matchTemplate([saved], (await readWhole('februar.sta', next)).reading);
    expect(match?.kind).toBe('exact');
    const { reading, rows } = await readWhole('februar.sta', next, match?.options);
    expect(reading.questions).toEqual([]);
    expect(rows[0]?.counterpartyName).toBe(open);
  });

  it('when documents are of one bank, an answer is remembered for them, and not for those of another', async () => {
    const key = async (text: string) => (await readWhole('a.txt', utf8(text))).reading.headerFingerprint;
    const one = await key(mt940('A'));
    expect(await key(mt940('B').replace('1004711815', '2004711815'))).toBe(one);
    expect(await key(mt940('A').replace('29990502', '29990503'))).not.toBe(one);
    expect(await key(ofx('', 'A'))).not.toBe(one);
  });
});
