/**
 * Words above columns in languages of the continent, whose writers put a comma before decimals, by language; none that English has too. Hungarian and
 * Lithuanian are not among them.
 */
export const continentalWords = {
  de: 'datum buchungstag buchungsdatum wertstellung wertstellungsdatum valuta valutadatum betrag währung verwendungszweck empfänger auftraggeber umsatz saldo soll haben kontostand begünstigter buchungstext belastung gutschrift',
  nl: 'datum bedrag omschrijving naam rekening saldo valutadatum tegenrekening mededelingen boekdatum',
  fr: 'libellé montant solde devise nom bénéficiaire compte intitulé sens valeur',
  it: 'importo descrizione causale saldo dare avere divisa addebito accredito conto nome beneficiario entrate uscite',
  pt: 'descrição montante saldo débito crédito lançamento histórico conta moeda beneficiário nome',
  es: 'fecha concepto importe saldo cargo abono cuenta divisa moneda descripción monto beneficiario debe haber',
  pl: 'kwota opis tytuł saldo kontrahent waluta rachunek obciążenie uznanie nadawca odbiorca',
  cs: 'datum částka popis protistrana měna zůstatek zostatok účet výdaj příjem čiastka suma',
  nordic:
    'dato datum beløb beløp belopp tekst saldo valør bogført navn konto insättning uttag bokföringsdag beskrivelse',
  fi: 'päivämäärä kirjauspäivä arvopäivä summa määrä saaja maksaja selite saldo',
  et: 'kuupäev summa selgitus saaja saldo',
  lv: 'datums summa saņēmējs atlikums',
  south: 'datum iznos znesek opis stanje primatelj prejemnik uplata isplata breme dobro valuta račun',
  ro: 'suma detalii sold beneficiar valuta descriere explicatii',
  tr: 'tarih tutar açıklama bakiye borç alacak işlem',
  el: 'ημερομηνία ποσό περιγραφή υπόλοιπο χρέωση πίστωση',
  ru: 'дата сумма сума назначение описание основание остаток счет контрагент дебет кредит валюта',
} as const;
