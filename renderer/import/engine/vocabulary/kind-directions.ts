/** Which way money went, by the words for the kind of a booking. Words in the form of `cellKey`; to teach a word, add it here. */

/** What comes in, on every account. */
const into =
  /\b(?:\w*gutschrift(?:en)?|gutschr|\w*erstattung(?:en)?|ruckvergutung|\w*eingang|eingehende?|\w*einzahlung(?:en)?|lohn|gehalt|lohnzahlung|gehaltszahlung|verkauf|dividende|habenzinsen|guthabenzinsen|refunds?|refunded|cashback|deposits?|salary|wages|dividends?|incoming|received|transfer in|payment in|paid in|credit interest|interest earned|(?:direct|giro|bank) credit|remboursements?|avoir|depot d.especes|salaire|recus?|encaissement|accrediti?|accredito|rimbors[oi]|stipendio|versamento|ricevut[oa]|in entrata|abonos?|reembolsos?|devolucion(?:es)?|ingresos?|nomina|recibid[oa]|recebid[oa]|deposito|salario|bijschrijving|terugbetaling|teruggave|storting|salaris|ontvangen|insattning(?:ar)?|aterbetalning|inbetalning|lon|innskudd|innbetaling|tilbakebetaling|lønn|lonn|indbetaling|indsættelse|refusion|tilbagebetaling|løn|hyvitys|palautus|palkka|talletus|wplata|wplyw|uznanie|zwrot|wynagrodzenie|przychodzac[yae]|vklad|prichozi|vraceni|vratka|jovairas|visszaterites|befizetes)\b|^(?:credits?|credito|top[- ]?up|aufladung|depot|sell|creditering|kreditering)$/;

/** What goes out, on every account. */
const out =
  /\b(?:(?!ver)\w*kauf|\w*einkaufe|karten(?:zahlung|verfugung)|(?:bargeld|bar|cash)-?bezug|\w*abhebung|(?:bar(?:geld)?)?auszahlung|\w*gebuhr(?:en)?|(?:konto|karten)?entgelte|(?:konto|karten)entgelt|jahresbeitrag|spesen|sollzinsen|verzugszins(?:en)?|abbuchung|belastung|\w*ausgang|ausgehende?|purchases?|\w*fees?|cash advance|(?:cash |atm )?withdrawals?|cash machine|outgoing|transfer out|payment out|paid out|(?:card|bill) payments?|(?:service|bank) charges?|debit interest|interest charged?|achats?|retraits?|paiement (?:par )?(?:carte|cb)|frais|commissions?|cotisation|agios|emis|acquist[oi]|preliev[oi]|prelevamento|addebit[oi]|commission[ei]|canone|bollo|in uscita|disposto|inviat[oa]|pagamento (?:con )?(?:carta|pos)|compras?|retirada|reintegro|disposicion|cargos?|adeudos?|comision(?:es)?|cuota|emitid[oa]|enviad[oa]|levantamentos?|comissao|comissoes|anuidade|aankoop|aankopen|betaalautomaat|geldautomaat|(?:geld|contante )?opname|afschrijving|kosten|(?:kaart|pin)betaling|(?:kort|vare)?-?k[oø]p|(?:kontant)?uttag|avgift|(?:vare)?-?kj?[oø]p|uttak|minibank|gebyr|køb|hævning|haevning|udbetaling|utbetaling|(?:kortti)?osto|(?:kateis)?nosto|palvelumaksu|korttimaksu|zakup|wyplata|platnosc karta|oplata|prowizja|obciazenie|wychodzac[yae]|nakup|vyber|poplatek|odchozi|platba kartou|vasarlas|keszpenzfelvetel|terheles)\b|^(?:debits?|debito|atm|pos|bancomat|charges?)$/;

/** On an account money that somebody draws; on a card it may be how the card is paid. */
const drawn =
  /\b(?:lastschrift(?:en)?|\w*-lastschrift|dauerauftrag|direct debits?|standing orders?|prelevements?|domiciliacion|incasso|inkaso|polecenie zaplaty)\b/;

/** The holder pays the card, or on an account anybody pays anybody. */
const payment =
  /\b(?:\w*zahlung(?:en)?|lastschrifteinzug|payments?|autopay|paiements?|reglements?|pagament[oi]|pagos?|\w*betaling|\w*betalning|platba|platnosc|splata|uhrada|splatka|maksu|suoritus|aflossing)\b/;

/** Only a card has these: on an account they mean something else, or either way. */
const cardOut =
  /^(?:sale|sales|kauf|interest|zinsen|interets|interessi|intereses|juros|ranta|korko|odsetki)$/;
const cardIn = /^(?:returns?|retoure|retour|retur|reversal|storno|ruckzahlung|estorno)$/;

/** Something that was given back or did not happen turns what the other words say. */
const turned =
  /\b(?:returned|ruck(?:lastschrift|buchung)|bounced|unpaid|chargeback|dispute|reversed|reversal of|storno|annul\w*)\b/;

/** -1 for money out, 1 for money in, 0 where the words do not say it. `isCard`: whether a payment is what settles a card. */
export function kindSign(key: string, isCard: boolean): -1 | 0 | 1 {
  if (isCard && cardIn.test(key)) return 1;
  if (turned.test(key)) return 0;
  if (isCard && cardOut.test(key)) return -1;
  if (into.test(key)) return 1;
  if (out.test(key)) return -1;
  if (isCard) return payment.test(key) ? 1 : 0;
  return drawn.test(key) ? -1 : 0;
}

/** A kind that says which way money went only where it is known whether the account is a card. */
export function isPaymentKind(key: string): boolean {
  return kindSign(key, false) === 0 && kindSign(key, true) === 1 && payment.test(key);
}
