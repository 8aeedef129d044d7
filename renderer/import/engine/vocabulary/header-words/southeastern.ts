import type { ConceptWords } from './concept';

/** Greek and Bulgarian, in the Latin letters of `latinLetters`. */
export const southeastern: ConceptWords = {
  date: 'imerominia im nia imnia imer data den',
  time: 'ora chas vreme',
  booking: 'katachorisis logistiki schetovodna oschetovodyavane',
  value: 'axias axia valeur valer valyor valyora',
  transaction:
    'synallagis synallagi kinisis kinisi praxis operatsiya operatsiyata tranzaktsiya tranzaktsiyata dvizhenie prevod',
  payment: 'pliromis pliromi plashtane plashtaniya',
  amount: 'poso posoy suma razmer',
  balance: 'ypoloipo ypoloipoy saldo nalichnost balans',
  after: 'neo meta teliko sled kraino',
  before: 'proigoymeno prin archiko predi nachalno',
  available: 'diathesimo razpolagaemo',
  currency: 'nomisma nomismatos valuta',
  original: 'archiko archikoy xeno originalna originalen chuzhdestranna',
  account: 'logariasmos logariasmoy log smetka smetkata',
  number: 'arithmos ar arith a nomer no',
  reference: 'anafora anaforas referentsiya',
  text: 'perigrafi aitiologia aitia scholia leptomereies opisanie osnovanie poyasnenie detaili',
  kind: 'typos eidos vid tip',
  code: 'kodikos kod',
  status: 'katastasi status sastoyanie',
  fee: 'promitheia exoda taksa komisiona',
  rate: 'isotimia kurs',
  owner: 'dikaioychos katochos titulyar',
  name: 'onoma onomateponymo eponymia ime naimenovanie',
  card: 'karta kartas',
  link: 'tis toy to kai i po na ot za',
};
