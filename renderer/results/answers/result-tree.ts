import type { Minor } from '../../../preload/contract/values/result-amounts';
import { isMonth } from '../../../preload/contract/values/result-months';
import { isolatedText } from '../../base/languages/isolated-text';

/**
 * Any JSON as something a person can read (feature 49): facts, tables and groups. Known members get their label and their
 * way of writing from the tables of the language files and `memberKinds`; nothing is left out, and nothing can crash it.
 */
export interface ResultGroup {
  /** Members from the top to here, e.g. `['accountLiquidity', '0']`. */
  path: readonly string[];
  /** A name found inside the group: a person, an account, a category. */
  name: string | null;
  facts: ResultFact[];
  tables: ResultTable[];
  groups: ResultGroup[];
  /** The group is a category breakdown of its own (person income and spending). */
  breakdown: unknown;
  /** Something was deeper or longer than the limits. */
  isCut: boolean;
}

export interface ResultFact {
  key: string;
  cell: ResultCell;
}

export interface ResultTable {
  key: string;
  columns: string[];
  rows: ResultCell[][];
  /** Rows carry a month and stand oldest first. */
  isMonthly: boolean;
  cutRows: number;
}

export type ResultCell =
  | { kind: 'none' }
  | { kind: 'text'; text: string }
  | { kind: 'amount'; value: number }
  | { kind: 'number'; value: number }
  | { kind: 'percent'; value: number }
  | { kind: 'flag'; value: boolean }
  | { kind: 'ids'; ids: string[] }
  /** Whole minor units of the currency of the result. */
  /** Of a currency of its own where it names one. */
  | { kind: 'minor'; value: Minor; currency?: string | null }
  /** A code, in the words of a group of the language files. */
  | { kind: 'word'; group: string; code: string }
  /** So many areas folded into one line. */
  | { kind: 'others'; count: number; of?: 'categories' | 'partners' }
  | { kind: 'months'; months: readonly string[] };

const limits = { depth: 12, rows: 1_000, columns: 40, groups: 200, textLength: 500 };

/** Numbers whose last member has one of these names are money in main units (interface-gaps.md, "Known facts"). */
const amountMembers =
  /(^|[a-z])(amount|sum|balance|median|average|current|total|salary|earning|spending|income|expenses?|costs?|revenue|limit)s?(monthly)?$/i;
const countMembers = /(count|number|days|rank|rankings?|occurrences?|duration)/i;
const percentMembers = /(score|share|percent|rate)$/i;

export function describeResult(raw: unknown): ResultGroup {
  return groupOf(raw, [], 0);
}

function groupOf(raw: unknown, path: readonly string[], depth: number): ResultGroup {
  const group: ResultGroup = {
    path,
    name: null,
    facts: [],
    tables: [],
    groups: [],
    breakdown: null,
    isCut: false,
  };
  if (depth > limits.depth) return { ...group, isCut: true };
  if (raw === null || typeof raw !== 'object') {
    group.facts.push({ key: path.at(-1) ?? 'value', cell: cellOf('value', raw) });
    return group;
  }
  if (depth > 0 && isBreakdownLike(raw)) return { ...group, breakdown: raw };
  const members: [string, unknown][] = Array.isArray(raw)
    ? [[path.at(-1) ?? 'items', raw]]
    : Object.entries(raw);
  group.name = nameIn(raw);
  for (const [key, value] of members) addMember(group, key, value, depth);
  return group;
}

function addMember(group: ResultGroup, key: string, value: unknown, depth: number): void {
  if (isIdList(key, value)) {
    group.facts.push({ key, cell: { kind: 'ids', ids: value } });
  } else if (Array.isArray(value)) {
    addList(group, key, value, depth);
  } else if (value !== null && typeof value === 'object') {
    const flat = isBreakdownLike(value) ? null : flatten(value);
    if (flat?.length === 0) group.facts.push({ key, cell: { kind: 'none' } });
    else if (flat && flat.length <= 8) {
      for (const [inner, cell] of flat) group.facts.push({ key: `${key}.${inner}`, cell });
    } else {
      group.groups.push(groupOf(value, [...group.path, key], depth + 1));
    }
  } else {
    group.facts.push({ key, cell: cellOf(key, value) });
  }
}

function addList(group: ResultGroup, key: string, list: unknown[], depth: number): void {
  if (list.every((entry) => entry === null || typeof entry !== 'object')) {
    const text = list
      .slice(0, limits.rows)
      .map((entry) => String(entry))
      .map(isolatedText)
      .join(', ');
    group.facts.push({ key, cell: { kind: 'text', text: text.slice(0, limits.textLength) } });
    return;
  }
  const rows = list.map((entry) => flatten(entry));
  if (rows.every((row) => row !== null)) {
    group.tables.push(tableOf(key, rows as Flat[]));
    return;
  }
  for (const [index, entry] of list.slice(0, limits.groups).entries()) {
    group.groups.push(groupOf(entry, [...group.path, key, String(index + 1)], depth + 1));
  }
  if (list.length > limits.groups) group.isCut = true;
}

type Flat = [key: string, cell: ResultCell][];

/** Members of an object and of the objects inside it, as one row; null when a list of objects is inside. */
function flatten(raw: unknown, prefix = '', depth = 0): Flat | null {
  if (raw === null || typeof raw !== 'object') return [[prefix || 'value', cellOf(prefix || 'value', raw)]];
  if (Array.isArray(raw) || depth > 3) return null;
  const flat: Flat = [];
  for (const [key, value] of Object.entries(raw)) {
    const name = prefix ? `${prefix}.${key}` : key;
    if (isIdList(key, value)) flat.push([name, { kind: 'ids', ids: value }]);
    else if (value === null || typeof value !== 'object') flat.push([name, cellOf(key, value)]);
    else if (Array.isArray(value) && value.every((entry) => entry === null || typeof entry !== 'object')) {
      flat.push([name, cellOf(key, value.map(isolatedText).join(', '))]);
    } else {
      const inner = flatten(value, name, depth + 1);
      if (!inner) return null;
      if (inner.length === 0) flat.push([name, { kind: 'none' }]);
      flat.push(...inner);
    }
  }
  return flat;
}

function tableOf(key: string, rows: Flat[]): ResultTable {
  const columns: string[] = [];
  for (const row of rows) {
    for (const [name] of row)
      if (!columns.includes(name) && columns.length < limits.columns) columns.push(name);
  }
  const monthOf = (row: Flat) => {
    const cell = row.find(([name]) => name === 'month')?.[1];
    return cell?.kind === 'text' && isMonth(cell.text) ? cell.text : null;
  };
  const isMonthly = rows.length > 0 && rows.every((row) => monthOf(row) !== null);
  const ordered = isMonthly
    ? [...rows].sort((a, b) => (monthOf(a) ?? '').localeCompare(monthOf(b) ?? ''))
    : rows;
  const shown = isMonthly ? ordered.slice(-limits.rows) : ordered.slice(0, limits.rows);
  return {
    key,
    columns,
    rows: shown.map((row) =>
      columns.map((name) => row.find(([own]) => own === name)?.[1] ?? { kind: 'none' }),
    ),
    isMonthly,
    cutRows: rows.length - shown.length,
  };
}

function cellOf(key: string, raw: unknown): ResultCell {
  if (raw === null || raw === undefined || raw === '') return { kind: 'none' };
  if (typeof raw === 'boolean') return { kind: 'flag', value: raw };
  if (typeof raw === 'number') {
    const member = key.split('.').at(-1) ?? key;
    if (percentMembers.test(member)) return { kind: 'percent', value: raw };
    const isAmount = amountMembers.test(member) && !countMembers.test(member);
    return { kind: isAmount ? 'amount' : 'number', value: raw };
  }
  return { kind: 'text', text: String(raw).slice(0, limits.textLength) };
}

function isIdList(key: string, value: unknown): value is string[] {
  return (
    /transactionids$/i.test(key) && Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  );
}

function isBreakdownLike(raw: object): boolean {
  if (!('monthlyOverview' in raw && 'available' in raw)) return false;
  return typeof raw.available === 'boolean' || Array.isArray(raw.monthlyOverview);
}

function nameIn(raw: object): string | null {
  const members = raw as Record<string, unknown>;
  for (const candidate of [members, members.account, members.paymentPartner]) {
    if (!candidate || typeof candidate !== 'object') continue;
    const { name, iban, country, category, month } = candidate as Record<string, unknown>;
    for (const value of [name, iban, country, category, month])
      if (typeof value === 'string' && value) return value;
  }
  return null;
}
