import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';

const fixtures = 'test/fixtures';

/** Exports of the fixtures whose accounts do not overlap, by their names without ending. */
const formats = [
  'at-bawag',
  'at-george',
  'at-ing',
  'at-raiffeisen-elba',
  'ch-postfinance',
  'ch-raiffeisen',
  'ch-ubs',
  'ch-zkb',
  'de-1822direkt',
  'de-amex',
  'de-barclays-kreditkarte',
  'de-c24',
  'de-commerzbank-2024',
  'de-consorsbank',
  'de-deutschebank-2024',
  'de-dkb-2018',
  'de-dkb-2023',
  'de-hypovereinsbank',
  'de-ing-2025',
  'de-ing-saldo-2019',
  'de-kontist',
  'de-n26-2024',
  'de-postbank-2023',
  'de-sparkasse-camt-v2',
  'de-sparkasse-mt940',
  'de-targobank',
  'de-volksbank-atruvia',
  'de-volksbank-fiducia',
  'nl-ing',
] as const;

/** Documents of other holders, and a zip of two. */
const documents = [
  'at-camt053-prefix.xml',
  'ch-camt053-v08.xml',
  'de-camt053-v04-two-accounts.xml',
  'de-camt053-zip.zip',
] as const;

/** What the service must hold of one account. */
export interface ExpectedAccount {
  /** IBAN or number as the file states it; null where it states none. */
  readonly number: string | null;
  readonly bookings: number;
  /** In minor units of two places. */
  readonly sumMinor: number;
}

interface Expected {
  account: { iban: string | null; accountNumber: string | null } | null;
  accounts?: { iban: string | null; accountNumber: string | null }[];
  transactions: { amount: string; pending?: boolean; accountIndex?: number }[];
}

function minorOf(amount: string): number {
  const [whole = '0', places = ''] = amount.replace('-', '').split('.');
  const minor = Number(whole) * 100 + Number(places.padEnd(2, '0'));
  return amount.startsWith('-') ? -minor : minor;
}

/** What must be read of a fixture, from what was written down beside it; pending bookings are not sent. */
function expectedOf(path: string): ExpectedAccount[] {
  const expected = JSON.parse(readFileSync(path.replace(/\.\w+$/, '.expected.json'), 'utf8')) as Expected;
  const accounts = expected.accounts ?? [expected.account];
  return accounts.map((account, index) => {
    const booked = expected.transactions.filter(
      ({ pending, accountIndex = 0 }) => !pending && accountIndex === index,
    );
    return {
      number: account?.iban ?? account?.accountNumber ?? null,
      bookings: booked.length,
      sumMinor: booked.reduce((sum, { amount }) => sum + minorOf(amount), 0),
    };
  });
}

const cents = (minor: number) =>
  `${minor < 0 ? '-' : ''}${Math.floor(Math.abs(minor) / 100)},${String(Math.abs(minor) % 100).padStart(2, '0')}`;

/** A made-up export whose header nobody has described, of a fifth holder. */
function unknownExport(header: string, month: number, amounts: readonly number[]): string {
  const lines = amounts.map(
    (minor, at) => `${String(at + 13).padStart(2, '0')}.0${month}.2024;${cents(minor)};Laden ${at};EUR`,
  );
  return `Kontoinhaber: Theodor Kißling\n\n${[header, ...lines].join('\n')}\n`;
}

export interface FridayFolder {
  readonly paths: readonly string[];
  readonly accounts: readonly ExpectedAccount[];
  /** Files that hold nothing to be used. */
  readonly junk: number;
}

/** 41 files as they come on a Friday: five holders, a zip, two unknown headers, and things that are no exports. */
export function writeFridayFolder(folder: string): FridayFolder {
  const paths: string[] = [];
  const accounts: ExpectedAccount[] = [];
  const put = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    paths.push(join(folder, name));
  };
  const sources = [
    ...formats.map((name) => join(fixtures, 'formats', name.split('-')[0] ?? '', `${name}.csv`)),
    ...documents.map((name) => join(fixtures, 'documents', name)),
  ];
  for (const source of sources) {
    copyFileSync(source, join(folder, basename(source)));
    paths.push(join(folder, basename(source)));
    accounts.push(...expectedOf(source));
  }
  const unknown = [
    {
      name: 'umsatz-mai.csv',
      header: 'Wann;Wieviel;Wofuer;Geld',
      month: 5,
      amounts: [-450, 120_000, -1_999],
    },
    { name: 'umsatz-juni.csv', header: 'Wann;Wieviel;Wofuer;Geld', month: 6, amounts: [-700, -3_050] },
    { name: 'kasse.csv', header: 'Tag der Kasse;Summe;Was;Geld', month: 7, amounts: [25_000, -815] },
  ];
  for (const { name, header, month, amounts } of unknown) {
    put(name, unknownExport(header, month, amounts));
    accounts.push({ number: null, bookings: amounts.length, sumMinor: amounts.reduce((a, b) => a + b, 0) });
  }
  put('auszug-2024-03.pdf', `%PDF-1.7\n${'stream '.repeat(400)}\n%%EOF`);
  put(
    'foto.png',
    Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), Buffer.alloc(3_000, 7)]),
  );
  put('anschreiben.docx', zipOf('word/document.xml', '<w:document><w:body>Liebe Bank</w:body></w:document>'));
  put('leer.csv', '');
  put('sicherung.bin', Buffer.from(Array.from({ length: 20_000 }, (_, at) => (at * 7_919) % 256)));
  return { paths, accounts, junk: 5 };
}

/** An archive of one file, enough to be taken for what it is. */
function zipOf(name: string, text: string): Buffer {
  const plain = Buffer.from(text);
  const packed = deflateRawSync(plain);
  const nameBytes = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(plain), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(plain.length, 18);
  common.writeUInt16LE(nameBytes.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, nameBytes, packed]);
  const entry = Buffer.concat([
    Buffer.from('PK\u0001\u0002'),
    Buffer.from([20, 0]),
    common,
    Buffer.alloc(14),
    nameBytes,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

/** Checksum of ISO 3309, as archives carry it. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
