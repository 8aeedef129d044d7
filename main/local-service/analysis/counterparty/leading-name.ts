import { fold } from '../ledger/text-folding';
import { isFirstName } from '../tables/first-names';
import { lexicon } from '../words/lexicon';
import { isLegalForm } from './counterparty-name';

/** Words that open what was written, behind the name of the partner, where an export prints both in one text. */
const openers = new Set(
  'RECHNUNG RECHN RG RE RNR INV INVOICE BEITRAG BEITR RATE MIETE PACHT LOHN GEHALT ENTGELT ABSCHLAG ABSCHL VERTRAG VERTR KD KDNR KUNDENNR KUNDE AUFTRAG LIEFERUNG ABO DARLEHEN DARL POLICE VS VNR MITGL MITGLIED SPENDE SPARPLAN UST LST MANDANT MDT HONORAR LEASING LEASINGRATE STROM GAS KV KFZ KH VERSNR BUCHHALTUNG LIZENZ VERWENDUNGSZWECK ZAHLUNG UMBUCHUNG UBERTRAG SPAREN MATERIAL TANKKARTE REINIGUNG BEITRAGE KASSENSOFTWARE'.split(
    ' ',
  ),
);
/** "Jahresbeitrag", "Prämienrechnung": what a compound ends in is what it is. */
const opensAsEnding = /.(?:BEITRAG|RECHNUNG|VERTRAG|ABSCHLAG|HONORAR)$/;

/** A folded word that opens a purpose. */
export function isOpener(folded: string): boolean {
  return folded.split(' ').some((word) => openers.has(word) || opensAsEnding.test(word));
}

const mostWords = 5;

const fewestWords = 2;
const certain = 5;

/** Behind two words of a name, a word that says for certain what is paid for is none of the name. */
function opens(folded: string, next: string, position: number): boolean {
  if (isOpener(folded)) return true;
  if (
    lexicon()
      .signals.find(folded, false)
      .some(({ value }) => value === 'refund' || value === 'return')
  )
    return true;
  if (position < fewestWords) return false;
  return lexicon()
    .purpose.find(`${folded} ${next}`, false)
    .some(({ value, start }) => start === 0 && value.weight >= certain);
}

/** What banks call their own bookings by. */
const ofBank =
  /(?:GEBUHR|GEBUHREN|ENTGELT|ENTGELTE|PREIS|SPESEN|ABSCHLUSS|PAUSCHALE|ZINSEN|ZINS|FEE|FEES|CHARGE|CHARGES)$/;

/** "Foreign exchange fee": English says last what it is. */
const feeOfBank = /^(?:[A-Z]+ ){1,3}(?:FEE|FEES|CHARGE|CHARGES|INTEREST)$/;

/** A legal form within the first words, and no number before it: whatever the words mean, they are the name of a firm. */
function leadsWithFirm(text: string): boolean {
  for (const [at, word] of text.split(' ').slice(0, mostWords).entries()) {
    const folded = fold(word);
    if (/\d{5,}/.test(folded)) return false;
    if (at > 0 && certainForms.has(folded)) return true;
  }
  return false;
}
const certainForms = new Set(['GMBH', 'AG', 'KG', 'OHG', 'UG', 'EV', 'PARTGMBB']);

/** Whether the first word may be part of a name: it says neither what is paid for nor what the bank did. */
export function beginsWithName(text: string): boolean {
  const [first = '', second = ''] = fold(text).split(' ');
  if (
    first === '' ||
    (/^\d/.test(first) && !/^\d{1,2}[A-Z]{2}/.test(first) && !/^\d&\d /.test(text)) ||
    isOpener(first) ||
    ofBank.test(first)
  )
    return false;
  if (feeOfBank.test(fold(text))) return false;
  if (leadsWithFirm(text)) return true;
  const words = lexicon();
  const start = `${first} ${second}`;
  const opening = fold(text).split(' ').slice(0, mostWords).join(' ');
  if (
    words.purpose
      .find(opening, false)
      .some((match) => match.start === 0 && match.value.to.startsWith('fees.'))
  )
    return false;
  return words.purpose.find(start, false).length === 0 && words.signals.find(start, false).length === 0;
}

/** "A1", "O2", "N26", "HUK24", "1&1", "Init7": a number that belongs to a name. */
const namedWithNumber = /^(?:\p{L}{1,6}\d{1,4}|\d&\d|\d{1,2}\p{L}{2,}|(?:von|seit) \d{4})$/iu;
const clauses = /^(?:&|\+|u\.?|und)$/i;

/** Where the legal form of a firm ends, that stands among the first words with nothing before it that opens a purpose; 0 where none does. */
function endOfFirm(words: readonly string[]): number {
  let end = 0;
  for (let at = 0; at < Math.min(words.length, mostWords + 3); at += 1) {
    const word = words[at] ?? '';
    const folded = fold(word);
    if (isLegalForm(folded.slice(folded.lastIndexOf(' ') + 1)) && (at > 0 || folded.includes(' '))) {
      end = at + 1;
      continue;
    }
    // "GmbH & Co. KG" goes on behind the first legal form.
    if (end > 0 && !clauses.test(word)) break;
    if (isOpener(folded) || (at > 0 && /^\d/.test(word) && !/^(?:(?:1[5-9]|20)\d\d|\d[a-z])$/i.test(word)))
      break;
    if (/\d{5,}/.test(word)) break;
  }
  return end;
}

/**
 * Splits a text that begins with the name of the partner, without any mark where the name ends: behind a legal form, behind
 * first and family name, before a number or a word that opens a purpose. Half a name is as good: it is the same half each time.
 */
export function splitLeadingName(text: string): { name: string; rest: string } {
  const words = text.split(' ');
  let end = endOfFirm(words);
  if (end === 0)
    for (; end < Math.min(words.length, mostWords); end += 1) {
      const word = words[end] ?? '';
      const folded = fold(word);
      if (/\d/.test(folded) && !(end === 0 && namedWithNumber.test(word))) break;
      if (end > 0 && opens(folded, fold(words[end + 1] ?? ''), end)) break;
      if (end === 2 && isFirstName(fold(words[0] ?? ''))) break;
    }
  return { name: words.slice(0, end).join(' '), rest: words.slice(end).join(' ') };
}
