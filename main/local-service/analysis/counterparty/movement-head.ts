import type { BookingNature } from '../tables/classification-codes';
import { natureOfText } from '../words/booking-kind';

/**
 * How money moved, as banks and apps print it before whom it went to: "LSV Muster AG", "Sent money to Muster", "PRLV SEPA MUSTER",
 * "Addebito diretto Muster". What stands behind such a head is the partner, and then what was written.
 */
export interface MovementHead {
  body: string;
  nature: BookingNature | null;
  /** Nothing but a partner can follow: "Sent money to". */
  isTold: boolean;
}

const way =
  '(?:SEPA|CH-DD|LSV\\+?|eBill|QR|E-?Banking|Mobile ?Banking|Online|Echtzeit|Instant|Inland|Ausland|Auslands|Termin|Giro|Post|Belastung|Gutschrift|Zahlung|Eingang|Ausgang)[- ]+';
const german = new RegExp(
  `^(?:${way})*(?:(?:Basis|Firmen|Erst|Folge)?-?lastschrift(?:einzug)?|überweisung(?:sauftrag)?|ueberweisung(?:sauftrag)?|überweisungsgutschr(?:ift|\\.)?|gutschrift|vergütung|verguetung|dauerauftrag(?:sbelastung|sgutschrift)?|belastung|zahlungseingang|geldeingang|zahlungsauftrag|zahlungsausgang|zahlung|auftrag|eingang|ausgang|salärzahlung|einzug|abbuchung|LSV\\+?|E-Rechnung|eBill(?:-Rechnung)?|QR-Rechnung|direct debit|standing order|transfer|payment)(?: CH-DD| SEPA)?(?: \\(\\w+\\))?:? (?:(?:zugunsten|zu Gunsten|zulasten|zu Lasten)(?: von)? |(?:an|von|from|to|durch|by) )?(?=\\S)`,
  'i',
);
const toldByPreposition =
  /(?:zugunsten|zu Gunsten|zulasten|zu Lasten| an| von| from| to| durch| by)(?: von)? $/i;

/** Heads that nothing but a partner can follow; of apps in English, of banks in French and in Italian. */
const tellingHeads: readonly RegExp[] = [
  /^(?:You )?(?:sent|paid|transferred|received)(?: money)? (?:to|from) (?=\S)/i,
  /^(?:Money|Payment|Transfer|Bank transfer|Incoming transfer|Outgoing transfer|SEPA(?: Credit)? Transfer|SEPA Direct Debit|Direct debit|Standing order)(?: sent| received)? (?:to|from|by) (?=\S)/i,
  /^(?:To|From) (?=\p{Lu})/u,
  /^(?:PRLV|PR[EÉ]L[EÈ]VEMENT)(?: SEPA| EUROP[EÉ]EN| B2B| PONCTUEL)*(?: DE| [EÉ]MIS PAR)?:? (?=\S)/i,
  /^VIR(?:EMENT)?(?: SEPA| INST(?:ANTAN[EÉ])?| PERM(?:ANENT)?| WEB| EUROP[EÉ]EN)*(?: RE[CÇ]U| [EÉ]MIS| EN VOTRE FAVEUR)?(?: \/?DE(?: LA PART DE)?| POUR| VERS| [AÀ])?:? (?=\S)/i,
  /^(?:ADDEBITO(?: DIRETTO| LSV| SEPA| E-?FATTURA| FATTURA QR)*|ORDINE PERMANENTE|ORDINE E-?BANKING|BONIFICO(?: SEPA| ISTANTANEO)*|ACCREDITO)(?: A FAVORE DI| DA PARTE DI| A| DA| DI)?:? (?=\S)/i,
];

/** A card was used, and the shop follows; what is left of the card's own marks is taken away elsewhere. */
const cardHeads: readonly RegExp[] = [
  /^(?:(?:Debit|Kredit|Bank)?Karten?-?(?:zahlung|umsatz|verfügung|kauf)(?: girocard| Debit| Visa)?|Bezahlung Karte|girocard)(?: (?:an|bei))?:? (?=\S)/i,
  /^(?:Zahlung|Einkauf|Kauf|Belastung|Warenbezug)(?: mit)? (?:(?:Debit|Bank)-?karte|Maestro|Visa Debit|Debit Mastercard):? (?!\S*(?:gebühr|preis|entgelt|spesen|ersatz))(?=\p{L}{2})/iu,
  /^Card (?:transaction|payment|purchase)(?: of [\d.,]+ ?[A-Z]{3})?(?: issued by| at| to|:| -)? (?=\S)/i,
  /^(?:(?:PAIEMENT|ACHAT|FACTURE|OP[EÉ]RATION)(?: PAR)? (?:CARTE|CB)|CARTE|CB)(?: [X*]{1,4}\d{4})?(?: (?:DU )?\d\d[/.]\d\d(?:[/.]\d{2,4})?)(?: \d\dH\d\d)? (?=\S)/i,
  /^(?:ACQUISTO(?:\/SERVIZIO)?|PAGAMENTO(?: CON)? CARTA)(?: DEL \d\d\.\d\d\.\d{2,4})?(?: CARTA N\.? ?\S+)? (?=\S)/i,
];

/** The word before what the payer wrote. */
const beforeMessage =
  /\s(?:with reference|(?:\/ ?)?MOTIF|\/?LIB(?:ELL[EÉ])?|MOTIVO|CAUSALE|Message|Note|Reference)\b:? ?/i;

/** Name and message where a word stands between them; null where none does. */
export function splitAtMessage(body: string): { name: string; rest: string } | null {
  const found = beforeMessage.exec(body);
  if (!found || found.index < 3) return null;
  return { name: body.slice(0, found.index).trim(), rest: body.slice(found.index + found[0].length).trim() };
}

/** Null where the text begins with nothing of the kind. */
export function readMovementHead(text: string): MovementHead | null {
  for (const pattern of cardHeads) {
    const card = pattern.exec(text);
    if (card) return { body: text.slice(card[0].length), nature: 'card', isTold: true };
  }
  const telling = tellingHeads.find((pattern) => pattern.test(text));
  const found = (telling ?? german).exec(text);
  if (!found) return null;
  return {
    body: text.slice(found[0].length),
    nature: natureOfText(found[0]),
    isTold: telling !== undefined || toldByPreposition.test(found[0]),
  };
}
