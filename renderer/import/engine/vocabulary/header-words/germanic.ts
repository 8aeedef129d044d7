import type { ConceptWords } from './concept';

/** German, Austrian, Swiss, English and Dutch. */
export const germanic: ConceptWords = {
  date: 'datum dat tag tg tage date dates day dt dttm termin dag datums',
  time: 'zeit uhrzeit zeitpunkt time tijd tijdstip timestamp',
  booking:
    'buchung buchungen buchungs buch bu buchg bchg gebucht verbucht verbuchung eintrag booking bookings booked posting posted post entry ntry bookg bookgs bkg entered accounting ledger geboekt boeking boekings boek clearing cleared settled gebuchter verbuchter verrechnung verrechnet verrechneter abrechnung abgerechnet erfasst erfassung eingetragen recorded',
  value:
    'valuta val wert wertstellung wertst wertstellg wst wertstg valutierung value valued valutering rente interest',
  transaction:
    'umsatz umsatzes umsaetze ums transaktion transaktions transaktionen trans bewegung bewegungs vorgang vorgangs geschaeft geschaefts beleg ausfuehrung ausfuehrungs ausfuehr auftrag auftrags kauf einkauf transaction transactions trx txn tran tx operation purchase execution executed order movement transactie transacties verrichting verrichtingen mutatie mutaties uitvoering aankoop',
  payment:
    'zahlung zahlungs zahlungen ueberweisung ueberweisungs payment payments transfer betaling betalings betaal zahl paid bezahlt betaald',
  amount:
    'betrag betrags betraege betr btrg summe gesamtbetrag gesamtsumme amount amounts amt sum total bedrag bedragen som totaal hoogte',
  net: 'netto net nettobetrag',
  balance:
    'saldo salden kontostand kontosaldo guthaben bestand stand restsaldo balance bal running saldi restant',
  after:
    'nach neuer neu neues endsaldo aktueller danach after new closing end ending current resulting na nieuw nieuwe abschluss schluss ende',
  running: 'laufend laufender laufendes fortlaufend running cumulative rolling lopend',
  before:
    'start begin aanvangs eroeffnungs vor alter vorher anfangs before old opening previous prior starting voor vorig oud vortrag eroeffnung openings opnings beginning anfang beginn anfaenglicher',
  available: 'verfuegbar verfuegbarer verfuegbares available beschikbaar',
  currency:
    'waehrung waehrungs waehrg waehr whg whrg wrg wg currency ccy cur curr munt muntsoort munteenheid',
  original:
    'original originaler urspruenglicher urspruengliche ursprungs ursprung fremd fremder fremdwaehrung auslands ausland origin foreign local oorspronkelijk oorspronkelijke oorspr vreemde spent',
  account: 'konto kontos kto account accounts acc acct rekening',
  own: 'ownr eigenes eigene eigener mein unser own my eigen mijn',
  iban: 'iban',
  number: 'nummer nummern nr num no number numbers id ident identifikation identifier volgnummer',
  reference: 'referte referenz ref refnr kennung kennzeichen reference references kenmerk referentie',
  mandate: 'mandat mndt mandats mandate mandaat machtiging machtigings',
  creditor: 'glaeubiger glaeub creditor incassant schuldeiser',
  endToEnd: 'e2e endtoend ende zu',
  text: 'text zweck verwendung verwendungs verwendungszweck vwz verwzweck vz zahlungsgrund grund beschreibung beschreib bezeichnung details detail info infos information informationen mitteilung nachricht betreff bemerkung hinweis zusatz avisierung avis benachrichtigung notification erlaeuterung description descriptions desc narrative narration memo message particulars remittance rmt inf ustrd addtl purpose reason omschrijving omschr beschrijving mededeling mededelingen toelichting reden',
  kind: 'art typ arten kategorieart fall falls vorfall vorfalls schluessel type types kind soort aard',
  code: 'code cd schluessel key gvc',
  status: 'status sts state zustand stand toestand',
  fee: 'gebuehr gebuehren geb entgelt entgelte spesen provision fee fees charge charges commission kosten',
  rate: 'kurs wechselkurs umrechnungskurs umrechnung rate exchange fx koers wisselkoers',
  owner:
    'inhaber inhaberin inhabers kontoinhaber kontoinhaberin owner holder cardholder houder rekeninghouder',
  name: 'name nm namen naam',
  card: 'karte karten kartennummer card cards kaart kaarten',
  link: 'zeile zeilen line lines regel regels der des die das den dem und oder von vom zu zur zum am im in an auf je pro fuer mit bei the of and or to from on at by for per van de het en op aan lt gemaess ledger',
};
