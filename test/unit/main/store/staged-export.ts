import { createHash } from 'node:crypto';
import type { AccountDraft, FileReading, StagedRow } from '../../../../preload/contract/reading/reading';
import { wordsOfContentHash } from '../../../../preload/contract/rows/content-hash';
import { ChunkPacker } from '../../../../renderer/import/engine/rows/chunk-packer';

/** One booking of an invented export. */
export interface Booking {
  day: string;
  amountMinor: number;
  name?: string | null;
  purpose?: string | null;
  balanceMinor?: number | null;
  disposition?: 0 | 1 | 2;
  accountIndex?: number;
  currency?: string | null;
  /** Text of the line; made from the rest when absent. */
  raw?: string;
}

export const ibanA = 'DE02120300000000202051';
export const ibanB = 'DE02500105170137075030';

export function draftOf(change: Partial<AccountDraft> = {}): AccountDraft {
  return {
    iban: ibanA,
    accountNumber: null,
    bankCode: null,
    bankName: 'Musterbank',
    bic: null,
    owner: 'Muster GmbH',
    name: null,
    type: 'GIRO',
    currency: 'EUR',
    balanceMinor: null,
    balanceDay: null,
    balanceSource: null,
    openingBalanceMinor: null,
    origins: { iban: 'preamble' },
    rowCount: 0,
    sumMinor: {},
    ...change,
  };
}

/** Rows as the engine packs them: content hash without the account, occurrence per account, day and content. */
export function stagedRowsOf(bookings: readonly Booking[], firstLine = 2): StagedRow[] {
  const seen = new Map<string, number>();
  let line = firstLine;
  return bookings.map((booking) => {
    const { day, amountMinor, name = 'Beispiel AG', purpose = 'Rechnung', currency = 'EUR' } = booking;
    const content = [day, amountMinor, name, (purpose ?? '').replace(/\s+/g, ' ').trim(), currency].join('|');
    const hash = `c${createHash('sha256').update(content).digest('hex').slice(0, 24)}`;
    const key = `${booking.accountIndex ?? 0}|${hash}`;
    const occurrence = (seen.get(key) ?? 0) + 1;
    seen.set(key, occurrence);
    const raw = booking.raw ?? `"${day}";"${amountMinor}";"${name}";"${purpose}"`;
    const row: StagedRow = [
      line,
      booking.disposition ?? 0,
      booking.accountIndex ?? 0,
      day,
      day,
      amountMinor,
      currency,
      name,
      null,
      null,
      null,
      null,
      null,
      purpose,
      null,
      booking.balanceMinor ?? null,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      hash,
      occurrence,
      raw,
      null,
    ];
    line += raw.split('\n').length;
    return row;
  });
}

export function packed(rows: readonly StagedRow[]): Uint8Array {
  const packer = new ChunkPacker();
  for (const row of rows) {
    const words = wordsOfContentHash(row[23]);
    if (!words) throw new Error(`no content hash: ${row[23]}`);
    packer.add(row, words, row[25].split(/\r\n|\r|\n/).length, null);
  }
  packer.flush();
  const [chunk, ...others] = packer.ready;
  if (!chunk || others.length > 0) throw new Error('not one chunk');
  return chunk.bytes;
}

/** The reading that belongs to the rows: one header line, and nothing else that is no booking. */
export function readingOf(rows: readonly StagedRow[], change: Partial<FileReading> = {}): FileReading {
  const count = (disposition: number) => rows.filter((row) => row[1] === disposition).length;
  const days = rows.flatMap((row) => (row[1] === 0 && row[3] !== null ? [row[3]] : [])).sort();
  const bookingLines = rows.reduce((sum, row) => sum + row[25].split('\n').length, 0);
  return {
    sha256: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
    sizeBytes: 1_000,
    lineCount: bookingLines + 1,
    kind: 'csv',
    encoding: { label: 'utf-8', evidence: [], alternatives: [] },
    delimiter: ';',
    headerRows: [1],
    headerFingerprint: 'fingerprint',
    format: null,
    columns: [],
    accounts: [draftOf()],
    counts: {
      bookings: count(0),
      pending: count(1),
      blocked: count(2),
      notBooking: 1,
      lines: bookingLines + 1,
      bookingLines,
      notBookingLines: 1,
    },
    firstBookingDay: days[0] ?? null,
    lastBookingDay: days[days.length - 1] ?? null,
    findings: [],
    findingTotals: {},
    notBookings: [{ line: 1, lines: 1, reason: 'header', text: 'Datum;Betrag' }],
    questions: [],
    drift: null,
    needsAnswer: false,
    ...change,
  };
}
