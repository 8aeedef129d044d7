import type { Texts } from '../../base/language';
import type { SheetCell } from '../../import/exchange/write-xlsx';
import { type CashFlow, lowestName, monthState } from '../answers/cash-flow';
import { differenceSentences } from '../answers/difference-sentences';
import { type NamedTable, numberCell } from './sheet-cell';
import type { ShownCase } from './shown-case';

/** Tables of what is computed on this computer. */

export function flowTable(texts: Texts, flow: CashFlow): NamedTable {
  const { t } = texts;
  const named = (label: string) => `${label} (${flow.currency})`;
  return {
    title: `${t('results.local.title')} ${flow.currency}`,
    rows: [
      [
        t('results.month'),
        ...(['moneyIn', 'moneyOut', 'net', 'endBalance'] as const).map((name) =>
          named(t(`results.local.${name}`)),
        ),
        named(t(lowestName(flow))),
        t('results.monthState'),
      ],
      ...flow.months.map((month): SheetCell[] => [
        month.month,
        numberCell(month.moneyIn),
        numberCell(month.moneyOut),
        numberCell(month.net),
        numberCell(month.endBalance),
        numberCell(month.lowestBalance),
        monthState(texts, month, flow.currency),
      ]),
    ],
  };
}

export function accountTable(texts: Texts, { figures }: ShownCase): NamedTable[] {
  const { t } = texts;
  if (!figures) return [];
  const differences = differenceSentences(texts, figures);
  return [
    {
      title: t('results.digest.accounts'),
      rows: [
        [
          t('results.member.account'),
          t('exports.currency'),
          t('results.bookings'),
          t('results.local.moneyIn'),
          t('results.local.moneyOut'),
          t('report.accounts.closing'),
          t('exports.closingDay'),
          t('results.digest.accountLowest'),
          t('limits.title'),
          t('limits.source'),
        ],
        ...figures.accounts.map((account): SheetCell[] => [
          account.label,
          account.currency,
          numberCell(account.bookings),
          numberCell(account.totalIn),
          numberCell(account.totalOut),
          numberCell(account.closingBalance),
          account.closingBalanceDay ?? '',
          numberCell(account.lowestBalance),
          numberCell(account.line?.limit ?? null),
          account.line?.source ?? '',
        ]),
      ],
    },
    ...(differences.length === 0
      ? []
      : [{ title: t('results.differs.title'), rows: differences.map((sentence) => [sentence]) }]),
  ];
}

/** Bookings that the analyst left out of money in and out, with the reason. */
export function excludedTable({ t }: Texts, { figures }: ShownCase): NamedTable {
  return {
    title: t('exports.excluded'),
    rows: [
      [
        t('field.bookingDate'),
        t('report.appendix.partner'),
        t('report.appendix.amount'),
        t('exports.currency'),
        t('exports.excludedWhy'),
      ],
      ...(figures?.excluded ?? []).map((one): SheetCell[] => [
        one.bookingDay,
        one.counterpartyName ?? '',
        numberCell(one.amount),
        one.currency,
        one.note,
      ]),
    ],
  };
}
