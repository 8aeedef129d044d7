import { halfOf } from './chance';
import { bankDayFrom, dateIn } from './days';
import type { Channel, Fact, LedgerContract, Party } from './facts';
import { type Made, type Setting, single } from './make-facts';

/** What a bank and its customer do among themselves: own transfers, card settlements, cash, fees, money that comes back. */

export interface OwnAccount {
  key: string;
  iban: string;
}

interface Route {
  from: OwnAccount;
  to: OwnAccount;
  channels: [Channel, Channel];
  contractId: string | null;
}

function bothLegs(
  setting: Setting,
  route: Route,
  day: number,
  amount: number,
  texts: [string, string],
): Fact[] {
  const { chance, owner } = setting;
  const party = (account: OwnAccount): Party => ({ name: owner, iban: account.iban, creditorId: '' });
  const leg = (account: OwnAccount, other: OwnAccount, at: 0 | 1): Fact => ({
    ...single(setting, {
      account: account.key,
      day: at === 0 ? day : bankDayFrom(day + chance.pick([0, 0, 1, 1, 2]), 1),
      amount: at === 0 ? -amount : amount,
      channel: route.channels[at],
      name: '',
      text: texts[at],
      category: 'transfers.internal',
      role: at === 0 ? 'leg-out' : 'leg-in',
    }),
    party: party(other),
  });
  const legs = [leg(route.from, route.to, 0), leg(route.to, route.from, 1)];
  for (const fact of legs) fact.answer.contractId = route.contractId;
  return legs;
}

function monthly(setting: Setting, date: number): number[] {
  const from = new Date(setting.first * 86_400_000);
  const days: number[] = [];
  for (let i = 0; i < 40; i += 1) {
    const day = bankDayFrom(dateIn(from.getUTCFullYear(), from.getUTCMonth() + 1 + i, date), 1);
    if (day >= setting.first && day <= setting.last - 3) days.push(day);
  }
  return days;
}

function contract(contractId: string): LedgerContract {
  return { contractId, kind: 'own-transfer', category: 'transfers.internal', optional: false, fewest: 3 };
}

const savingTexts =
  'Sparen|Ruecklage|Umbuchung Tagesgeld|TG Konto|Übertrag Sparkonto|monatl. Ruecklage'.split('|');
const settlementTexts =
  'Kreditkartenabr. {mm}/{yy}|VISA-ABRECHNUNG {dd}.{mm}.|Abrechnung Karte {mon}|MASTERCARD {mon} ABRECHNUNG'.split(
    '|',
  );
const thanksTexts =
  'Ausgleich Kartenkonto|EINZUG ABRECHNUNG|Zahlung - vielen Dank|Lastschrift Girokonto'.split('|');

export function makeOwnTransfers(
  setting: Setting,
  accounts: Record<'main' | 'savings' | 'card', OwnAccount | null>,
): Made {
  const { chance, part, first, last } = setting;
  const made: Made = { facts: [], contracts: [] };
  const { main, savings, card } = accounts;
  if (main && savings) {
    const text = chance.pick(halfOf(savingTexts, part));
    const amount = chance.between(4, 60) * 2_500;
    const route: Route = {
      from: main,
      to: savings,
      channels: ['standing-order', 'credit'],
      contractId: 'saving',
    };
    for (const day of monthly(setting, chance.pick([2, 5, 16, 28])))
      made.facts.push(...bothLegs(setting, route, day, amount, [text, text]));
    made.contracts.push(contract('saving'));
    for (let i = 0; i < 5; i += 1) {
      const day = bankDayFrom(chance.between(first, last - 4), 1);
      const isBack = chance.isOnce(0.6);
      const byHand: Route = {
        from: isBack ? savings : main,
        to: isBack ? main : savings,
        channels: ['own', 'own'],
        contractId: null,
      };
      const note = chance.pick(
        halfOf('Urlaub|Autoreparatur|Umbuchung|von TG|Reserve|Steuer'.split('|'), part),
      );
      made.facts.push(
        ...bothLegs(setting, byHand, day, chance.between(100, 3_900) * 100 + chance.pick([0, 0, 50]), [
          note,
          note,
        ]),
      );
    }
  }
  if (main && card) {
    const route: Route = {
      from: main,
      to: card,
      channels: ['card-settlement', 'card-thanks'],
      contractId: 'settlement',
    };
    const texts: [string, string] = [
      chance.pick(halfOf(settlementTexts, part)),
      chance.pick(halfOf(thanksTexts, part)),
    ];
    for (const day of monthly(setting, chance.pick([4, 22])))
      made.facts.push(...bothLegs(setting, route, day, chance.between(9_000, 98_000), texts));
    made.contracts.push(contract('settlement'));
  }
  return made;
}

interface Occasion {
  perMonth: number;
  least: number;
  most: number;
  step: number;
  sign: 1 | -1;
  channel: Channel;
  name: string;
  texts: string;
  category: string;
  role?: string;
  who: 'person' | 'company' | 'both';
}

const occasions: readonly Occasion[] = [
  {
    perMonth: 2,
    least: 20,
    most: 400,
    step: 1_000,
    sign: -1,
    channel: 'cash',
    name: '',
    texts:
      'GA NR{nr8} BLZ{nr8} {nr1}|Auszahlung Automat {town}|Bargeldbezug Bancomat {town}|ATM {town} {nr4}',
    category: 'cash.withdrawal',
    who: 'person',
  },
  {
    perMonth: 4,
    least: 200,
    most: 4_800,
    step: 500,
    sign: 1,
    channel: 'deposit',
    name: '',
    texts: 'SB-EINZAHLUNG {dd}.{mm}.|Tageslosung|Einz. Automat {nr6}|Bareinz. Kasse {nr4}',
    category: 'cash.deposit',
    who: 'company',
  },
  {
    perMonth: 0.3,
    least: 190,
    most: 2_400,
    step: 1,
    sign: -1,
    channel: 'closing',
    name: '',
    texts: 'Sollzinsen {q}. Quartal|ZINSEN FUER KONTOUEBERZIEHUNG|Sollzins lt. Abschluss',
    category: 'fees.interest',
    who: 'both',
  },
  {
    perMonth: 0.08,
    least: 2_000,
    most: 30_000,
    step: 1,
    sign: 1,
    channel: 'credit',
    name: 'Stadtwerke {town} AG',
    texts: 'Guthaben Jahresabr. {nr8}|Erstattung Strom VK {nr8}',
    category: 'housing.energy',
    role: 'refund',
    who: 'both',
  },
  {
    perMonth: 0.06,
    least: 1_500,
    most: 22_000,
    step: 1,
    sign: 1,
    channel: 'credit',
    name: 'Allianz Versicherungs-AG',
    texts: 'Beitragsrueckerst. {nr8}|Erst. Beitrag VS {nr8}',
    category: 'insurances.other',
    role: 'refund',
    who: 'both',
  },
  {
    perMonth: 0.06,
    least: 20_000,
    most: 310_000,
    step: 1,
    sign: 1,
    channel: 'credit',
    name: 'Zurich Insurance Europe AG',
    texts: 'SCHADEN {nr9} Entschaedigung|Regulierung Schaden {nr8}',
    category: 'income.insurance-payout',
    who: 'both',
  },
  {
    perMonth: 0.15,
    least: 900,
    most: 9_900,
    step: 1,
    sign: 1,
    channel: 'card',
    name: 'OTTO RETOURE',
    texts: 'Gutschrift Retoure {nr8}',
    category: 'shopping.online',
    role: 'refund',
    who: 'person',
  },
  {
    perMonth: 0.2,
    least: 10_000,
    most: 150_000,
    step: 1,
    sign: -1,
    channel: 'securities',
    name: '',
    texts:
      'WP-ABR. KAUF {nr6} ISIN DE000ETFL011 STK {nr2}|Wertpapierkauf Stk {nr2} WKN A{nr5}|Effektenkauf {nr6}|KAUF ISIN IE00B4L5Y983 {nr3} ST.',
    category: 'investments.securities',
    who: 'person',
  },
  {
    perMonth: 0.2,
    least: 900,
    most: 21_000,
    step: 1,
    sign: 1,
    channel: 'securities',
    name: '',
    texts:
      'DIVIDENDE ISIN DE000BASF111|Ertraegnisgutschrift {nr6}|Fondsausschuettung {nr6}|Zinsgutschr. {q}/{yyyy}',
    category: 'income.investment',
    who: 'person',
  },
];

/** The price of the account, at the end of each month. */
export function makeAccountFee(setting: Setting): Made {
  const amount = -setting.chance.pick([290, 490, 690, 990]);
  const facts = monthly(setting, 30).map((day) => {
    const what = { account: 'main', day, amount, channel: 'closing' as const, name: '' };
    const fact = single(setting, { ...what, text: 'Entgeltabrechnung', category: 'fees.account' });
    fact.answer.contractId = 'account-fee';
    return fact;
  });
  const kind = { kind: 'account-fee', category: 'fees.account' };
  return { facts, contracts: [{ contractId: 'account-fee', ...kind, optional: false, fewest: 3 }] };
}

export function makeOccasions(setting: Setting, who: 'person' | 'company'): Fact[] {
  const { chance, part, first, last } = setting;
  const facts: Fact[] = [];
  for (const occasion of occasions) {
    if (occasion.who !== 'both' && occasion.who !== who) continue;
    const text = chance.pick(halfOf(occasion.texts.split('|'), part));
    for (let day = first; day <= last; day += 1) {
      if (!chance.isOnce(occasion.perMonth / 30)) continue;
      facts.push(
        single(setting, {
          account: 'main',
          day: Math.min(last, bankDayFrom(day, 1)),
          amount:
            chance.between(
              Math.ceil(occasion.least / occasion.step),
              Math.floor(occasion.most / Math.min(occasion.step, occasion.least)),
            ) *
            occasion.step *
            occasion.sign,
          channel: occasion.channel,
          name: occasion.name,
          text,
          category: occasion.category,
          ...(occasion.role ? { role: occasion.role } : {}),
        }),
      );
    }
  }
  return facts;
}
