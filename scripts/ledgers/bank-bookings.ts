import { bankDayFrom, dateIn } from './days';
import type { Channel, Fact, LedgerContract, Party } from './facts';
import type { Made } from './make-facts';
import { type Setting, single } from './write-facts';

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

export function makeOwnTransfers(
  setting: Setting,
  accounts: Record<'main' | 'savings' | 'card', OwnAccount | null>,
): Made {
  const { chance, words, first, last } = setting;
  const made: Made = { facts: [], contracts: [] };
  const { main, savings, card } = accounts;
  if (main && savings) {
    const text = chance.pick(words.savings);
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
      const note = chance.pick(words.notes);
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
    const texts: [string, string] = [chance.pick(words.settlements), chance.pick(words.thanks)];
    for (const day of monthly(setting, chance.pick([4, 22])))
      made.facts.push(...bothLegs(setting, route, day, chance.between(9_000, 98_000), texts));
    made.contracts.push(contract('settlement'));
  }
  return made;
}

/** The price of the account, at the end of each month. */
export function makeAccountFee(setting: Setting): Made {
  const amount = -setting.chance.pick([290, 490, 690, 990]);
  const text = setting.chance.pick(setting.words.fees);
  const facts = monthly(setting, 30).map((day) => {
    const what = { account: 'main', day, amount, channel: 'closing' as const, name: '' };
    const fact = single(setting, { ...what, text, category: 'fees.account' });
    fact.answer.contractId = 'account-fee';
    return fact;
  });
  const kind = { kind: 'account-fee', category: 'fees.account' };
  return { facts, contracts: [{ contractId: 'account-fee', ...kind, optional: false, fewest: 3 }] };
}

export function makeOccasions(setting: Setting, who: 'person' | 'company'): Fact[] {
  const { chance, words, first, last } = setting;
  const facts: Fact[] = [];
  for (const occasion of words.occasions) {
    if (occasion.who !== 'both' && occasion.who !== who) continue;
    const text = chance.pick(occasion.texts.split('|'));
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
