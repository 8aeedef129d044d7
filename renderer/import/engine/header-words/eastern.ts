import type { ConceptWords } from './concept';

/** Russian and Ukrainian, in the Latin letters of `latinLetters`. */
export const eastern: ConceptWords = {
  date: 'data daty den deny chislo',
  time: 'vremya chas',
  booking: 'provodki provodka provedeniya obrabotki proveden zapisi',
  value: 'valyutirovaniya valyutuvannya',
  transaction: 'operatsii operatsiya operatsiy operatsiyi tranzaktsii tranzaktsiya tranzaktsiy',
  payment: 'platezha platezh platezhi perevoda perevod platezhu platizh',
  amount: 'summa summy suma sumi stoimosty',
  debit: 'rashod rashoda rashody spisanie spisaniya debet debeta debetu vitrata vitrati spisannya',
  credit:
    'prihod prihoda postuplenie postupleniya zachislenie zachisleniya popolnenie popolneniya kredit kredita kreditu dohod dohody nadhodzhennya zarahuvannya',
  balance: 'ostatok ostatka balans balansa saldo salydo zalishok zalishku',
  after: 'posle pislya konets ishodyashtiy',
  before: 'do nachalo vhodyashtiy pered',
  available: 'dostupnyy dostupno dostupniy',
  currency: 'valyuta valyute valyuty valyutu valyuti',
  account: 'schet scheta schete schetu rahunok rahunku rahunka',
  own: 'moy svoy',
  number: 'nomer nomera',
  reference: 'referens referentsiya identifikator dokumenta',
  text: 'opisanie naznachenie soobshtenie kommentariy primechanie osnovanie soderzhanie detali opis priznachennya komentar',
  kind: 'tip vid',
  code: 'kod koda',
  status: 'status sostoyanie stan',
  fee: 'komissiya komissii komisiya komisiyi',
  rate: 'kurs',
  owner: 'vladelets vladelytsa derzhately',
  name: 'imya nazvanie naimenovanie fio nazva',
  card: 'karta kart karty karte karti kartki kartka',
  link: 'v i na po s iz k dlya soversheniya sovershena pereschitannaya peres chitannaya za u z ta',
};
