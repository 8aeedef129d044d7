import {
  type Column,
  candidatesFor,
  headerReasons,
  headerWeight,
  type MappingDraft,
} from '../columns/column-candidates';
import { familyNames, givenNames } from '../vocabulary/header-words/short-words';
import { isTextual, type PartyContext } from './account-columns';

const numberedName = /^(?:empfaenger|name|auftraggeber|partner|partnername)(?: name)? ?\d$/;

const given = new Set(givenNames.split('|'));
const family = new Set(familyNames.split('|'));

/** Given name and family name of the counterparty in columns of their own, in the order they are said. */
function nameHalves(columns: readonly Column[]): Column[] {
  const first = columns.find((column) => given.has(column.key));
  const last = columns.find((column) => family.has(column.key));
  return first && last ? [first, last] : [];
}

/** Whether the texts of several name columns are one name: numbered parts, or given and family name. */
export function isNameInParts(columns: readonly Column[]): boolean {
  if (columns.length < 2) return false;
  return /\d\s*$/.test(columns[0]?.header ?? '') || nameHalves(columns).length === columns.length;
}

/** Name of the counterparty: one column, numbered parts, or payer and payee of which the direction of money decides. */
export function mapNames(
  columns: readonly Column[],
  draft: MappingDraft,
  context: PartyContext,
  rows: readonly string[][],
): void {
  for (const column of columns)
    if (draft.isFree(column) && isHolder(column, draft))
      draft.assign(column, 'accountOwner', 0.7, headerReasons(column, 'counterpartyName'));
  const names = candidatesFor(columns, draft, 'counterpartyName', isTextual);
  const payers = candidatesFor(columns, draft, 'payerName', isTextual).filter(
    (column) =>
      headerWeight(column, 'payerName') >= headerWeight(column, 'counterpartyName') &&
      headerWeight(column, 'payerName') >= 0.7,
  );
  const payees = candidatesFor(columns, draft, 'payeeName', isTextual).filter(
    (column) => headerWeight(column, 'payeeName') >= 0.7 && !payers.includes(column),
  );
  const [payer] = payers;
  const [payee] = payees;
  if (payer && payee && draft.isOpen('counterpartyName')) {
    draft.assignByHeader(payer, 'payerName');
    draft.assignByHeader(payee, 'payeeName');
  }
  if (!(payer && payee) && draft.isOpen('counterpartyName') && !draft.has('payerName')) {
    const sides = new Set([...names, ...payers, ...payees].filter((column) => draft.isFree(column)));
    const [first, second] = sharedHolder(
      [...sides].sort((a, b) => a.index - b.index),
      rows,
    );
    if (first && second) {
      draft.assign(first, 'payerName', 0.8, headerReasons(first, 'counterpartyName'));
      draft.assign(second, 'payeeName', 0.8, headerReasons(second, 'counterpartyName'));
    }
  }
  const rest = names.filter(
    (column) => draft.isFree(column) && headerWeight(column, 'counterpartyName') >= 0.6,
  );
  const halves = nameHalves(rest);
  const whole = rest.filter((column) => !given.has(column.key) && !family.has(column.key));
  const isInHalves = halves.length > 0 && whole.every(({ profile }) => profile.isEmpty);
  const named = isInHalves ? halves : whole.length > 0 ? whole : rest;
  const others = named.filter((column) => !isOwner(column, context, rest));
  const [best] = others.length > 0 ? others : rest;
  if (best && draft.isOpen('counterpartyName')) {
    const parts = numberedName.test(best.key)
      ? others.filter((column) => numberedName.test(column.key))
      : others.filter((column) => headerWeight(column, 'counterpartyName') >= 0.9);
    for (const column of parts.length > 0 ? parts : [best]) {
      draft.assignByHeader(column, 'counterpartyName');
    }
  }
  // `Account name` or `Kontoinhaber` beside an account that changes is that of the counterparty.
  for (const field of ['accountName', 'accountOwner'] as const) {
    const named = candidatesFor(columns, draft, field, isTextual).find(
      (column) => headerWeight(column, field) >= 0.9 && !column.profile.isEmpty,
    );
    const isOther =
      named &&
      (field === 'accountName'
        ? namesMany(named)
        : named.profile.distinct.size > 2 && draft.has('counterpartyIban'));
    if (named && isOther && draft.isOpen('counterpartyName') && !draft.has('payerName') && !payer && !payee)
      draft.assign(named, 'counterpartyName', 0.7, headerReasons(named, field));
  }
  if (!draft.has('counterpartyName') && !draft.has('payerName')) {
    const single = payer ?? payee;
    if (single)
      draft.assign(single, 'counterpartyName', 0.8, headerReasons(single, payer ? 'payerName' : 'payeeName'));
  }
  for (const column of rest) {
    if (isOwner(column, context, rest))
      draft.assign(column, 'accountOwner', 0.6, headerReasons(column, 'counterpartyName'));
  }
}

/** Two columns of names of which now one, now the other holds the same name: the holder of the account, and who is across. */
function sharedHolder(names: readonly Column[], rows: readonly string[][]): readonly Column[] {
  for (const [at, first] of names.entries()) {
    for (const second of names.slice(at + 1)) {
      for (const [name, count] of first.profile.distinct) {
        const there = second.profile.distinct.get(name) ?? 0;
        if (there === 0 || count + there < Math.max(3, first.profile.rows * 0.9)) continue;
        const isIn = (cells: readonly string[], { index }: Column) => cells[index]?.trim() === name;
        if (rows.every((cells) => !isIn(cells, first) || !isIn(cells, second))) return [first, second];
      }
    }
  }
  return [];
}

/** A bare `Name` that is the same in every row, right behind the own account or card, or the `Kunde` beside it: its holder. */
function isHolder({ key, index, profile }: Column, draft: MappingDraft): boolean {
  if (profile.rows <= 2 || !profile.isConstant) return false;
  const isAccount = (at: number) => draft.byColumn.get(at)?.field === 'accountIban';
  if (/^(?:kunde|klant|kundenname)$/.test(key)) return isAccount(index - 1) || isAccount(index + 1);
  return /^(?:name|naam|nom|nome|nombre|navn|namn)$/.test(key) && isAccount(index - 1);
}

/** One name in all filled rows beside a name column that changes: that is the own name. */
function isOwner(column: Column, context: PartyContext, all: Column[]): boolean {
  const { profile } = column;
  if (profile.distinct.size !== 1) return false;
  const [only] = profile.distinct.keys();
  if (only !== undefined && only === context.owner) return true;
  return profile.filled > 1 && all.some((other) => other !== column && other.profile.distinct.size > 1);
}

/** `Account name`, not `Product`, and another one in most rows. */
function namesMany({ key, profile }: Column): boolean {
  return (
    /\b(?:name|nazev|nom|navn|namn|nazwa|kontoname|kontonavn)\b/.test(key) &&
    profile.distinct.size > Math.max(2, profile.filled * 0.5)
  );
}
