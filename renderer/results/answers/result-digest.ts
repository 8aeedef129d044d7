import { isMonth } from '../../../preload/contract/values/result-months';
import type { TextKey } from '../../base/languages';
import { readIds } from './breakdown';
import type { ResultCell } from './result-tree';

/** What matters of a known answer, in a few tables; the whole answer stays one click away and in the export. */
export interface Digest {
  facts: { label: TextKey; cell: ResultCell }[];
  tables: DigestTable[];
  /** Said in place of tables without rows. */
  sentence: TextKey | null;
}

export interface DigestTable {
  /** A fixed heading, or a name out of the data. */
  heading: TextKey | null;
  name: string | null;
  /** Where the answer names it, as for an account; null takes that of the result. */
  currency: string | null;
  columns: { label: TextKey; isNumeric: boolean }[];
  rows: ResultCell[][];
  /** The account that the rows are about, as the answer names it; null for all accounts together. */
  account: { accountId: string | null; iban: string | null } | null;
  /** Rows that were left out, for the line below. */
  hidden: { text: 'results.digest.more' | 'results.digest.others'; count: number } | null;
}

type Members = Record<string, unknown>;

/** Partners and categories shown before "and n more" (features.md: 8 categories, then others with their count). */
const rowLimits = { categories: 8, partners: 10 };

const none: ResultCell = { kind: 'none' };
const amount = (raw: unknown): ResultCell =>
  typeof raw === 'number' && Number.isFinite(raw) ? { kind: 'amount', value: raw } : none;
const number = (raw: unknown): ResultCell =>
  typeof raw === 'number' ? { kind: 'number', value: raw } : none;
const percent = (raw: unknown): ResultCell =>
  typeof raw === 'number' ? { kind: 'percent', value: raw } : none;
const text = (raw: unknown): ResultCell =>
  typeof raw === 'string' && raw ? { kind: 'text', text: raw } : none;
const ids = (raw: unknown): ResultCell => (Array.isArray(raw) ? { kind: 'ids', ids: readIds(raw) } : none);

const objectOf = (raw: unknown): Members =>
  raw && typeof raw === 'object' && !Array.isArray(raw) ? (raw as Members) : {};
const listOf = (raw: unknown): Members[] => (Array.isArray(raw) ? raw.map(objectOf) : []);
const column = (label: TextKey, isNumeric = true) => ({ label, isNumeric });
const monthColumn = column('results.month', false);

/** Months of a series, oldest first; entries without a month are left to the details. */
function monthsOf(raw: unknown): Members[] {
  return listOf(raw)
    .filter((entry) => isMonth(entry.month))
    .sort((a, b) => String(a.month).localeCompare(String(b.month)));
}

function accountName(raw: unknown): string | null {
  const { name, iban, accountNumber } = objectOf(raw);
  const parts = [name, iban || accountNumber].filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? parts.join(' · ') : null;
}

function accountCurrency(raw: unknown): string | null {
  const { currency } = objectOf(raw);
  return typeof currency === 'string' && currency !== '' ? currency : null;
}

function accountIdentity(raw: unknown): DigestTable['account'] {
  const { accountId, iban } = objectOf(raw);
  const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return { accountId: textOf(accountId), iban: textOf(iban) };
}

const makers: Record<string, (payload: Members) => Digest> = {
  'company.liquidity': ({ accountLiquidity }) => ({
    facts: [],
    sentence: null,
    tables: listOf(accountLiquidity).map((entry) => ({
      heading: null,
      name: accountName(entry.account),
      currency: accountCurrency(entry.account),
      account: accountIdentity(entry.account),
      hidden: null,
      columns: [
        monthColumn,
        column('results.member.incomings'),
        column('results.member.outgoings'),
        column('results.digest.accountLowest'),
        column('results.digest.accountHighest'),
        column('results.member.endOfMonthBalance'),
      ],
      rows: monthsOf(entry.monthlyOverview).map((month) => [
        text(month.month),
        amount(objectOf(month.incomings).sum),
        amount(objectOf(month.outgoings).sum),
        amount(month.minBalance),
        amount(month.maxBalance),
        amount(month.endOfMonthBalance),
      ]),
    })),
  }),
  'company.cashTransactions': ({ overview }) => {
    const { incomings, outgoings } = objectOf(overview);
    const row = (category: string, raw: unknown) => [
      text(category),
      ids(objectOf(raw).transactionIDs),
      amount(objectOf(raw).sum),
    ];
    return {
      facts: [],
      sentence: null,
      tables: [
        {
          heading: null,
          name: null,
          currency: null,
          account: null,
          hidden: null,
          columns: [
            column('results.member.category', false),
            column('results.bookings'),
            column('results.member.sum'),
          ],
          rows: [row('cash.deposit', incomings), row('cash.withdrawal', outgoings)].filter((cells) =>
            cells.slice(1).some((cell) => cell.kind !== 'none'),
          ),
        },
      ],
    };
  },
  'company.customersSuppliers': ({ customers, suppliers }) => ({
    facts: [],
    sentence: 'results.none.other',
    tables: [
      partnerTable('results.member.customers', customers),
      partnerTable('results.member.suppliers', suppliers),
    ],
  }),
  'company.staff': ({ salary, employees, sources }) => {
    const { totalMonthly, totalMonthlyExpenses, totalMonthlyAdditionalWageCosts } = objectOf(salary);
    const { minNumberOfEmployees, maxNumberOfEmployees } = objectOf(employees);
    return {
      facts: [
        { label: 'results.member.totalMonthlyExpenses', cell: amount(totalMonthlyExpenses) },
        { label: 'results.member.salary', cell: amount(totalMonthly) },
        {
          label: 'results.member.totalMonthlyAdditionalWageCosts',
          cell: amount(totalMonthlyAdditionalWageCosts),
        },
        { label: 'results.digest.employeesLeast', cell: number(minNumberOfEmployees) },
        { label: 'results.digest.employeesMost', cell: number(maxNumberOfEmployees) },
        { label: 'results.bookings', cell: ids(objectOf(sources).transactionIDs) },
      ],
      sentence: null,
      tables: [],
    };
  },
  'company.risk': ({ accountRisks }) => ({
    facts: [],
    sentence: 'results.digest.noRisk',
    tables: listOf(accountRisks).map((entry) => ({
      heading: null,
      name: accountName(entry.account),
      currency: accountCurrency(entry.account),
      account: accountIdentity(entry.account),
      hidden: null,
      columns: [
        monthColumn,
        column('results.member.backDebit'),
        column('results.member.garnishment'),
        column('results.member.overdraftDays'),
      ],
      rows: monthsOf(entry.monthlyOverview)
        .map((month) => [
          text(month.month),
          countOrIds(month.backDebit),
          countOrIds(month.garnishment),
          number(month.overdraftDays),
        ])
        .filter((row) => row.slice(1).some((cell) => !isNothing(cell))),
    })),
  }),
  'company.topCategories': ({ incomings, outgoings }) => ({
    facts: [],
    sentence: 'results.none.other',
    tables: [
      categoryTable('results.digest.incomingCategories', incomings),
      categoryTable('results.digest.outgoingCategories', outgoings),
    ],
  }),
};

/** Null for an answer that nobody made a digest for, or that has none of the members it needs. */
export function digestOf(endpoint: string, payload: unknown): Digest | null {
  const make = makers[endpoint];
  if (!make || !payload || typeof payload !== 'object' || Array.isArray(payload)) return null;
  const digest = make(payload as Members);
  const tables = digest.tables.filter((table) => table.rows.length > 0);
  const facts = digest.facts.filter((fact) => fact.cell.kind !== 'none');
  if (tables.length === 0 && facts.length === 0 && (digest.sentence === null || digest.tables.length === 0))
    return null;
  return { facts, tables, sentence: tables.length === 0 ? digest.sentence : null };
}

function partnerTable(heading: TextKey, raw: unknown): DigestTable {
  const partners = listOf(objectOf(raw).partnerList);
  return {
    heading,
    name: null,
    currency: null,
    account: null,
    hidden: hiddenOf('results.digest.more', partners.length - rowLimits.partners),
    columns: [
      column('results.digest.rank'),
      column('results.digest.partner', false),
      column('results.bookings'),
      column('results.member.sum'),
      column('results.digest.share'),
    ],
    rows: partners.slice(0, rowLimits.partners).map((partner) => {
      const ranking = objectOf(partner.ranking);
      return [
        number(ranking.rank),
        text(objectOf(partner.paymentPartner).name),
        ids(partner.transactionIDs),
        amount(partner.sum),
        percent(ranking.revenueScore),
      ];
    }),
  };
}

function categoryTable(heading: TextKey, raw: unknown): DigestTable {
  const categories = listOf(objectOf(raw).categories);
  return {
    heading,
    name: null,
    currency: null,
    account: null,
    hidden: hiddenOf('results.digest.others', categories.length - rowLimits.categories),
    columns: [
      column('results.member.category', false),
      column('results.bookings'),
      column('results.member.sum'),
      column('results.digest.share'),
    ],
    rows: categories
      .slice(0, rowLimits.categories)
      .map((entry) => [
        text(entry.category),
        ids(entry.transactionIDs),
        amount(entry.sum),
        percent(entry.share),
      ]),
  };
}

function hiddenOf(label: NonNullable<DigestTable['hidden']>['text'], count: number): DigestTable['hidden'] {
  return count > 0 ? { text: label, count } : null;
}

function countOrIds(raw: unknown): ResultCell {
  const { count, transactionIDs } = objectOf(raw);
  const named = readIds(transactionIDs);
  return named.length > 0 ? { kind: 'ids', ids: named } : number(count);
}

function isNothing(cell: ResultCell): boolean {
  return cell.kind === 'none' || (cell.kind === 'number' && cell.value === 0);
}
