import { foldHeader } from './fold';

/**
 * Words of headers in languages whose countries all write the day in front of the month, in the form of `foldHeader`. None of them is
 * an English word, and none is of a language that the United States, Canada or the Philippines write exports in.
 */
const words = new Set(
  // German, Dutch, Danish, Norwegian
  (
    'datum buchungstag buchungsdatum wertstellung valutadatum betrag umsatz verwendungszweck buchungstext empfaenger ' +
    'omschrijving bedrag tegenrekening rekening boekdatum dato belop belob tekst forklaring ' +
    // Italian, Portuguese
    'importo descrizione causale uscite entrate addebiti accrediti operazione contabile descricao lancamento historico ' +
    // Polish, Czech, Slovak, Turkish
    'kwota opis tytul obciazenia uznania castka popis zustatek ciastka zostatok tarih tutar aciklama bakiye'
  ).split(' '),
);
/** One word may be a name; two are a language. */
const fewest = 2;

export function isDayFirstLanguage(headers: readonly string[]): boolean {
  return (
    headers.filter((header) =>
      foldHeader(header)
        .split(' ')
        .some((word) => words.has(word)),
    ).length >= fewest
  );
}
