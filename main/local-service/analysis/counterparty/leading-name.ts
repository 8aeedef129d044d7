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
/** A folded word that opens a purpose. */
export function isOpener(folded: string): boolean {
  return folded.split(' ').some((word) => openers.has(word));
}

const mostWords = 5;

const fewestWords = 2;
const certain = 5;

/** Behind two words of a name, a word that says for certain what is paid for is none of the name. */
function opens(folded: string, position: number): boolean {
  if (isOpener(folded)) return true;
  if (
    lexicon()
      .signals.find(folded, false)
      .some(({ value }) => value === 'refund' || value === 'return')
  )
    return true;
  if (position < fewestWords) return false;
  return lexicon()
    .purpose.find(folded, false)
    .some(({ value }) => value.weight >= certain);
}

/** What banks call their own bookings by. */
const ofBank = /(?:GEBUHR|GEBUHREN|ENTGELT|ENTGELTE|PREIS|SPESEN|ABSCHLUSS|PAUSCHALE|ZINSEN|ZINS)$/;

/** Whether the first word may be part of a name: it says neither what is paid for nor what the bank did. */
export function beginsWithName(text: string): boolean {
  const [first = '', second = ''] = fold(text).split(' ');
  if (first === '' || /^\d/.test(first) || isOpener(first) || ofBank.test(first)) return false;
  const words = lexicon();
  const start = `${first} ${second}`;
  return words.purpose.find(start, false).length === 0 && words.signals.find(start, false).length === 0;
}

/**
 * Splits a text that begins with the name of the partner, without any mark where the name ends: behind a legal form, behind
 * first and family name, before a number or a word that opens a purpose. Half a name is as good: it is the same half each time.
 */
export function splitLeadingName(text: string): { name: string; rest: string } {
  const words = text.split(' ');
  let end = 0;
  let form = 0;
  for (; end < Math.min(words.length, mostWords + 3); end += 1) {
    const folded = fold(words[end] ?? '');
    if (isLegalForm(folded.slice(folded.lastIndexOf(' ') + 1)) && (end > 0 || folded.includes(' '))) {
      form = end + 1;
      continue;
    }
    // "GmbH & Co. KG" goes on behind the first legal form.
    if (form > 0 && !/^(&|\+|u\.?|und)$/i.test(words[end] ?? '')) break;
    if (end >= mostWords || /\d/.test(folded) || (end > 0 && opens(folded, end))) break;
    if (end === 2 && isFirstName(fold(words[0] ?? ''))) break;
  }
  const cut = form > 0 ? form : end;
  return { name: words.slice(0, cut).join(' '), rest: words.slice(cut).join(' ') };
}
