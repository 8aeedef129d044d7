import { currencyPlaces } from '../../../../preload/contract/values/minor-units';
import { find, textOf, type XmlNode } from '../markup/xml-tree';
import { AmountReader, amountFailure } from '../values/amounts';
import { isStatedDay } from '../values/calendar-days';
import { parseCurrency } from '../values/currencies';
import { parseBic, parseIban } from '../values/identifiers';
import { documentText } from './document-rows';

/** Values of ISO 20022 as statements write them. */

const reader = new AmountReader('.');
/** Digits behind the last place that only a binary fraction leaves: `33.999999999999996`. */
const noiseDigits = 6;

export interface CamtAmount {
  /** Without sign, but for what the element itself writes; null for what cannot be read. */
  minor: number | null;
  currency: string | null;
  isTooPrecise: boolean;
  /** It names a currency, and that is none. */
  hasUnknownCurrency: boolean;
}

/** Three capitals as the standard has them; what else stands for one currency is understood. */
export function readCurrency(text: string | null | undefined): string | null {
  const written = text?.trim() ?? '';
  return /^[A-Z]{3}$/.test(written) ? written : parseCurrency(written);
}

export function readAmount(node: XmlNode | undefined): CamtAmount {
  const currency = readCurrency(node?.attributes.Ccy);
  const hasUnknownCurrency = currency === null && (node?.attributes.Ccy?.trim() ?? '') !== '';
  if (!node || hasUnknownCurrency) return { minor: null, currency, isTooPrecise: false, hasUnknownCurrency };
  const places = currencyPlaces(currency);
  const text = node.text.trim();
  const code = reader.parse(withoutNoise(text, places), places);
  return {
    minor: code === 0 ? reader.minor : null,
    currency,
    isTooPrecise: code === amountFailure.tooPrecise,
    hasUnknownCurrency,
  };
}

/** Noise of binary fractions is rounded off; digits that mean something stay. */
function withoutNoise(text: string, places: number): string {
  const decimals = /^[-+]?\d+\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
  if (decimals < places + noiseDigits) return text;
  const factor = 10 ** places;
  const scaled = Number(text) * factor;
  const whole = Math.round(scaled);
  return Math.abs(scaled - whole) < 1e-4 && Number.isSafeInteger(whole)
    ? (whole / factor).toFixed(places)
    : text;
}

/** The day that is written, whatever its zone; of a choice of day and time, and of a day alone. */
export function readDay(node: XmlNode | undefined): string | null {
  const text = textOf(node, 'Dt') ?? textOf(node, 'DtTm');
  const day = text?.slice(0, 10);
  return day && isStatedDay(day) ? day : null;
}

/** -1 for DBIT, 1 for CRDT, null for none and for any other word. */
export function readDirection(node: XmlNode | undefined): -1 | 1 | null {
  const word = textOf(node, 'CdtDbtInd');
  return word === 'DBIT' ? -1 : word === 'CRDT' ? 1 : null;
}

/** A party is a person or company, in newer versions inside a choice, or an agent: a bank for itself. */
export function readParty(node: XmlNode | undefined): { name: string | null; bic: string | null } {
  const agent = find(node, 'Agt', 'FinInstnId');
  return {
    name: documentText(textOf(node, 'Nm') ?? textOf(node, 'Pty', 'Nm') ?? textOf(agent, 'Nm')),
    bic: readBic(agent),
  };
}

export function readBic(institution: XmlNode | undefined): string | null {
  return parseBic(textOf(institution, 'BICFI') ?? textOf(institution, 'BIC') ?? '');
}

export function readIban(account: XmlNode | undefined): string | null {
  const iban = textOf(account, 'Id', 'IBAN');
  return iban ? (parseIban(iban) ?? iban) : null;
}
