import type { LedgerTransaction } from '../ledger/ledger-types';
import type { BookingKind } from '../words/booking-kind';

/** What tells that a card was used, and what banks and acquirers print around the name of the shop. */

const tillInName = /(?<!:)\/\/\p{L}|\bGIROCARD\b/iu;
/** Texts have links and slashes of their own: a till writes its place with the country. */
const tillInText = /(?<!:)\/\/\p{L}[^/]*\/\p{Lu}{2}\b|\b(?:[Gg]irocard|GIROCARD)\b/u;

/** A debit that a till has drawn is a payment by card: "BAECKEREI MUSTER//ORT/DE", "girocard 15.01.". */
export function isAtTill({ amountMinor, mref, purpose }: LedgerTransaction, name: string): boolean {
  return (
    amountMinor < 0 && mref === '' && (tillInName.test(name) || (name !== '' && tillInText.test(purpose)))
  );
}

/** Austrian banks call a payment and a withdrawal alike, "Bankomat": at a till there is a shop, and its mark in the text. */
const bankomat = /^BAN[KC]OMAT(?:KARTE)?$/i;
const markOfTill = /\bPOS\b|\bK\d{1,2} \d\d\.\d\d\.|\bDANKT\b|\bSAGT DANKE\b/i;

export function isBankomatAtTill(
  { amountMinor, bookingText, purpose }: LedgerTransaction,
  name: string,
): boolean {
  if (amountMinor >= 0 || name === '' || !bankomat.test(bookingText)) return false;
  return markOfTill.test(purpose) || markOfTill.test(name);
}

const namesCard = /KART|CARD|CARTE|CARTA|VISA|MASTER|DEBIT|MAESTRO|GIRO|KAUF|POS\b/i;

/** What is transferred at once has its second in the text, too: "Echtzeitüberweisung 2025-04-01T09:12:44". It is no card, unless one is named. */
export function isSentAtOnce({ purpose, partnerName }: LedgerTransaction, { nature }: BookingKind): boolean {
  return (
    (nature === 'transfer' || nature === 'credit') && !namesCard.test(purpose) && !namesCard.test(partnerName)
  );
}

/**
 * What stands before the shop: the scheme of the card ("VISA MUSTERMARKT ORT"), or who collects for it ("SumUp *Café Muster"), by the short
 * names of acquirers and payment services: SumUp, Zettle (ZTL, IZ), Square (SQ, GOSQ), Shopify (SP), Lightspeed (LS), Nayax (NYA),
 * Toast (TST), Worldline (WL), Checkout (CKO), Digital River (DRI), FastSpring (FS), Mollie (MOL), Eventbrite (EB). Without the star only
 * those that are no words.
 */
const beforeShop =
  /^(?:(?:VISA|MASTERCARD) (?=\p{L}{2})|(?:SP|LS|IZ|ZTL|SQ) (?=\p{L}{3})|(?:SUMUP|ZTL|I?ZETTLE|IZ|SQ|GOSQ(?:\.COM)?|SP|LS|NYA|TST|WL|CKO|DRI|FS|PY|MOL|MOLLIE|CCV|ADYEN|ADY|STRIPE|VIVA(?:\.COM)?|MYPOS|NEXI|WORLDLINE|PAYONE|UNZER|PAYPAL|PP|KLARNA|TWINT|2CO\.COM|PADDLE(?:\.NET)?|CRV|GPAY|EB) *[*.] *(?=[\p{L}\d]{2}))/iu;

/** The name of a shop as it stands on a payment by card, without what stands before it. */
export function nameOfShop(name: string): string {
  return name.replace(beforeShop, '');
}
