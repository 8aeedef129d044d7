import type { ConceptWords } from './concept';

/** Lithuanian, Latvian and Hungarian. */
export const baltic: ConceptWords = {
  date: 'data datos diena datums datuma datum nap napja kelte',
  time: 'laikas laiks ido idopont idopontja',
  booking:
    'iraso registravimo apskaitos gramatojuma iegramatosanas konyveles konyvelesi konyvelve gramatosanas iegramatots uzskaites',
  value: 'valiutavimo valutesanas valuteszanas ertek erteknap valutos',
  transaction:
    'operacijos operacija transakcijos transakcija pavedimo darijuma darijums transakcijas operacijas tranzakcio tranzakcios muvelet forgalom megbizas tetel tetelek',
  payment: 'mokejimo mokejimas maksajuma maksajums fizetes utalas',
  amount: 'suma sumos summa apjoms osszeg osszege ertek',
  net: 'neto netto',
  balance: 'likutis likucio atlikums egyenleg egyenlege',
  after: 'po pabaigos galutinis pec beigu utan utani zaro pabaigoje pabaigai beigas',
  before: 'pradinis pries sakuma elott nyito',
  available: 'turimas pieejamais elerheto',
  currency: 'valiuta valiutos valuta valutas devizanem penznem deviza',
  original: 'originali pradine uzsienio originala arvalstu eredeti kulfoldi idegen',
  account: 'saskaita saskaitos sask konts konta szamla szamlaszam',
  own: 'mano savo mans sajat',
  number: 'nr numeris numurs szam szama azonosito',
  reference: 'nuoroda kodas atsauce referencia hivatkozas',
  text: 'paskirtis aprasymas paaiskinimas paaiskinimai merkis apraksts paskaidrojums informacija kozlemeny leiras megjegyzes jogcim',
  kind: 'tipas rusis veids tips tipusa tipus jellege jelleg fajtaja fajta',
  code: 'kodas kods kod',
  status: 'busena statuss statusas allapot statusz',
  fee: 'mokestis komisinis komisija komisijas dij jutalek koltseg',
  rate: 'kursas kurss arfolyam',
  owner: 'savininkas ipasnieks tulajdonos',
  name: 'pavadinimas vardas nosaukums vards nev neve megnevezes',
  card: 'kortele korteles karte kartes kartya',
  link: 'ir ar arba no un vai es vagy a az',
};
