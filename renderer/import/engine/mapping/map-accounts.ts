import { isPartOfAccount, servesSeveralNames, standsForOwn } from '../columns/account-users';
import {
  type Column,
  candidatesFor,
  headerReasons,
  headerWeight,
  type MappingDraft,
} from '../columns/column-candidates';
import {
  cardNumber,
  clearly,
  countIbans,
  holdsNames,
  isAccountLike,
  isBesideOther,
  isOfOthers,
  isOneIban,
  isSource,
  isTextual,
  isUndirected,
  kindOfAccount,
  looksOwn,
  namesCards,
  type PartyContext,
  releaseCards,
  sideOf,
} from './account-columns';
import { isIdentifier, mapBics } from './map-bics';

/** The table whose accounts are looked for. */
interface AccountTable {
  columns: readonly Column[];
  draft: MappingDraft;
  context: PartyContext;
  rows: readonly string[][];
  /** Columns whose headers may name the own account, and that of the counterparty. */
  own: readonly Column[];
  other: readonly Column[];
}

/**
 * Own account per row and account of the counterparty; a bare `IBAN` or `Konto` is resolved by its content. From what headers name for
 * certain to what only cells show.
 */
export function mapAccounts(
  columns: readonly Column[],
  draft: MappingDraft,
  context: PartyContext,
  rows: readonly string[][],
): void {
  mapNamed(columns, draft, context);
  mapSidedTwins(columns, draft);
  const table: AccountTable = {
    columns,
    draft,
    context,
    rows,
    own: candidatesFor(columns, draft, 'accountIban', isIdentifier),
    other: candidatesFor(columns, draft, 'counterpartyIban', isAccountLike),
  };
  mapClearlyOwn(table);
  for (const column of table.other.filter((entry) => clearly(entry, 'counterpartyIban', 'accountIban')))
    if (headerWeight(column, 'counterpartyIban') >= 0.7) draft.assignByHeader(column, 'counterpartyIban');
  mapShared(table);
  mapHeadlessNumbers(table);
  mapUnnamedIbans(table);
  sortOwn(columns, draft);
  releaseCards(columns, draft, context);
  mapBics(columns, draft);
  mapUnnamedBics(columns, draft);
  mapAccountNames(table);
}

/** What headers name: banks, and accounts of payer and payee. */
function mapNamed(columns: readonly Column[], draft: MappingDraft, context: PartyContext): void {
  for (const field of [
    'accountBic',
    'accountBankName',
    'accountBankCode',
    'payerIban',
    'payeeIban',
  ] as const) {
    // A sort code such as `99-02-04` looks like a date.
    const accepts = field === 'accountBankCode' ? () => true : isIdentifier;
    for (const column of candidatesFor(columns, draft, field, accepts)) {
      // `Bank code` above numbers is none of letters.
      if (field === 'accountBic' && column.profile.longNumbers > 0 && column.profile.bics === 0) continue;
      // Names of accounts are told from numbers below.
      if (field.endsWith('Iban') && holdsNames(column)) continue;
      // The own bank stays the same: a bank code that changes from row to row is that of the counterparty.
      if (field.startsWith('account') && !column.profile.isEmpty && !looksOwn(column, context)) continue;
      if (headerWeight(column, field) >= 0.9 && !isUndirected(column, field, columns))
        draft.assignByHeader(column, field);
    }
  }
}

/** Headers that name the own account and nothing else. */
function mapClearlyOwn({ columns, draft, context, rows, own, other }: AccountTable): void {
  // Without a name of the counterparty no account of theirs is to be expected.
  const hasParty = columns.some(
    (column) => Math.max(headerWeight(column, 'counterpartyName'), headerWeight(column, 'payeeName')) >= 0.7,
  );
  for (const column of own.filter((entry) => clearly(entry, 'accountIban', 'counterpartyIban'))) {
    if (headerWeight(column, 'accountIban') < 0.9 || column.profile.isCurrency) continue;
    // The card of some rows, beside transfers that have an IBAN: the account is another one.
    const isOfSomeRows = column.profile.filled < column.profile.rows * 0.95;
    if (isOfSomeRows && cardNumber.test(column.key) && other.some(({ profile }) => profile.ibans > 0))
      continue;
    if (
      !column.profile.isEmpty &&
      column.profile.ibans + column.profile.longNumbers + column.profile.masked === 0
    )
      continue;
    const isOfOther =
      column.profile.rows <= 2 &&
      column.profile.ibans > 0 &&
      ((hasParty && countIbans(column.profile) > 1) || !standsForOwn(column, columns, draft)) &&
      !other.some((entry) => clearly(entry, 'counterpartyIban', 'accountIban'));
    if (isOfOther) continue;
    const isFew = column.profile.rows <= (hasParty ? 2 : 3);
    if (
      column.profile.isEmpty ||
      looksOwn(column, context) ||
      isFew ||
      servesSeveralNames(column, columns, rows)
    ) {
      draft.assignByHeader(column, 'accountIban');
    }
  }
}

/** Headers that may name either account: the cells say whose it is. */
function mapShared({ columns, draft, context, rows, own }: AccountTable): void {
  const hasClearOwn = columns.some(
    (column) =>
      draft.byColumn.get(column.index)?.field === 'accountIban' &&
      column.profile.filled > 0 &&
      !cardNumber.test(column.key),
  );
  const shared = own.filter((column) => draft.isFree(column) && headerWeight(column, 'counterpartyIban') > 0);
  for (const column of shared) {
    const { profile } = column;
    if (profile.isEmpty || (!isAccountLike(profile) && profile.masked === 0 && !profile.isConstant)) continue;
    const isOwn =
      (!hasClearOwn || isOneIban(profile)) &&
      !isOfOthers(column, columns, rows, context) &&
      ((looksOwn(column, context) && (profile.rows > 2 || standsForOwn(column, columns, draft))) ||
        isBesideOther(column, columns, draft));
    const field = isOwn ? 'accountIban' : 'counterpartyIban';
    const weight = headerWeight(column, field);
    if (weight < 0.9) continue;
    if (field === 'accountIban' || column.profile.ibans > 0 || draft.isOpen('counterpartyIban')) {
      draft.assign(column, field, weight * 0.95, headerReasons(column, field));
    }
  }
}

/** The same long number in all rows, below no header. */
function mapHeadlessNumbers({ columns, draft }: AccountTable): void {
  for (const column of columns) {
    const { profile } = column;
    const isNumber =
      column.key === '' &&
      profile.isConstant &&
      profile.rows > 1 &&
      profile.longNumbers > 0 &&
      profile.longest >= 6;
    if (
      draft.isFree(column) &&
      isNumber &&
      // The longest account numbers without letters are those of Poland: 26 digits, in groups.
      profile.longest <= 32 &&
      !profile.isDate &&
      draft.isOpen('accountIban')
    ) {
      draft.assign(column, 'accountIban', 0.6, [{ code: 'content.position' }]);
    }
  }
}

/** IBANs below headers that say nothing of accounts. */
function mapUnnamedIbans({ columns, draft, context }: AccountTable): void {
  for (const column of columns) {
    if (!draft.isFree(column) || column.profile.kind !== 'iban') continue;
    const side = sideOf(column);
    if (side && columns.some((other) => other !== column && sideOf(other) && sideOf(other) !== side)) {
      draft.assign(column, side, 0.7, headerReasons(column, side));
      continue;
    }
    // Without header and with one row only the order tells: the own account stands first.
    const isFirst = column.key === '' && column.profile.isConstant && draft.isOpen('accountIban');
    const isOwn =
      isFirst ||
      (looksOwn(column, context) && (column.profile.rows > 2 || standsForOwn(column, columns, draft)));
    // The own account under a second name, such as an id of the account.
    if (isOwn && draft.has('accountIban') && draft.has('counterpartyIban')) continue;
    const field = isOwn && draft.isOpen('accountIban') ? 'accountIban' : 'counterpartyIban';
    // A column that names the account of the counterparty makes a bare `account number` no second one.
    const isNamed = !draft.isOpen('counterpartyIban') || !draft.isOpen('payeeIban');
    if (field === 'counterpartyIban' && /\baccount number$/.test(column.key) && isNamed) continue;
    draft.assign(column, field, 0.7, headerReasons(column, field));
  }
}

function mapAccountNames({ columns, draft, context }: AccountTable): void {
  for (const field of ['accountOwner', 'accountName'] as const) {
    // What an account is called comes before what kind it is.
    const [column] = candidatesFor(columns, draft, field, isTextual)
      .filter((entry) => headerWeight(entry, field) >= 0.9)
      .sort((a, b) => Number(kindOfAccount.test(a.key)) - Number(kindOfAccount.test(b.key)));
    if (column && (isPartOfAccount(column) || looksOwn(column, context))) {
      draft.assignByHeader(column, field);
    }
  }
  // `Konto` above one word in all rows is the name of the account, above a few words those of several.
  const named = columns.find(
    (column) =>
      draft.isFree(column) &&
      (headerWeight(column, 'accountIban') >= 0.95 || isSource(column, columns)) &&
      (column.profile.isConstant ||
        (holdsNames(column) && (looksOwn(column, context) || namesFewAccounts(column)))) &&
      column.profile.rows > 2 &&
      column.profile.letters > 0,
  );
  const ofCards = columns.find((column) => draft.isFree(column) && namesCards(column));
  if (ofCards && draft.isOpen('accountName') && draft.isOpen('accountIban') && !draft.has('accountIban'))
    draft.assign(
      ofCards,
      ofCards.profile.masked === ofCards.profile.rows ? 'accountIban' : 'accountName',
      0.8,
      headerReasons(ofCards, 'accountName'),
    );
  if (named && draft.isOpen('accountName'))
    draft.assign(named, 'accountName', 0.8, headerReasons(named, 'accountIban'));
}

const accountAlone = /^(?:account|konto|compte|conto|cuenta|conta|rekening|rachunek|ucet|tili)(?: name)?$/;

/** `Account` above names of which some come again, in every row: those of the holder. */
function namesFewAccounts({ key, profile }: Column): boolean {
  const { distinct, filled, rows } = profile;
  const isFew = distinct.size <= Math.min(6, Math.max(3, rows / 2)) && distinct.size < rows;
  return accountAlone.test(key) && isFew && filled === rows && rows >= 4;
}

/** `Auftraggeber;IBAN;Empfänger;IBAN`: of two columns of one name each belongs to the party in front of it. */
function mapSidedTwins(columns: readonly Column[], draft: MappingDraft): void {
  const payer = columns.find((column) => headerWeight(column, 'payerName') >= 0.9);
  const payee = columns.find((column) => column !== payer && headerWeight(column, 'payeeName') >= 0.9);
  if (!payer || !payee || !draft.isOpen('payerIban') || !draft.isOpen('payeeIban')) return;
  const [first, second] = [payer, payee].sort((a, b) => a.index - b.index) as [Column, Column];
  for (const one of columns) {
    const twins = columns.filter((column) => column.key === one.key);
    const [before, behind] = twins;
    if (one !== before || twins.length !== 2 || !behind) continue;
    if (headerWeight(one, 'accountIban') < 0.9 || headerWeight(one, 'counterpartyIban') < 0.9) continue;
    if (!(first.index < before.index && before.index < second.index && second.index < behind.index)) continue;
    if (!draft.isFree(before) || !draft.isFree(behind)) continue;
    draft.assignByHeader(before, first === payer ? 'payerIban' : 'payeeIban', 'counterpartyIban');
    draft.assignByHeader(behind, first === payer ? 'payeeIban' : 'payerIban', 'counterpartyIban');
    return;
  }
}

/** BICs below no known header, beside an account: of the bank of that account. */
function mapUnnamedBics(columns: readonly Column[], draft: MappingDraft): void {
  for (const column of columns) {
    const { profile } = column;
    if (!draft.isFree(column) || column.matches.length > 0 || profile.bics === 0) continue;
    if (profile.bics + profile.pendingWords < profile.filled * 0.9) continue;
    const beside = [column.index - 1, column.index + 1].map((index) => draft.byColumn.get(index)?.field);
    const isOwn = beside.includes('accountIban') && profile.isConstant && profile.rows > 2;
    const field =
      isOwn && profile.filled === profile.rows
        ? 'accountBic'
        : beside.includes('counterpartyIban')
          ? 'counterpartyBic'
          : null;
    if (field && draft.isOpen(field)) draft.assign(column, field, 0.6, [{ code: 'content.position' }]);
  }
}

/** IBAN before account number before card; a card beside an account is no account. */
function sortOwn(columns: readonly Column[], draft: MappingDraft): void {
  const list = draft.byField.get('accountIban');
  if (!list || list.length < 2 || draft.fixed.has('accountIban')) return;
  const rank = (index: number) => {
    const column = columns[index];
    if (!column) return 9;
    if (column.profile.ibans > 0) return 0;
    return cardNumber.test(column.key) ? 8 : 4;
  };
  const sorted = [...list].sort((a, b) => rank(a) - rank(b) || a - b);
  draft.byField.set(
    'accountIban',
    sorted.filter((index, at) => at === 0 || rank(index) < 8),
  );
}
