import { singleByteLabels } from '../../../../preload/contract/reading/encodings';
import type { SingleByteLabel } from './single-byte-tables';

/** Accounts and currencies of countries whose letters are in windows-1250, and of those whose letters are in windows-1252. */
const centralIban = /\b(?:PL|CZ|SK|HU|RO|HR|SI)\d{2}\s?[A-Z0-9]{4}\s?[A-Z0-9]{4}/g;
const anyIban = /\b[A-Z]{2}\d{2}\s?[A-Z0-9]{4}\s?[A-Z0-9]{4}/g;
const centralCurrency = /\b(?:PLN|CZK|HUF|RON|RSD|BAM|HRK)\b/g;
const westernCurrency = /\b(?:CHF|DKK|SEK|NOK|ISK|GBP|USD)\b/g;

const centralOrder: readonly SingleByteLabel[] = [
  'windows-1250',
  ...singleByteLabels.filter((label) => label !== 'windows-1250'),
];

/** Nothing but the letters of a few places tells Turkish from Icelandic: only looked at where the file says that it is Turkish. */
const turkishIban = /\bTR\d{2}\s?\d{4}\s?\d{4}/g;
const turkishWord = /\b(?:TRY|TL|Tarih|Tutar|Bakiye|Hesap)\b/g;
const notTurkish = /\b(?:PLN|CZK|HUF|RON|CHF|DKK|SEK|NOK|ISK|GBP|USD|EUR)\b/g;
export const turkishOrder: readonly SingleByteLabel[] = [
  'windows-1254',
  ...singleByteLabels.filter((label) => label !== 'windows-1254'),
];

/** Words of account lists without letters beyond ASCII, of languages that are written in windows-1252, and in windows-1250. */
const westernWord =
  /\b(?:fecha|importe|montante|valor|pix|pagamento|recebido|recibo|compra|fatura|boleto|saldo do dia|saldo anterior|cooperativa|documento|levantamento|moeda|concepto|titular|transferencia|tarjeta|factura|cuenta|montant|solde|virement|compte|carte|prelevement|importo|descrizione|bonifico|addebito|accredito|movimento|movimenti|lancamento|betrag|buchungstag|buchung|verwendungszweck|auftraggeber|lastschrift|gutschrift|bedrag|omschrijving|rekening|naam|afschrijving|bel(?:oe)?b|tekst|dato|beskrivelse|belopp|bokf|insattning|uttag)\b/gi;
const centralWord =
  /\b(?:kwota|operacji|przelew|rachunku|nadawca|odbiorca|tytu|castka|protistrana|platba|ucet|ucetnictvi|zauctov\w*|iznos|opis|placilo|prejemnik|primatelj|osszeg|egyenleg|kozlemeny|suma|detalii|beneficiar|tranzactie|zostatok|datum valute|breme|dobro|stanje|namen|znesek|isplata|uplata|uplatilac|valuta plac\w*|izvod|primalac|duguje|potra\w*uje|svrha|zakup|wyplata|konta|rachunek|obci\w*enia|uznania|popis|protiucet|symbol|konstantni|suma debit|sold|terhel\w*|nyit\w*|z\w*r\w*egyenleg|forint|utal\w*)\b/gi;

/** Baltic words and accounts, read as Latin-1. */
const balticIban = /\b(?:LT|LV|EE)\d{2}\s?[A-Z0-9]{4}\s?[A-Z0-9]{4}/g;
const balticWord =
  /\b(?:Valiuta|Likutis|Gavëjas|Mokëtojas|Paaiðkinim\w*|Sàskait\w*|Datums|Atlikums|Maksâtâjs|Saòçmçjs|Valûta|Kuupäev|Selgitus|Viitenumber|Saaja)/g;
export const balticOrder: readonly SingleByteLabel[] = [
  'windows-1257',
  ...singleByteLabels.filter((label) => label !== 'windows-1257'),
];

interface Likelihood {
  order: readonly SingleByteLabel[];
  /** Something in the file tells the country, so that a rarer encoding needs a reason to be thought of. */
  isInferred: boolean;
}

/** Which encoding is likelier before its letters are looked at: inferred from the accounts in the file, else by its currencies. */
export function likelihoodOf(bytes: Uint8Array): Likelihood {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 65_536));
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0;
  const ibans = count(anyIban);
  const isTurkish = ibans > 0 ? count(turkishIban) * 2 > ibans : count(turkishWord) > count(notTurkish);
  if (isTurkish) return { order: turkishOrder, isInferred: true };
  // Many in the west are paid to accounts in Lithuania: those of one bank for all of Europe.
  const isOfWest = count(westernWord) > count(balticWord);
  const isBaltic = (count(balticIban) * 2 > ibans && !isOfWest) || count(balticWord) > 1;
  if (isBaltic) return { order: balticOrder, isInferred: true };
  if (ibans > 0) {
    const central = count(centralIban);
    return {
      order: central * 2 > ibans ? centralOrder : singleByteLabels,
      isInferred: central * 2 !== ibans,
    };
  }
  // Euros are paid on both sides; amounts of a journey stand beside those of the account.
  const [central, western, euro] = [count(centralCurrency), count(westernCurrency), count(/\bEUR\b/g)];
  if (central > western + euro) return { order: centralOrder, isInferred: true };
  const [ofWest, ofCentre] = [count(westernWord), count(centralWord)];
  // Two words of the middle of Europe and none of the west: Slovenian and Croatian files name euros only.
  if (ofCentre > 2 * ofWest + 1 && western === 0) return { order: centralOrder, isInferred: true };
  const isWesternByWords = ofWest > 2 * ofCentre + 1;
  return {
    order: singleByteLabels,
    isInferred: western > central + euro || (central === 0 && isWesternByWords),
  };
}
