/**
 * What Swiss and Austrian banks print at the head of a text that holds everything: how the money moved, before whom it went to
 * ("Belastung E-Rechnung", "Gutschrift von Fremdbank Auftraggeber: …"). It is no word of the partner: "Gutschrift" there gives nothing back.
 */
const moved = '(?:GUTSCHRIFT|BELASTUNG|VERGÜTUNG)';
const way =
  '(?:VON FREMDBANK|E-RECHNUNG|QR-RECHNUNG|EBILL|E-?BANKING(?: MOBILE)?|MOBILE BANKING|LSV|CH-DD|DAUERAUFTRAG|TWINT)';
const leading = new RegExp(`^${moved}(?: ${way})+ ?:? (?=\\S)`, 'i');
const leadingSecurities = /^(?:GUTSCHRIFT|BELASTUNG) (?=(?:WERTSCHRIFTEN|TITEL|BÖRSE)\b)/i;
const whole = new RegExp(`^${moved}(?: ${way})* ?:?$`, 'i');

/** `head`: what stands before the first label of a text. */
export function isBankHead(head: string): boolean {
  return whole.test(head);
}

/** What such a head begins with; most texts begin otherwise. */
const mayBeHead = /^[GBV]/i;

export function withoutBankHead(text: string): string {
  return !mayBeHead.test(text) ? text : text.replace(leading, '').replace(leadingSecurities, '');
}

/**
 * Money handed on by telephone number names the person behind the number, or the person alone: "TWINT Geld senden vom … an Telefon-Nr. …",
 * "TWINT Geld senden vom … an Muster, Vreni".
 */
const byTelephone =
  /^(TWINT GELD (?:SENDEN|EMPFANGEN)) VOM \d\d\.\d\d\.\d{2,4} (?:AN|VON) (?:(?:TELEFON-?NR\.?:? )?\+?\d[\dX*]{5,14} ?(.*)|(\p{L}[\p{L}'-]+, \p{L}[\p{L}'-]+) ?(.*))$/iu;

/** The same in French and Italian: "Paiement TWINT Envoyer à Lucas M. +4179…", "Crédit TWINT de Lucas", "TWINT Débit Lucas Muster". */
const name = "(\\p{L}[\\p{L}'. -]+?)(?: \\+?\\d[\\dX* ]{5,14})?$";
const paid = '(?:PAIEMENT|CR[ÉE]DIT|D[ÉE]BIT|VERSEMENT|PAGAMENTO|ACCREDITO|ADDEBITO)';
const byTelephoneElsewhere = [
  new RegExp(`^${paid} TWINT(?: (?:ENVOYER|ENVOI|REÇU|RECU|INVIARE|RICEVUTO))? (?:À|A|DE|DA) ${name}`, 'iu'),
  new RegExp(`^TWINT ${paid} ${name}`, 'iu'),
];
const namesTwint = /TWINT/i;
const sentByTelephone = 'TWINT GELD SENDEN';

export function readByTelephone(text: string): { name: string; text: string } | null {
  if (!namesTwint.test(text)) return null;
  const [elsewhere] = byTelephoneElsewhere.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  if (elsewhere) return { name: elsewhere, text: sentByTelephone };
  const found = byTelephone.exec(text);
  if (!found) return null;
  const [, moved = '', behind = '', named = '', message = ''] = found;
  return named === '' ? { text: moved, name: behind } : { text: `${moved} ${message}`.trim(), name: named };
}

/** Some banks print the partner behind their own words for the booking: "Belastung eBill: Muster AG", "Gutschrift Auftraggeber: Muster". */
const inBookingText =
  /^(?:Belastung|Gutschrift|Vergütung|Zahlung|Lastschrift)\b[^:]{0,30}: (?=\p{L})(.{3,})$/iu;

export function nameInBookingText(bookingText: string): string {
  return bookingText.includes(': ') ? (inBookingText.exec(bookingText)?.[1] ?? '') : '';
}
