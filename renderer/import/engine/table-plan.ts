import type { ColumnReading, Question, ReadOptions, TargetField } from '../../../preload/contract/reading';
import type { ExportFormat } from '../formats/format';
import type { DecimalSign } from './amounts';
import { proveByBalance } from './balance-proof';
import type { DateOrder, DayPeriod } from './calendar-days';
import { type Column, columnReading, MappingDraft, makeColumns } from './column-candidates';
import type { ColumnProfile } from './column-profile';
import { decideDateOrder, decideMoneyStyles } from './column-styles';
import { countLabels, cutWidth } from './free-text';
import { headerCurrency, headerKey } from './header-terms';
import { mapAmounts, mapDirection } from './map-amounts';
import { mapCurrencies, splitForeign } from './map-currencies';
import { mapDates } from './map-dates';
import { mapHeadless } from './map-headless';
import { isNameInParts, mapNames } from './map-names';
import { mapAccounts, type PartyContext } from './map-parties';
import { mapReferences, mapTexts } from './map-texts';
import { dateOrders } from './plan-dates';
import {
  currencyBehind,
  cutColumnWidth,
  hasIbanPart,
  hasTwin,
  headerCurrencies,
  isTurned,
  namesAccounts,
  onlyAccountOf,
  opensWithKinds,
  originalsTurn,
  ownIbanOf,
  ownSide,
  pendingKindsOf,
  unitColumnsOf,
} from './plan-evidence';
import {
  currencyQuestion,
  dateQuestion,
  mappingQuestion,
  numberQuestion,
  signQuestion,
  yearQuestion,
} from './questions';
import { mapRefundMarks } from './refund-marks';
import { decideFeeRule, decideSign } from './sign-evidence';
import { unmovedLines } from './unmoved-rows';
import { cellKey, isPendingText } from './word-lists';

/** Everything needed to turn the records of one table into rows. */
export interface TablePlan {
  headers: readonly string[];
  width: number;
  columns: ColumnReading[];
  fields: Map<TargetField, readonly number[]>;
  dateOrder: Map<number, DateOrder>;
  decimalSign: DecimalSign;
  /** That of the balance column, where it is surely another one. */
  balanceDecimalSign: DecimalSign;
  /** Single amounts are written with the other decimal sign. */
  hasMixedDecimals: boolean;
  impliedDecimals: number | null;
  /** Currency of amounts that stand without one, as the file states it. */
  currency: string | null;
  currencyOrigin: 'header' | 'column' | 'preamble' | 'user' | null;
  /** Debit amounts are written without minus. */
  isDebitUnsigned: boolean;
  /** Credit amounts are written with a minus although they come in (card statements). */
  isCreditTurned: boolean;
  /** Columns of the currencies of what was sent and what arrived. */
  sideCurrencies: { debit?: number; credit?: number };
  /** Currencies that the headers of further amount columns name. */
  otherCurrencies: ReadonlyMap<number, string>;
  direction: { out: ReadonlySet<string>; in: ReadonlySet<string> };
  isInverted: boolean;
  feeRule: 'ignore' | 'add' | 'subtract';
  hasLabels: boolean;
  /** Booking texts that say `reserved`, where other rows say what kind of booking they are. */
  pendingKinds: ReadonlySet<string>;
  /** Status words of rows that moved no money, known of this export only. */
  leftOutWords: readonly string[];
  /** Reservations are told from bookings by words in the purpose only. */
  hasPendingTexts: boolean;
  /** Parts of the purpose are divided by three or more blanks. */
  hasWideBlanks: boolean;
  hasMultilinePurpose: boolean;
  /** The first line of purposes of several lines names the kind of booking. */
  hasKindLines: boolean;
  /** Length at which lines of the purpose were cut within words; 0 when they were not. */
  cutWidth: number;
  /** Width at which the purpose breaks within words and goes on in the next numbered column; 0 when it does not. */
  cutColumns: number;
  /** Lines of the sample without amount that leave the balance as it was. */
  unmovedLines: ReadonlySet<number>;
  /** Numbers of shares and the like: they say what moved where no money did. */
  unitColumns: readonly number[];
  /** Original amounts of charges are written as positive numbers. */
  isOriginalTurned: boolean;
  bankReferenceIsUnique: boolean;
  /** Payer and payee are never both filled: whoever is named is the other side. */
  hasOnePartyNamed: boolean;
  /** Several columns hold parts of one name, none of them another name. */
  isNameInParts: boolean;
  /** Accounts are told by their names: one of a few in every row, and no column has numbers. */
  hasNamedAccounts: boolean;
  /** The one account that an account column names: rows that leave it empty (payments of a card, fees) belong to it too. */
  onlyAccount: string | null;
  /** Holder of the account where payer and payee are both named: the other one is the other side (a direct debit turns them). */
  ownName: string | null;
  /** IBAN that is payer or payee of nearly every row. */
  ownIban: string | null;
  period: DayPeriod | null;
  questions: Question[];
  /** Decisions that rest on the sample alone and may be overturned by a later row. */
  isDateTentative: boolean;
  isDecimalTentative: boolean;
}

export interface PlanContext extends PartyContext {
  options: ReadOptions;
  format: ExportFormat | null;
  delimiter: string;
  fingerprint: string;
  /** Currency named above the table. */
  preambleCurrency: string | null;
  isCard: boolean;
  /** Period named above the table or in the file name, as YYYY-MM-DD. */
  period: DayPeriod | null;
  lines: readonly number[];
}

const moneyFields: TargetField[] = [
  'amount',
  'debit',
  'credit',
  'balanceAfter',
  'fee',
  'tax',
  'originalAmount',
  'partAmount',
];

function applyFixed(columns: readonly Column[], draft: MappingDraft, context: PlanContext): void {
  const { format, options } = context;
  for (const [field, names] of Object.entries(format?.fields ?? {}) as [
    TargetField,
    readonly (string | number)[],
  ][]) {
    const indexes = names
      .map((name) =>
        typeof name === 'number'
          ? name
          : (columns.find((column) => column.key === headerKey(name))?.index ?? -1),
      )
      .filter((index) => index >= 0 && index < columns.length);
    if (indexes.length > 0 || names.length === 0) {
      draft.fix(field, indexes, [{ code: 'header.ofFormat', params: { format: format?.id ?? '' } }]);
    }
  }
  const chosen = Object.entries(options.mapping ?? {}) as [TargetField, number[]][];
  const reason = options.template
    ? [{ code: 'mapping.template', params: { name: options.template.name } }]
    : [{ code: 'mapping.chosen' }];
  for (const [field, indexes] of chosen) {
    draft.fix(
      field,
      indexes.filter((index) => index < columns.length),
      reason,
    );
  }
  if (chosen.some(([field, indexes]) => field === 'amount' && indexes.length > 0)) {
    draft.fixed.add('debit');
    draft.fixed.add('credit');
  }
  if (chosen.some(([field, indexes]) => (field === 'debit' || field === 'credit') && indexes.length > 0))
    draft.fixed.add('amount');
}

/** Reads a table's header and cells: what each column feeds, and in which style. */
export function planTable(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  rows: readonly string[][],
  context: PlanContext,
): TablePlan {
  const columns = makeColumns(headers, profiles);
  const draft = new MappingDraft();
  applyFixed(columns, draft, context);
  mapDates(columns, draft, rows);
  mapAmounts(columns, draft, rows);
  mapDirection(columns, draft, rows);
  proveByBalance(columns, draft, rows);
  if (!context.options.sign && !context.format?.sign) mapRefundMarks(columns, draft);
  splitForeign(columns, draft, rows);
  mapCurrencies(columns, draft);
  mapAccounts(columns, draft, context);
  mapNames(columns, draft, context);
  mapHeadless(columns, draft, rows);
  mapReferences(columns, draft);
  mapTexts(columns, draft, rows);
  return finishPlan(headers, columns, rows, draft, context);
}

function finishPlan(
  headers: readonly string[],
  columns: Column[],
  rows: readonly string[][],
  draft: MappingDraft,
  context: PlanContext,
): TablePlan {
  const { options, format } = context;
  const questions: Question[] = [];
  const fields = new Map<TargetField, readonly number[]>(draft.byField);
  const at = (field: TargetField) => columns[fields.get(field)?.[0] ?? -1];
  // Some banks write the word for a pending row in place of its value date.
  const valueDate = at('valueDate');
  if (valueDate && !fields.has('status') && !draft.fixed.has('status') && valueDate.profile.statuses > 0)
    fields.set('status', [valueDate.index]);
  const money = moneyFields
    .flatMap((field) => (fields.get(field) ?? []).map((index) => columns[index]))
    .filter((column) => column !== undefined);
  const main = money.filter(
    (column) =>
      !['originalAmount', 'fee', 'tax', 'partAmount'].includes(draft.byColumn.get(column.index)?.field ?? ''),
  );

  const { amounts: decimals, balanceSign } = decideMoneyStyles(
    main,
    at('balanceAfter'),
    context.delimiter === ';' ? ',' : '.',
  );
  const chosenSign = options.decimalSign === 'mixed' ? undefined : options.decimalSign;
  const hasMixedDecimals =
    decimals.isMixed === true && (options.decimalSign === 'mixed' || format?.hasMixedDecimals === true);
  const isDecimalSure = decimals.isSure || hasMixedDecimals;
  const decimalSign =
    chosenSign ?? (isDecimalSure ? decimals.value : (format?.decimalSign ?? decimals.value));
  const isDecimalOpen = !chosenSign && !isDecimalSure && (decimals.isConflict || !format?.decimalSign);
  if (isDecimalOpen)
    questions.push(
      numberQuestion(context.fingerprint, main, rows, context.lines, decimalSign, decimals.isMixed === true),
    );

  const { dateOrder, isOpen: isDateOpen } = dateOrders(columns, fields, context);
  const ambiguous = columns.find(
    (column) => dateOrder.has(column.index) && !decideDateOrder(column.profile).isSure,
  );
  if (isDateOpen && ambiguous)
    questions.push(
      dateQuestion(
        context.fingerprint,
        ambiguous,
        rows,
        context.lines,
        dateOrder.get(ambiguous.index) ?? 'DMY',
      ),
    );
  const isYearless = (fields.get('bookingDate') ?? []).some(
    (index) => (columns[index]?.profile.date.noYear ?? 0) > 0,
  );
  const period = options.statementPeriod ?? context.period;
  if (isYearless && !period)
    questions.push(
      yearQuestion(context.fingerprint, columns[fields.get('bookingDate')?.[0] ?? 0], rows, context.lines),
    );

  const named = (fields.get('currency') ?? []).length > 0;
  const inHeader =
    headers.length > 0
      ? (main.map((column) => headerCurrency(column.header)).find((code) => code !== null) ?? null)
      : null;
  const beside =
    main.map((column) => column.profile.currencyBeside).find((code) => code !== null) ?? draft.homeCurrency;
  const currency = options.currency ?? inHeader ?? beside ?? context.preambleCurrency;
  const currencyOrigin = options.currency
    ? 'user'
    : inHeader
      ? 'header'
      : beside
        ? 'column'
        : currency
          ? 'preamble'
          : null;
  if (!named && currency === null && !format?.currency)
    questions.push(currencyQuestion(context.fingerprint, main[0]));

  const amount = at('amount');
  const debit = at('debit');
  const direction = directionWords(at('direction'), options, draft.provenWords);
  const sign = decideSign(amount, columns, fields, rows, context, decimalSign);
  if (sign.isOpen)
    questions.push(signQuestion(context.fingerprint, amount, rows, context.lines, sign.isInverted));
  if (amount && !options.mapping?.amount && !format && hasTwin(columns, amount)) {
    questions.push(
      mappingQuestion(
        context.fingerprint,
        columns.filter((column) => column.key === amount.key),
        rows,
        context.lines,
      ),
    );
  }
  const purposes = fields.get('purpose') ?? [];
  const texts =
    purposes.length > 0
      ? rows.slice(0, 400).map((cells) => purposes.map((index) => cells[index] ?? '').join(' '))
      : [];
  const labelled = texts.filter((text) => text.length > 6 && countLabels(text) > 0).length;
  const wide = texts.filter((text) => / {3,}/.test(text.trim())).length;
  const reference = at('bankReference')?.profile;
  const payer = at('payerName')?.profile;
  const payee = at('payeeName')?.profile;
  return {
    headers,
    width: columns.length,
    columns: columns.map((column) => columnReading(column, draft)),
    fields,
    dateOrder,
    decimalSign,
    balanceDecimalSign: balanceSign ?? decimalSign,
    hasMixedDecimals,
    impliedDecimals: options.impliedDecimals ?? format?.impliedDecimals ?? null,
    currency,
    currencyOrigin,
    isDebitUnsigned: (debit?.profile.negative ?? 0) <= (debit?.profile.positive ?? 0),
    isCreditTurned: isTurned(debit, at('credit')),
    sideCurrencies: { debit: currencyBehind(debit, columns), credit: currencyBehind(at('credit'), columns) },
    otherCurrencies: headerCurrencies(columns, fields.get('amount') ?? []),
    direction,
    isInverted: sign.isInverted,
    feeRule: options.feeRule ?? format?.feeRule ?? decideFeeRule(fields, columns, rows, decimalSign),
    hasLabels: labelled >= Math.max(1, Math.min(2, texts.length)) && labelled >= texts.length * 0.2,
    // Texts padded to a width look alike: only an account that stands alone between the blanks proves that they divide parts.
    pendingKinds: pendingKindsOf(at('bookingText')?.profile),
    leftOutWords: format?.leftOut ?? [],
    hasPendingTexts: texts.some(isPendingText),
    hasWideBlanks: wide > 0 && wide >= texts.length * 0.6 && texts.some(hasIbanPart),
    hasMultilinePurpose: purposes.some(
      (index) => (columns[index]?.profile.multiline ?? 0) > rows.length * 0.4,
    ),
    hasKindLines: opensWithKinds(texts),
    cutWidth: cutWidth(texts),
    cutColumns: purposes.every((index) => /\d$/.test(columns[index]?.key ?? ''))
      ? cutColumnWidth(rows, purposes)
      : 0,
    unmovedLines: unmovedLines(rows, context.lines, fields, decimalSign),
    unitColumns: unitColumnsOf(columns),
    isOriginalTurned: originalsTurn(rows, at('originalAmount'), at('debit'), decimalSign),
    bankReferenceIsUnique:
      reference !== undefined &&
      reference.filled === reference.rows &&
      reference.distinct.size === Math.min(reference.rows, 2_000),
    isNameInParts: isNameInParts(
      (fields.get('counterpartyName') ?? []).flatMap((index) => columns[index] ?? []),
    ),
    hasOnePartyNamed:
      payer !== undefined && payee !== undefined && payer.filled + payee.filled <= rows.length,
    hasNamedAccounts: namesAccounts(
      rows,
      at('accountIban'),
      at('accountName'),
      at('bookingDate'),
      amount,
      decimalSign,
    ),
    onlyAccount: onlyAccountOf(at('accountIban')?.profile),
    ownIban: ownIbanOf(rows, at('payerIban'), at('payeeIban')),
    ownName: ownSide(rows, at('payerName'), at('payeeName'), context.owner),
    period,
    questions,
    isDateTentative: isDateOpen,
    isDecimalTentative: isDecimalOpen && !decimals.isConflict,
  };
}

function directionWords(
  column: Column | undefined,
  options: ReadOptions,
  proven: MappingDraft['provenWords'],
): TablePlan['direction'] {
  const pair = column?.profile.directionPair;
  const out = new Set((options.debitMarkers ?? []).map(cellKey));
  const into = new Set((options.creditMarkers ?? []).map(cellKey));
  if (out.size + into.size === 0 && proven) return { out: new Set(proven.out), in: new Set(proven.in) };
  if (out.size + into.size === 0 && pair) {
    out.add(pair[0]);
    into.add(pair[1]);
  }
  return { out, in: into };
}
