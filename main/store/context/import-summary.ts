import {
  digestOfReading,
  type FileReading,
  type ImportAccount,
  type ImportFile,
  type ImportSummary,
  type ReadingDigest,
} from '../../../preload/contract';
import { decimalOf } from '../../../preload/contract/values/minor-units';
import { KontorError } from '../../errors/kontor-error';
import { readAccounts } from '../accounts/account-record';
import type { StoreDatabase } from '../database/database';
import { unkeptEnds } from '../database/unkept-ends';
import { filesOfSameBytes } from '../sending/same-bytes';
import { type AccountFigures, emptyFigures, keptFigures } from './import-figures';

interface ImportRow {
  id: string;
  created_at: string;
  customer_id: string | null;
  state: ImportSummary['state'];
  confirmed: string;
}

const importColumns = 'id, created_at, customer_id, state, confirmed';

export function requireImport(db: StoreDatabase, importId: string): ImportRow {
  const row = db.get<ImportRow>(`select ${importColumns} from imports where id = ?`, importId);
  if (!row) throw new KontorError('import.unknown');
  return row;
}

export function readImportSummary(db: StoreDatabase, importId: string): ImportSummary {
  return summaryOf(db, requireImport(db, importId));
}

export function readImportSummaries(db: StoreDatabase): ImportSummary[] {
  return db
    .all<ImportRow>(`select ${importColumns} from imports order by created_at desc, id limit 1000`)
    .map((row) => summaryOf(db, row));
}

function summaryOf(db: StoreDatabase, row: ImportRow): ImportSummary {
  return {
    id: row.id,
    createdAt: row.created_at,
    customerId: row.customer_id,
    state: row.state,
    files: readFiles(db, row.id),
    accounts: readImportAccounts(db, row.id),
    confirmed: JSON.parse(row.confirmed),
  };
}

function readFiles(db: StoreDatabase, importId: string): ImportFile[] {
  const ends = unkeptEnds(db);
  const files = db
    .all<{
      id: string;
      name: string;
      size_bytes: number;
      state: ImportFile['state'];
      error: string | null;
      line_counts: string | null;
      kept_bytes: number;
      replaces: string | null;
    }>(
      'select id, name, size_bytes, state, error, line_counts, kept_bytes, replaces from files where import_id = ? order by position',
      importId,
    )
    .filter(({ id }) => ends.get(id) !== null)
    .map((row) => ({ row, read: row.state === 'staged' ? digestOfFile(db, row.id) : null }));
  const same = filesOfSameBytes(
    db,
    importId,
    files.map(({ row, read }) => ({ name: row.name, sha256: read?.sha256 ?? null })),
  );
  return files.map(({ row, read }, at) => ({
    id: row.id,
    name: row.name,
    sizeBytes: row.size_bytes,
    state: ends.has(row.id) ? 'failed' : row.state,
    digest: read?.digest ?? null,
    error: ends.get(row.id) ?? parse(row.error),
    isKept: row.size_bytes > 0 && row.kept_bytes === row.size_bytes,
    lineCounts: parse(row.line_counts),
    ...(row.replaces !== null && row.state === 'reading' ? { replaces: row.replaces } : {}),
    ...(same[at]?.length ? { sameBytes: same[at] } : {}),
  }));
}

interface ReadFile {
  digest: ReadingDigest;
  sha256: string;
}

/** Digests already made, per store: a reading never changes under one file id. */
const digestsMade = new WeakMap<StoreDatabase, Map<string, ReadFile>>();
/** Beyond this many they are made anew; a digest has a few hundred bytes. */
const digestsKept = 5_000;

function digestOfFile(db: StoreDatabase, fileId: string): ReadFile | null {
  const made = digestsMade.get(db) ?? new Map<string, ReadFile>();
  digestsMade.set(db, made);
  const known = made.get(fileId);
  if (known) return known;
  const reading = readReading(db, fileId);
  if (!reading) return null;
  if (made.size >= digestsKept) made.clear();
  const read = { digest: digestOfReading(reading), sha256: reading.sha256 };
  made.set(fileId, read);
  return read;
}

/** What the engine said about a staged file; null for any other. */
export function readReading(db: StoreDatabase, fileId: string): FileReading | null {
  const row = db.get<{ reading: string | null }>('select reading from files where id = ?', fileId);
  return row ? parse(row.reading) : null;
}

function readImportAccounts(db: StoreDatabase, importId: string): ImportAccount[] {
  const figures = new Map(
    db
      .all<{ id: string; figures: string | null }>(
        'select id, figures from accounts where import_id = ?',
        importId,
      )
      .map((row) => [row.id, keptFigures(row.figures)]),
  );
  const fileIds = new Map<string, string[]>();
  for (const row of db.all<{ account_row_id: string; file_id: string }>(
    `select distinct fa.account_row_id, fa.file_id, f.position from file_accounts fa join files f on f.id = fa.file_id
     where f.import_id = ? order by f.position`,
    importId,
  )) {
    fileIds.set(row.account_row_id, [...(fileIds.get(row.account_row_id) ?? []), row.file_id]);
  }
  return readAccounts(db, importId).map(({ id, serviceAccountId, isLeftOut, fields }) => {
    const { balanceMinor, openingBalanceMinor, ...stated } = fields;
    const { totalInMinor, totalOutMinor, ...counted } = figuresAt(figures.get(id));
    return {
      id,
      accountId: serviceAccountId,
      ...stated,
      balance: balanceMinor === null ? null : decimalOf(balanceMinor, fields.currency),
      fileIds: fileIds.get(id) ?? [],
      isLeftOut,
      ...counted,
      totalIn: decimalOf(totalInMinor, fields.currency),
      totalOut: decimalOf(totalOutMinor, fields.currency),
    };
  });
}

/** What was counted before `sendable` was: all that is booked could go. */
function figuresAt(kept: Partial<AccountFigures> | null | undefined): AccountFigures {
  const figures = { ...emptyFigures(), ...kept };
  return { ...figures, sendable: kept?.sendable ?? figures.bookings + figures.known };
}

function parse<T>(text: string | null): T | null {
  return text === null ? null : JSON.parse(text);
}
