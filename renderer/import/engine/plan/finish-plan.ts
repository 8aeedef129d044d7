import type { Question, ReadOptions, TargetField } from '../../../../preload/contract/reading/reading';
import { type Column, columnReading, type MappingDraft } from '../columns/column-candidates';
import { decideDateOrder, decideMoneyStyles } from '../columns/column-styles';
import { doubleMinusOf } from '../columns/double-minus';
import { isSellerList } from '../columns/seller-list';
import { spoiledCells } from '../columns/spoiled-cells';
import { yenOrYuan } from '../columns/yen-or-yuan';
import { isNameInParts } from '../mapping/map-names';
import { decimalSignAbove } from '../values/amounts-above';
import { unmovedLines } from '../values/unmoved-rows';
import { cutWidth } from '../vocabulary/cut-lines';
import { countLabels } from '../vocabulary/free-text';
import { headerCurrency } from '../vocabulary/header-terms';
import { cellKey, isPendingText, letterPairFor } from '../vocabulary/word-lists';
import { isTold, ownOfSides, tellDirection } from './direction-evidence';
import { dateOrders } from './plan-dates';
import {
  currencyBehind,
  currencyOfTotal,
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
  pendingColumnsOf,
  pendingKindsOf,
  unitColumnsOf,
} from './plan-evidence';
import {
  currencyQuestion,
  dateQuestion,
  mappingQuestion,
  numberQuestion,
  sidesQuestion,
  signQuestion,
  yearQuestion,
} from './questions';
import { decideFeeRule, decideSign } from './sign-evidence';
import type { PlanContext, TablePlan } from './table-plan';

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

/** Settles styles and signs of a mapped table, and collects what has to be asked. */
export function finishPlan(
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
  // Some banks write the word for a pending row in place of its value date, and for a declined one in place of its direction.
  const wordy = [at('valueDate'), at('direction')].find((column) => column && column.profile.statuses > 0);
  if (wordy && !fields.has('status') && !draft.fixed.has('status')) fields.set('status', [wordy.index]);
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
    (decimals.isMixed === true && options.decimalSign === 'mixed') ||
    (decimals.isApart === true && format?.hasMixedDecimals === true);
  const isDecimalSure = decimals.isSure || hasMixedDecimals;
  const knownSign = format?.decimalSign ?? decimalSignAbove(context.textAbove);
  const decimalSign = chosenSign ?? (isDecimalSure ? decimals.value : (knownSign ?? decimals.value));
  const isDecimalOpen = !chosenSign && !isDecimalSure && (decimals.isConflict || !knownSign);
  if (isDecimalOpen)
    questions.push(
      numberQuestion(context.fingerprint, main, rows, context.lines, decimalSign, decimals.isMixed === true),
    );

  const { dateOrder, isOpen: isDateOpen, byPeriod } = dateOrders(columns, fields, context);
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
    main.map((column) => column.profile.currencyBeside).find((code) => code !== null) ??
    yenOrYuan(main, headers, rows) ??
    draft.homeCurrency ??
    currencyOfTotal(at('currency'), rows, draft.totalColumn);
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
  const told = tellDirection(columns, fields, draft.fixed, rows, context, decimalSign);
  const sign = isTold(told)
    ? { isInverted: false, isOpen: false }
    : decideSign(amount, columns, fields, rows, context, decimalSign);
  if (told.column !== null) fields.set('direction', [told.column]);
  const direction = directionWords(
    at('direction'),
    options,
    told.words ?? format?.directionWords ?? draft.provenWords,
  );
  if (draft.hasGuessedSides && !options.sign)
    questions.push(sidesQuestion(context.fingerprint, debit, rows, context.lines));
  if (sign.isOpen)
    questions.push(signQuestion(context.fingerprint, amount, rows, context.lines, sign.isInverted));
  if (amount && !options.mapping?.amount && !format && hasTwin(columns, amount, draft)) {
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
    doubleMinus: doubleMinusOf([amount, debit, at('credit')], {
      rows,
      balance: at('balanceAfter'),
      decimalSign,
    }),
    currency,
    currencyOrigin,
    isDebitUnsigned: (debit?.profile.negative ?? 0) <= (debit?.profile.positive ?? 0),
    isCreditTurned: isTurned(debit, at('credit')),
    sideCurrencies: { debit: currencyBehind(debit, columns), credit: currencyBehind(at('credit'), columns) },
    otherCurrencies: headerCurrencies(columns, fields.get('amount') ?? []),
    direction,
    sides: told.sides,
    isUnmarkedOut: told.isUnmarkedOut,
    isInverted: sign.isInverted,
    feeRule: options.feeRule ?? format?.feeRule ?? decideFeeRule(fields, columns, rows, decimalSign),
    hasLabels: labelled >= Math.max(1, Math.min(2, texts.length)) && labelled >= texts.length * 0.2,
    // Texts padded to a width look alike: only an account that stands alone between the blanks proves that they divide parts.
    // A guest's reservation is a sale, not money on hold.
    pendingKinds: isSellerList(columns) ? new Set() : pendingKindsOf(at('bookingText')?.profile),
    pendingColumns: isSellerList(columns) ? [] : pendingColumnsOf(columns, fields),
    settledStatuses: new Map(),
    openStatuses: new Set(),
    leftOutWords: format?.leftOut ?? [],
    pendingMarks: new Set(),
    hasPendingTexts: purposes.some(
      (index) => (columns[index]?.profile.countDistinct(isPendingText) ?? 0) > 0,
    ),
    hasWideBlanks: wide > 0 && wide >= texts.length * 0.6 && texts.some(hasIbanPart),
    hasMultilinePurpose: purposes.some(
      (index) => (columns[index]?.profile.multiline ?? 0) > rows.length * 0.4,
    ),
    hasKindLines: opensWithKinds(texts),
    wholeText: draft.byColumn.has(draft.wholeText) ? -1 : draft.wholeText,
    cutWidth: cutWidth(texts),
    cutColumns: purposes.every((index) => /\d$/.test(columns[index]?.key ?? ''))
      ? cutColumnWidth(rows, purposes)
      : 0,
    unmovedLines: unmovedLines(rows, context.lines, fields, decimalSign),
    totalColumn: draft.totalColumn,
    unitColumns: unitColumnsOf(columns),
    isOriginalTurned:
      format?.sign === 'inverted' || originalsTurn(rows, at('originalAmount'), at('debit'), decimalSign),
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
    ownIban: ownIbanOf(rows, at('payerIban'), at('payeeIban')) ?? ownOfSides(told.sides),
    ownName: ownSide(rows, at('payerName'), at('payeeName'), context.owner),
    period,
    statedPeriod: null,
    spoiled: spoiledCells(columns, dateOrder, rows),
    questions,
    isDateTentative: isDateOpen || byPeriod !== null,
    isDateByPeriod: byPeriod !== null,
    isDecimalTentative: isDecimalOpen && !decimals.isConflict,
  };
}

function directionWords(
  column: Column | undefined,
  options: ReadOptions,
  known: MappingDraft['provenWords'],
): TablePlan['direction'] {
  const words = column?.profile.words ?? [];
  const named = column ? letterPairFor(column.key, words) : null;
  const strong = column?.profile.directionPair ?? null;
  // `A` alone below `E/A` is what goes out, below `D/A` what comes in.
  const pair = words.length === 1 ? (named ?? strong) : (strong ?? named);
  const out = new Set((options.debitMarkers ?? []).map(cellKey));
  const into = new Set((options.creditMarkers ?? []).map(cellKey));
  if (out.size + into.size === 0 && known) return { out: new Set(known.out), in: new Set(known.in) };
  if (out.size + into.size === 0 && pair) {
    out.add(pair[0]);
    into.add(pair[1]);
  }
  return { out, in: into };
}
