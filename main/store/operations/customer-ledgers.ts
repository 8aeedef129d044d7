import type { FileReading } from '../../../preload/contract';
import { dayNumberOf } from '../../../preload/contract/values/calendar-day';
import { newestBalances } from '../context/balance-evidence';
import { indexOfImport } from '../context/load-index';
import type { StoreContext } from '../context/store-context';
import { addImport, addReceipt } from '../figures/account-ledger';
import { contradictedDays, type StatedOfFile } from '../figures/file-proofs';
import type { AccountLedger, CountedBooking } from '../figures/ledger-shape';
import type { ImportIndex } from '../rows/import-index';
import type { Receipt } from '../sending/receipts/receipt-rows';
import { sentAccounts } from '../sending/receipts/sent-accounts';
import { countedImports, sentImports } from './counted-imports';

/**
 * Ledgers of the accounts of a customer, over every import that was sent for it, and of those that no import here has any more; each booking
 * that counts is told once.
 */
export function ledgersOf(
  context: StoreContext,
  customerId: string,
  onBooking: (booking: CountedBooking) => void,
): AccountLedger[] {
  const ledgers = new Map<string, AccountLedger>();
  const imports = sentImports(context, customerId);
  const unsentOf: [importId: string, files: ReadonlySet<string>][] = [];
  const kept: Receipt[] = [];
  for (const one of countedImports(context, customerId, imports)) {
    const { id, createdAt, index, stateOf, unsent, receipts } = one;
    addImport(ledgers, index, statedOf(context, index, createdAt), stateOf, onBooking);
    unsentOf.push([id, unsent]);
    kept.push(...receipts);
  }
  const named = kept.length > 0 ? sentAccounts(context.db, customerId) : new Map();
  for (const receipt of kept) addReceipt(ledgers, receipt, named, onBooking);
  for (const ledger of ledgers.values()) ledger.contradicted = contradictedDays(ledger);
  stateNewest(context, customerId, ledgers, imports);
  for (const [importId, unsent] of unsentOf) forgetUnsent(context, importId, unsent, ledgers);
  return Array.from(ledgers.values());
}

/**
 * Of two statements of one day the later counts, by the rule after which the service is given it (newest-balance.ts): the order in which
 * files came says nothing.
 */
function stateNewest(
  context: StoreContext,
  customerId: string,
  ledgers: ReadonlyMap<string, AccountLedger>,
  imports: readonly { id: string }[],
): void {
  const ids = imports.map(({ id }) => id);
  // Of one file there is nothing to choose.
  const several = Array.from(ledgers).filter(([, { files }]) => files.size > 1);
  const open = new Set(several.map(([serviceAccountId]) => serviceAccountId));
  for (const id of ids.toReversed()) {
    if (open.size === 0) return;
    const index = indexOfImport(context, id);
    const own = index.accounts.map(({ serviceAccountId, isLeftOut }) =>
      isLeftOut || !open.delete(serviceAccountId ?? '') ? undefined : ledgers.get(serviceAccountId ?? ''),
    );
    if (own.every((ledger) => ledger === undefined)) continue;
    for (const [account, { anchor }] of newestBalances(context, index, customerId, ids).entries()) {
      const ledger = own[account];
      // What is only remembered has no file here that it could be counted from.
      const isHere = anchor !== null && anchor.source >= 0;
      if (ledger && isHere) ledger.stated = { day: anchor.day, balance: anchor.balanceMinor };
    }
  }
}

/**
 * A balance of a day behind all counted bookings may rest on those of a file that was not sent yet, and an account that only such a file
 * names is none yet.
 */
function forgetUnsent(
  context: StoreContext,
  importId: string,
  unsent: ReadonlySet<string>,
  ledgers: Map<string, AccountLedger>,
): void {
  if (unsent.size === 0) return;
  const accounts = context.db.all<{ id: string | null; isOnly: number }>(
    `select a.service_account_id as id, min(fa.file_id in (select value from json_each(?2))) as isOnly
     from file_accounts fa join accounts a on a.id = fa.account_row_id where a.import_id = ?1
     group by a.id having max(fa.file_id in (select value from json_each(?2))) = 1`,
    importId,
    JSON.stringify([...unsent]),
  );
  for (const { id, isOnly } of accounts) {
    const ledger = ledgers.get(id ?? '');
    const isSent = ledger && (ledger.files.size > 0 || ledger.bookings > 0 || ledger.differs.unknown > 0);
    if (isOnly && !isSent) ledgers.delete(id ?? '');
    if (ledger?.stated && !(ledger.stated.day <= ledger.lastDay)) ledger.stated = null;
  }
}

/** What the readings of the files state of their accounts. */
function statedOf(context: StoreContext, index: ImportIndex, createdAt: string) {
  const importedOn = dayNumberOf(createdAt.slice(0, 10)) ?? Number.POSITIVE_INFINITY;
  const readings = index.files.map(({ id }) => {
    const row = context.db.get<{ reading: string }>('select reading from files where id = ?', id);
    const reading: FileReading | undefined = row && JSON.parse(row.reading);
    return reading?.accounts ?? [];
  });
  return (fileIndex: number, accountIndex: number): StatedOfFile => ({
    draft: readings[fileIndex]?.[accountIndex] ?? null,
    importedOn,
  });
}
