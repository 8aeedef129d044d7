import type { ConceptWords } from './concept';

/** Polish, Czech, Slovak, Slovene and Croatian. */
export const slavic: ConceptWords = {
  date: 'data daty dnia datum datumu dan dzien den',
  time: 'godzina czas cas hodina vreme vrijeme ura sat',
  booking:
    'ksiegowania ksiegowanie zaksiegowania zaksiegowany zauctovani zauctovania uctovani uctovania zuctovania zaucotvani knjizenja knjizenje knjizbe knjizba obracuna zauctovano zauctovana knjizeno',
  value: 'waluty valuty valuta valute valutacije splatnosti',
  transaction:
    'operacji operacja operacje transakcji transakcja zlecenia wykonania transakce operace pohybu pohyb provedeni provedeno transakcie operacie vykonania zadania transakcije transakcija izvrsenja izvrsenje izvedbe izvedba prometa promet posla nakupa kupnje',
  payment:
    'platnosci platnosc przelewu przelew platby platba uhrady placila placilo placanja placanje nakazila',
  amount: 'kwota kwoty suma wartosc castka castky suma sumy znesek zneski iznos iznosi',
  net: 'netto neto',
  balance: 'saldo salda stan zustatek zustatku zostatok zostatku stanje stanja saldo',
  after:
    'po koncowe nowe konecny novy konecne koncno koncnega novo nakon koncni zavrsno zamkniecia zaverecny uzaviraci',
  before:
    'przed poczatkowe pred pocatecni pociatocny zacetno prije pocetno zacetni pocetni otwarcia otvaraci otevreni otvorenia vychozi',
  available: 'dostepne dostepny dostupny disponibilni disponibilny razpolozljivo raspolozivo',
  currency: 'waluta waluty mena meny mene valuta valuti valute devizna',
  original:
    'oryginalna oryginalnej obcej obca puvodni originalni cizi povodna povodny cudzej originalna izvorna izvorni izvorne tuja tuji strana stranoj',
  account: 'rachunek rachunku rach konto konta uctu ucet uctu racun racuna racunu',
  own: 'wlasny moj moje muj vlastni vlastny moj svoj',
  number: 'numer nr cislo c id st stevilka sifra broj br stevilo',
  reference: 'referencyjny referencja reference referencia referenca referenc sklic poziv odkaz symbol',
  mandate: 'mandatu mandat mandatu soglasja',
  text: 'opis opisu tytul tytulem szczegoly popis popisu zprava poznamka ucel sprava namen namena opis svrha svrhe namjena napomena doznaka',
  kind: 'typ typu rodzaj rodzaju druh vrsta vrste tip',
  code: 'kod kodu koda sifra',
  status: 'status stan stav stanje',
  fee: 'oplata oplaty prowizja poplatek poplatky poplatok provizija stroski naknada naknade',
  rate: 'kurs kursu kurz tecaj tecaja',
  owner: 'posiadacz wlasciciel majitel vlastnik imetnik vlasnik',
  name: 'nazwa imie nazev jmeno nazov meno naziv ime',
  card: 'karta karty karte kartice kartica',
  link: 'w z i na do od dla ve v k za a ali in u iz s sa',
};
