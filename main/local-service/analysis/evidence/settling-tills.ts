import type { Evidence } from '../words/word-evidence';

/** What a name or a purpose says at a till by accident. */

/** Nobody pays a premium, a rate or a contribution at a till: what a shop's name says of such is an accident, unless it is a firm known for it. */
const notAtTills = /^(staff|insurances|credits|investments|taxes|business\.payment-service)(?:\.|$)/;
/** Water at a till is drunk. */
const notBoughtAtTills = /^housing\.(?:rent|energy|water-waste|broadcast)$/;
/** Over the internet, or at a rate of exchange: "GBP 88.40 Kurs 0.8644". */
const howPaid: ReadonlySet<string> = new Set(['purpose "INTERNET"', 'purpose "KURS"']);
/** Nor does anybody give: "Klosterhof" and "Tafel" are inns there. A purpose that says so is believed. */
const notGivenAtTills = /^giving\./;

export function settleTills(found: Evidence[]): void {
  for (let i = found.length - 1; i >= 0; i -= 1) {
    const { category = '', reason = '', isName, isPurpose } = found[i] ?? {};
    const isAccident =
      howPaid.has(reason) ||
      ((isName || isPurpose) && notAtTills.test(category)) ||
      (isPurpose && notBoughtAtTills.test(category)) ||
      (isName && notGivenAtTills.test(category));
    if (isAccident && !reason.startsWith('known firm')) found.splice(i, 1);
  }
}
