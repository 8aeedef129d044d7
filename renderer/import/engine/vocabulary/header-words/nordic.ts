import type { ConceptWords } from './concept';

/** Swedish, Danish, Norwegian, Finnish and Estonian; written with and without the German way of umlauts. */
export const nordic: ConceptWords = {
  date: 'datum dag dato dat paiva paivamaara paivays pvm kuupaev kp dager',
  time: 'tid klokkeslett tidspunkt klockslag kellonaika aika kellaaeg aeg',
  booking:
    'bokföring bokforings bokford bokfört bogføring bogforings bogført posterings postering bokforte kirjaus kirjattu konteering kande kandekuupaev',
  value: 'valuta rente ranta rante valutering arvo vaartus',
  transaction:
    'transaktion transaktions transaksjon transaksjons kop kob kjop kjops kobs handels haendelse overforing tapahtuma tapahtuman maksutapahtuma tehing tehingu salg salgs',
  payment: 'betalning betalnings betaling betalings maksu maksun makse maksete maksmise',
  amount: 'belopp beløp belob summa sum maara rahamaara suurus',
  net: 'netto',
  balance: 'saldo behallning kontosaldo tilgodehavende jaak jaagi kontojaak beholdning',
  after: 'efter ny nytt nya etter uusi jalkeen parast uus lopp ultimo utgaende udgaende paatos slutt slut',
  running: 'lopende lobende lopande jooksev',
  before:
    'fore foer ingaende forrige gammel ennen enne alg primo aloitus avaus apnings oppnings aabnings algus',
  available: 'tillgangligt disponibelt disponibel kaytettavissa vaba ',
  currency: 'valuta valutakod valutta valuuta',
  original:
    'ursprung ursprungligt ursprungs utlandsk utlandskt utlands oprindelig oprindeligt opprinnelig udenlandsk udenlandske utenlandsk fremmed alkuperainen ulkomaan algne valisvaluuta',
  account: 'konto kontoen kontot tili tilin konto',
  own: 'egen eget eget oma minu',
  number: 'nummer nr id numero number tunnus viitenumber',
  reference: 'referens referense referanse reference viite viitteen viide arkivreferens',
  mandate: 'mandat fullmakt valtuutus mandaat volitus',
  text: 'text tekst besked beskjed meddelande meddelelse melding beskrivning beskrivelse forklaring rubrik specifikation selite selitys viesti kuvaus aihe selgitus kirjeldus',
  kind: 'typ type slag art laji tyyppi liik tuup',
  code: 'kod kode koodi kood',
  status: 'status tila olek staatus',
  fee: 'avgift avgifter gebyr gebyrer kulu palvelumaksu teenustasu tasu',
  rate: 'kurs vaxelkurs valutakurs vekslingskurs kurssi vahetuskurss',
  owner: 'innehavare kontohavare kontohaver indehaver omistaja haltija omanik',
  name: 'namn navn nimi',
  card: 'kort kortti kortin kaart kaardi',
  link: 'av i och eller pa for til fra fran till og eller med ja tai voi',
};
