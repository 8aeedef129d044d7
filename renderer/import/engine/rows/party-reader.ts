import type { TargetField } from '../../../../preload/contract/reading/reading';
import { flatText } from '../bytes/flat-text';
import type { FindingLog } from '../checks/finding-log';
import type { TablePlan } from '../plan/table-plan';
import {
  hasValidCreditorDigits,
  hasValidIbanDigits,
  looksLikeCreditorId,
  parseBic,
  shapeIban,
} from '../values/identifiers';
import { RecentTexts } from '../values/recent-texts';
import { tidyText } from '../vocabulary/tidy-text';
import { bicsBySide } from './bic-sides';

const none: readonly number[] = [];
/** Wrong texts that are told apart; where there are more, every cell counts. */
const mostWrong = 10_000;

/** @param indexes columns of one field, the first filled of which counts */
export function firstFilled(cells: readonly string[], indexes: readonly number[]): string | null {
  for (let at = 0; at < indexes.length; at++) {
    const text = tidyText(cells[indexes[at] as number]);
    if (text !== null) return text;
  }
  return null;
}

/** Reads who is across: name, account, bank and creditor identifier, by the direction of the money of the row. */
export class PartyReader {
  /** Columns with the IBAN of the counterparty, by the direction of money. */
  private readonly ibanColumns: { out: readonly number[]; into: readonly number[] };
  private readonly bicColumns: { out: readonly number[]; into: readonly number[] };
  private readonly ibans = new RecentTexts<CheckedIban>();
  /** Creditor identifiers, and whether their check digits are wrong. */
  private readonly creditors = new RecentTexts<boolean>();
  /** Texts with wrong check digits: each is said once. */
  private readonly wrong = new Set<string>();

  constructor(
    private readonly plan: TablePlan,
    private readonly ix: Record<TargetField, readonly number[]>,
    private readonly log: FindingLog,
  ) {
    const { payeeIban, payerIban, counterpartyIban } = ix;
    // The own account is passed over: where it stands on both sides, the counterparty is what remains.
    const isOwnKnown = plan.ownIban !== null;
    this.ibanColumns = {
      out: [...payeeIban, ...counterpartyIban, ...(isOwnKnown ? payerIban : none)],
      into: [...payerIban, ...counterpartyIban, ...(isOwnKnown ? payeeIban : none)],
    };
    this.bicColumns = bicsBySide(ix);
  }

  name(cells: readonly string[], isOut: boolean): string | null {
    const names = this.ix.counterpartyName;
    const payer = firstFilled(cells, this.ix.payerName);
    const payee = firstFilled(cells, this.ix.payeeName);
    const directed = isOut ? payee : payer;
    if (directed !== null && directed === this.plan.ownName) {
      const other = isOut ? payer : payee;
      return other === directed ? null : other;
    }
    if (directed !== null) return directed;
    if (this.plan.isNameInParts) return tidyText(names.map((index) => cells[index] ?? '').join(' '));
    const neutral = firstFilled(cells, this.ix.counterpartyName);
    if (neutral !== null) return neutral;
    const only = this.plan.hasOnePartyNamed ? (payee ?? payer) : null;
    return only === this.plan.ownName ? null : only;
  }

  iban(cells: readonly string[], line: number, isOut: boolean): string | null {
    const indexes = isOut ? this.ibanColumns.out : this.ibanColumns.into;
    for (let at = 0; at < indexes.length; at++) {
      const index = indexes[at] as number;
      const text = cells[index];
      if (!text) continue;
      const { iban, isWrong } = this.ibans.of(text, checkedIban);
      if (isWrong) this.reportWrong('counterpartyIban', line, index, text);
      if (iban !== null && iban !== this.plan.ownIban) return iban;
    }
    return null;
  }

  bic(cells: readonly string[], isOut: boolean): string | null {
    for (const index of isOut ? this.bicColumns.out : this.bicColumns.into) {
      const text = cells[index];
      const bic = text ? parseBic(text) : null;
      if (bic !== null) return bic;
    }
    return null;
  }

  creditorId(cells: readonly string[], line: number): string | null {
    const text = firstFilled(cells, this.ix.creditorId);
    if (text === null) return null;
    if (this.creditors.of(text, isWrongCreditor))
      this.reportWrong('creditorId', line, this.ix.creditorId[0] ?? -1, text);
    return text;
  }

  /** Says once for each text that its check digits are wrong. */
  reportWrong(field: 'counterpartyIban' | 'creditorId', line: number, index: number, text: string): void {
    if (this.wrong.size < mostWrong) {
      if (this.wrong.has(text)) return;
      this.wrong.add(flatText(text));
    }
    const rule = field === 'creditorId' ? 'creditorId.checkDigits' : 'iban.checkDigits';
    this.log.add(rule, { line, field, column: this.plan.headers[index] ?? null, text });
  }
}

interface CheckedIban {
  /** Null for a text that has not the form of one. */
  iban: string | null;
  isWrong: boolean;
}

export function checkedIban(text: string): CheckedIban {
  const iban = shapeIban(text);
  return { iban, isWrong: iban !== null && !hasValidIbanDigits(iban) };
}

export function isWrongCreditor(text: string): boolean {
  return looksLikeCreditorId(text) && !hasValidCreditorDigits(text);
}
