import type { ConceptWords } from './concept';

/** Russian and Ukrainian, in the Latin letters of `latinLetters`. */
export const eastern: ConceptWords = {
  date: 'data daty den deny chislo',
  time: 'vremya chas',
  booking: 'provodki provodka provedeniya obrabotki proveden zapisi',
  value: 'valyutirovaniya valyutuvannya',
  transaction: 'operatsii operatsiya operatsiyah tranzaktsii tranzaktsiya',
  payment: 'platezha platezh platezhi perevoda perevod platezhu platizh perekaz perekazu',
  amount: 'summa summy suma sumi stoimosty',
  debit: 'rashod rashoda rashody spisanie spisaniya debet debeta debetu vitrata vitrati spisannya',
  credit:
    'prihod prihoda postuplenie postupleniya zachislenie zachisleniya popolnenie popolneniya kredit kredita kreditu dohod dohody nadhodzhennya zarahuvannya',
  balance: 'ostatok ostatka balans balansa saldo salydo zalishok zalishku',
  after: 'posle pislya konets ishodyashtii',
  before: 'nachalo vhodyashtii pered',
  available: 'dostupnyi dostupno dostupnii',
  currency: 'valyuta valyute valyuty valyutu valyuti',
  account: 'schet scheta schete schetu rahunok rahunku rahunka',
  own: 'moi svoi',
  number: 'nomer nomera',
  reference: 'referens referentsiya identifikator dokumenta',
  text: 'opisanie naznachenie soobshtenie kommentarii primechanie osnovanie soderzhanie detali opis priznachennya komentar',
  kind: 'tip vid',
  code: 'kod koda',
  status: 'status sostoyanie stan',
  fee: 'komissiya komissii komisiya komisii komisiy',
  rate: 'kurs',
  owner: 'vladelets vladelytsa derzhately vlasnik',
  name: 'imya nazvanie naimenovanie fio nazva',
  card: 'karta kart karty karte karti kartki kartka',
  link: 'v i na po s iz k dlya soversheniya sovershena pereschitannaya za u z ta',
};
