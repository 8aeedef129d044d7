import type {
  ColumnReading,
  Question,
  ReadOptions,
  Reason,
} from '../../../../preload/contract/reading/reading';
import { minorToDecimal } from '../../../../preload/contract/values/minor-units';
import { AmountReader, type DecimalSign, decimalEvidence } from '../values/amounts';

/** An amount as the file writes it. */
export interface WrittenAmount {
  line: number;
  text: string;
}

/** How the amounts of a file are read, and why. */
export interface AmountStyle {
  /** Of amounts that do not tell themselves, where they could have thousandths. */
  sign: DecimalSign;
  isChosen: boolean;
  /** Other amounts of the file have this sign and no other: OFX itself knows nothing between thousands. */
  isProven: boolean;
  reason: Reason;
  /** Amounts that could be read in either way, when nothing in the file decides. */
  open: readonly WrittenAmount[];
}

function evidenceOf(text: string) {
  return decimalEvidence(text.replace(/[+\-\s]/g, ''));
}

/**
 * OFX allows a point or a comma and nothing between thousands; banks put something there all the same. In most currencies `1,234` can
 * only be thousands, as there are no thousandths. In the others it is told by the other amounts of the file, and asked where they
 * tell nothing.
 *
 * @param places of the currency; null where the file names none
 */
export function judgeAmounts(
  amounts: readonly WrittenAmount[],
  places: number | null,
  { decimalSign }: ReadOptions,
): AmountStyle {
  const proof = (sign: DecimalSign) => amounts.find(({ text }) => evidenceOf(text) === sign);
  const [comma, point] = [proof(','), proof('.')];
  const style = (sign: DecimalSign, reason: Reason, open: readonly WrittenAmount[] = []) => ({
    sign,
    isChosen: reason.code === 'amount.chosen',
    isProven: Boolean(comma) !== Boolean(point),
    reason,
    open,
  });
  if (decimalSign === ',' || decimalSign === '.')
    return style(decimalSign, { code: 'amount.chosen', params: { sign: decimalSign } });
  const either = amounts.filter(({ text }) => evidenceOf(text) === 'either');
  const sign = comma && !point ? ',' : '.';
  const isOpen = Boolean(comma) === Boolean(point) && couldBeThousandths(either, places, Boolean(comma));
  if (isOpen) return style(sign, { code: 'amount.others', params: { sign } }, either);
  const first = comma ?? point;
  if (first)
    return style(sign, {
      code: 'amount.proof',
      params: { sign: comma ? ',' : '.', text: first.text.slice(0, 60) },
    });
  return style(sign, { code: either.length > 0 ? 'amount.thousands' : 'amount.whole' });
}

/**
 * In most currencies there are no thousandths, but some banks write three places all the same: `30.000` alone is thirty, or thirty
 * thousand. One that ends in another digit than 0 can only be thousands.
 */
function couldBeThousandths(
  either: readonly WrittenAmount[],
  places: number | null,
  isMixed: boolean,
): boolean {
  if (either.length === 0) return false;
  if (places === null || places > 2) return true;
  const signs = new Set(either.map(({ text }) => (text.includes(',') ? ',' : '.')));
  return !isMixed && signs.size === 1 && either.every(({ text }) => text.trim().endsWith('0'));
}

/** Minor units; null for what is no amount. */
export function readOfxAmount(text: string | null, style: AmountStyle, places: number): number | null {
  if (text === null) return null;
  const reader = new AmountReader(signOf(text, style, places));
  return reader.parse(text, places) === 0 ? reader.minor : null;
}

function signOf(text: string, { sign, isChosen, isProven }: AmountStyle, places: number): DecimalSign {
  const own = evidenceOf(text);
  if (isChosen || own === 'none') return sign;
  if (own !== 'either') return own;
  if (places > 2 || (isProven && text.includes(sign))) return sign;
  return text.includes(',') ? '.' : ',';
}

export function amountColumn(amounts: readonly WrittenAmount[], { reason }: AmountStyle): ColumnReading {
  const sample = amounts.slice(0, 5).map(({ text }) => text);
  return { index: 0, header: 'TRNAMT', field: 'amount', score: 1, kind: 'amount', sample, reasons: [reason] };
}

export function amountQuestion(fingerprint: string, { sign, open }: AmountStyle): Question {
  const choice = (value: DecimalSign) => {
    const reader = new AmountReader(value);
    const meaning = (text: string) => (reader.parse(text, 3) === 0 ? minorToDecimal(reader.minor, 3) : '?');
    return {
      value,
      isProposed: value === sign,
      examples: open.slice(0, 3).map(({ line, text }) => ({ line, text, meaning: meaning(text) })),
    };
  };
  return {
    id: `numberStyle:${fingerprint}`,
    kind: 'numberStyle',
    blocking: true,
    column: 0,
    option: 'decimalSign',
    choices: [choice(','), choice('.')],
  };
}
