import { goesOn, moneyMovesBalance } from '../columns/balance-evidence';
import type { ColumnProfile } from '../columns/column-profile';
import { namesCards } from '../mapping/account-columns';
import { isNameInParts } from '../mapping/map-names';
import { namesNoAccount } from '../values/account-spelling';
import type { DecimalSign } from '../values/amounts';
import { type MappedTable, thousandthsOf } from './mapped-table';
import { ownIbanOf, ownOfSides, ownSide } from './own-sides';
import type { Sides, TablePlan } from './table-plan';

type PartyPlan = Pick<
  TablePlan,
  'isNameInParts' | 'hasOnePartyNamed' | 'hasNamedAccounts' | 'onlyAccount' | 'ownIban' | 'ownName'
>;

/** Whose account it is, and who the counterparty is. */
export function planParties(
  table: MappedTable,
  decimalSign: DecimalSign,
  sides: readonly Sides[],
): PartyPlan {
  const { columns, rows, context } = table;
  const payer = table.at('payerName');
  const payee = table.at('payeeName');
  return {
    isNameInParts: isNameInParts(table.indexes('counterpartyName').flatMap((index) => columns[index] ?? [])),
    hasOnePartyNamed:
      payer !== undefined &&
      payee !== undefined &&
      payer.profile.filled + payee.profile.filled <= rows.length,
    hasNamedAccounts: namesAccounts(table, decimalSign),
    onlyAccount: onlyAccountOf(table.at('accountIban')?.profile),
    ownIban: ownIbanOf(rows, table.at('payerIban'), table.at('payeeIban')) ?? ownOfSides(sides),
    ownName: ownSide(rows, payer, payee, context.owner),
  };
}

/** The one account that a column names, place holders aside. */
function onlyAccountOf(accounts: ColumnProfile | undefined): string | null {
  if (!accounts) return null;
  const named = [...accounts.distinct.keys()].slice(0, 10).filter((text) => !namesNoAccount(text));
  return named.length === 1 && accounts.distinct.size <= 10 ? (named[0] ?? null) : null;
}

/** Headers that name the account itself; a product, a pocket or a kind of account may be a part of one. */
const wholeAccount =
  /^(?:(?:my|own|source|from|bank|mein|eigenes|van|moje)? ?(?:account|konto|compte|conto|cuenta|conta|rekening|rachunek|ucet|tili)(?: name| nickname| label| alias)?|accountname|kontonamn|kontonavn|kontoname|kontobezeichnung|name (?:des kontos|konto)|bezeichnung (?:konto|auftragskonto)|(?:nom|libelle) du compte|nome (?:do |del )?cont[ao]|nombre de la cuenta|naam rekening|rekening naam|nazwa rachunku|nazev uctu)$/;

/** Beside a main account, the other names are those of its parts. */
const mainPart = /^(?:main|haupt|primary|principal|hoofd|conto principale|cuenta principal|rachunek glowny)/i;

/**
 * Whether the names of accounts tell accounts apart: one in every row, below a header that says account, or money that leaves
 * one of them comes into another on the same day. Else a name may be a part of one account, and its rows stay together.
 */
function namesAccounts(table: MappedTable, decimalSign: DecimalSign): boolean {
  const number = table.at('accountIban');
  const name = table.at('accountName');
  const day = table.at('bookingDate');
  const amount = table.at('amount');
  if (!name || (number && !number.profile.isEmpty)) return false;
  const { profile } = name;
  if (profile.distinct.size < 2 || profile.distinct.size > 50 || profile.filled < profile.rows) return false;
  if (namesCards(name)) return true;
  if (table.context.format?.apart?.includes('accountName')) return !haveOneBalance(table, name.index);
  if (wholeAccount.test(name.key) && ![...profile.distinct.keys()].some((text) => mainPart.test(text)))
    return true;
  if (haveOwnBalances(table, name.index)) return true;
  if (!day || !amount) return false;
  const read = thousandthsOf(amount.index, decimalSign);
  const seen = new Map<string, string>();
  for (const cells of table.rows.slice(0, 5_000)) {
    const minor = read(cells);
    if (!minor) continue;
    const own = cells[name.index] ?? '';
    const date = cells[day.index] ?? '';
    const opposite = seen.get(`${date} ${-minor}`);
    if (opposite !== undefined && opposite !== own) return true;
    seen.set(`${date} ${minor}`, own);
  }
  return false;
}

/**
 * Where one name follows another, the balance goes on from the row above more often than from the last row of the same name. A step from
 * zero is one between any two accounts, and a single one may be chance.
 */
function haveOneBalance(table: MappedTable, name: number): boolean {
  const { money, balance, looked } = balancesOf(table);
  const currency = table.at('currency')?.index ?? -1;
  const last = new Map<string, string[]>();
  let [shared, own] = [0, 0];
  looked.forEach((cells, at) => {
    const above = looked[at - 1];
    const key = `${cells[name]} ${cells[currency] ?? ''}`;
    const before = last.get(key);
    last.set(key, cells);
    if (!above || above[name] === cells[name]) return;
    if (before && goesOn([before, cells], money, balance)) own++;
    const isFromZero = [above, cells].some((row) => !/[1-9]/.test(row[balance] ?? ''));
    if (!isFromZero && goesOn([above, cells], money, balance)) shared++;
  });
  return shared > own;
}

function balancesOf(table: MappedTable) {
  const [amount = -1, debit = -1, credit = -1] = (['amount', 'debit', 'credit'] as const).map(
    (field) => table.at(field)?.index,
  );
  return {
    money: { amount, debit, credit },
    balance: table.at('balanceAfter')?.index ?? -1,
    looked: table.rows.slice(0, mostRowsOfNames),
  };
}

/** The balance runs on from row to row of each name, and does not where one name follows another. */
function haveOwnBalances(table: MappedTable, name: number): boolean {
  const { money, balance, looked } = balancesOf(table);
  const moves = (some: readonly string[][]) => moneyMovesBalance(some, money, balance);
  const groups = new Map<string, string[][]>();
  for (const cells of looked) {
    const own = cells[name] ?? '';
    const group = groups.get(own);
    if (group) group.push(cells);
    else groups.set(own, [cells]);
  }
  const chains = [...groups.values()].filter((group) => group.length >= fewestOfName);
  if (balance < 0 || chains.length === 0 || !chains.every(moves)) return false;
  return !haveOneBalance(table, name);
}

/** Rows whose steps show that a balance is that of their name, and how many are looked at. */
const fewestOfName = 4;
const mostRowsOfNames = 1_000;
