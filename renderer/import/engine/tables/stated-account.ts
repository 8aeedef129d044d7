import { currencyPlaces } from '../../../../preload/contract/values/minor-units';
import type { AccountBook } from '../accounts/account-book';
import type { PreambleReader } from '../accounts/preamble-reader';
import { ColumnProfile } from '../columns/column-profile';
import { decideDateOrder } from '../columns/column-styles';
import type { TablePlan } from '../plan/table-plan';
import type { FileState } from '../rows/file-state';
import { AmountReader, decimalEvidence } from '../values/amounts';
import { type DateOrder, type DayPeriod, DayReader } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';
import { parseIban } from '../values/identifiers';
import { foldHeader } from '../vocabulary/fold';

/** What a table's account is described from. */
export interface StatedSection {
  plan: TablePlan;
  facts: PreambleReader;
}

export function ibanInFileName(fileName: string): string | null {
  const found = /(?:^|[^A-Z0-9])([A-Z]{2}\d{2}[A-Z0-9]{10,30})(?=[^A-Z0-9]|$)/i.exec(fileName)?.[1];
  return found ? parseIban(found) : null;
}

/** Period above the table, or in the file name when the rows have no year. */
export function findPeriod(
  fileName: string,
  facts: PreambleReader,
  profiles: readonly ColumnProfile[],
): DayPeriod | null {
  const { periodFrom, periodTo } = facts.found;
  if (periodFrom && periodTo) {
    const profile = new ColumnProfile();
    profile.observe(periodFrom);
    profile.observe(periodTo);
    profile.settle();
    const own = decideDateOrder(profile);
    // A period that leaves the order open is written like the rows, where those tell it.
    const rows = profiles.find(({ date, isDate }) => isDate && date.separator === profile.date.separator);
    const ofRows = own.isSure || !rows ? own : decideDateOrder(rows);
    const orders: DateOrder[] = own.isSure || ofRows.isSure ? [ofRows.value] : ['DMY', 'MDY'];
    const fitting = orders
      .map((order) => {
        const reader = new DayReader(order, null);
        return { from: reader.read(periodFrom), to: reader.read(periodTo) };
      })
      .filter(
        (period): period is DayPeriod =>
          typeof period.from === 'string' && typeof period.to === 'string' && period.from <= period.to,
      );
    const [period] = fitting;
    if (period) return fitting.length > 1 ? { ...period, isOpen: true } : period;
  }
  if (!profiles.some((profile) => profile.date.yearless > 0)) return null;
  const name = /(20\d{2})-?(\d{2})-?(\d{2})/.exec(fileName);
  if (!name?.[1] || !name[2] || !name[3]) return null;
  const to = `${name[1]}-${name[2]}-${name[3]}`;
  return { from: `${Number(name[1]) - 1}-${name[2]}-${name[3]}`, to };
}

/** Fills the account of a table, and those that only their currency tells from it, from the lines around it; values of columns came first. */
export function describeAccount(
  file: FileState,
  fileName: string,
  section: StatedSection,
  account: number,
  footer: PreambleReader,
): void {
  const { book } = file;
  for (const one of book.withSiblings(account)) identify(book, fileName, section, one, footer);
  const meant = meantAccount(book, account, section, footer);
  if (meant >= 0) takeStated(book, section, meant, footer);
  const { count } = section.facts.found;
  const { bookings, pending, blocked } = file.counts;
  const found = bookings + pending + blocked;
  if (count !== null && count !== found)
    file.log.add('control.count', { line: null, params: { expected: count, found } });
}

/** The account whose balances stand around a table: of several currencies the one that is named there; -1 where none is. */
function meantAccount(
  book: AccountBook,
  account: number,
  { facts }: StatedSection,
  footer: PreambleReader,
): number {
  const all = book.withSiblings(account);
  const currency = facts.found.currency ?? footer.found.currency;
  return all.length === 1 ? account : (all.find((one) => book.drafts[one]?.currency === currency) ?? -1);
}

function identify(
  book: AccountBook,
  fileName: string,
  section: StatedSection,
  account: number,
  footer: PreambleReader,
): void {
  const { found } = section.facts;
  const { plan } = section;
  book.set(account, 'iban', found.iban, 'preamble');
  book.set(account, 'iban', ibanInFileName(fileName), 'fileName');
  book.set(account, 'iban', plan.ownIban, 'column');
  book.set(account, 'accountNumber', found.accountNumber, 'preamble');
  book.set(account, 'bankCode', found.bankCode, 'preamble');
  book.set(account, 'bankName', found.bankName, 'preamble');
  book.set(account, 'bic', found.bic, 'preamble');
  book.set(account, 'owner', found.owner, 'preamble');
  book.set(account, 'name', found.name, 'preamble');
  book.set(
    account,
    'currency',
    found.currency ?? (plan.currencyOrigin === null ? null : plan.currency),
    found.currency ? 'preamble' : (plan.currencyOrigin ?? 'preamble'),
  );
  book.set(account, 'currency', footer.found.currency, 'footer');
  if (book.drafts[account]?.iban == null) {
    book.set(account, 'accountNumber', footer.found.accountNumber, 'footer');
    if (book.drafts[account]?.accountNumber == null) book.set(account, 'iban', footer.found.iban, 'footer');
  }
  const { period } = plan;
  const draft = book.drafts[account];
  if (draft && found.periodFrom !== null && found.periodTo !== null && period && period.isOpen !== true)
    draft.period ??= { from: period.from, to: period.to };
}

/** The balances that stand around a table. */
function takeStated(
  book: AccountBook,
  { facts: { found }, plan }: StatedSection,
  account: number,
  footer: PreambleReader,
): void {
  const draft = book.drafts[account];
  if (!draft) return;
  const places = currencyPlaces(draft.currency);
  const read = (text: string | null): number | null => readStated(text, plan, places);
  const atEnd = read(footer.found.closing);
  const atTop = read(found.closing);
  const day = (text: string | null) => readStatedDay(text, plan);
  if (atEnd !== null && !repeatsColumn(plan, footer))
    book.setBalance(account, atEnd, day(footer.found.closingDay), 'footer');
  else if (atTop !== null)
    book.setBalance(account, atTop, day(found.closingDay) ?? plan.period?.to ?? null, 'preamble');
  draft.openingBalanceMinor ??= read(found.opening) ?? read(footer.found.opening);
  // `Kontostand am …` above the rows and below them: the earlier one opened the account, where the rows lead from it to the other.
  const [sum = 0, ...others] = Object.values(draft.sumMinor);
  if (atTop !== null && atEnd !== null && others.length === 0 && Math.abs(atTop + sum) === Math.abs(atEnd))
    draft.openingBalanceMinor ??= atTop;
}

/** A balance in the column of balances counts where the rows have none, or none that can be followed. */
export function describeColumnBalance(
  { book }: FileState,
  section: StatedSection,
  first: number,
  footer: PreambleReader,
): void {
  const { plan, facts } = section;
  const account = meantAccount(book, first, section, footer);
  const stated = footer.found.columnClosing ?? facts.found.columnClosing;
  const minor = readStated(
    stated?.value ?? null,
    plan,
    currencyPlaces(book.drafts[account]?.currency ?? null),
  );
  if (stated && minor !== null) book.setBalance(account, minor, readStatedDay(stated.day, plan), 'footer');
}

/** A last row without a day, under the name of the balance column: its newest balance once more, and the rows tell its day. */
function repeatsColumn(plan: TablePlan, footer: PreambleReader): boolean {
  const column = plan.columns[plan.fields.get('balanceAfter')?.[0] ?? -1];
  const { closingDay, closingName } = footer.found;
  if (!column || column.kind === 'empty' || closingDay !== null || closingName === null) return false;
  return foldHeader(column.header) === foldHeader(closingName);
}

/** An amount outside of the table: its own signs decide the style where they can, else the style of the table. */
function readStated(text: string | null, plan: TablePlan, places: number): number | null {
  const clean = text === null ? null : cleanAmount(text);
  if (text === null || !clean) return null;
  const evidence = decimalEvidence(clean.core);
  const reader = new AmountReader(evidence === ',' || evidence === '.' ? evidence : plan.decimalSign);
  return reader.parse(text, places) === 0 ? reader.minor : null;
}

function readStatedDay(text: string | null, plan: TablePlan): string | null {
  if (text === null) return null;
  const [order = 'DMY'] = plan.dateOrder.values();
  const found = new DayReader(order === 'MDY' ? order : 'DMY', null).read(text.trim());
  return typeof found === 'string' ? found : null;
}

/** Account type from what the file says: only where a word names it. */
export function accountTypeFrom(texts: readonly (string | null)[], isCard: boolean): string | null {
  const all = texts.filter((text) => text !== null).join(' ');
  if (/giro/i.test(all)) return 'GIRO';
  if (isCard || /kreditkarte|credit ?card|carte de crédit|carta di credito/i.test(all)) return 'KREDIT_KARTE';
  return /depot(?:konto)?\b/i.test(all) ? 'DEPOT' : null;
}
