import { makeAccountFee, makeOccasions, makeOwnTransfers } from './bank-bookings';
import { Chance, type Part } from './chance';
import { dateIn } from './days';
import { type ExportStyle, type Raw, writeDown } from './export-styles';
import type { Country, Fact, LedgerContract } from './facts';
import { makeStreams } from './make-facts';
import { truthOf } from './truth';
import { wearOf } from './wear';
import { wordsOf } from './words';
import { ibanFor, personName, type Setting } from './write-facts';

export interface MadeLedger {
  name: string;
  ledger: { user: { type: 'person' | 'company' }; accounts: Raw[]; transactions: Raw[] };
  truth: unknown;
}

function countryOf(style: ExportStyle, chance: Chance): Country {
  if (style.country) return style.country;
  return chance.isOnce(0.1) ? 'AT' : 'DE';
}

/** Statements end where somebody stopped: at a month's last bank day, at its end, or anywhere. */
function spanOf(chance: Chance): [number, number] {
  const length = chance.between(14, 23);
  const startMonth = chance.between(1, 12);
  const first = dateIn(2023, startMonth, chance.isOnce(0.5) ? 1 : chance.between(2, 28));
  const last = dateIn(2023, startMonth + length, chance.isOnce(0.6) ? 31 : chance.between(5, 27));
  return [first, last];
}

function accountsOf(setting: Setting, currency: string) {
  const iban = () => ibanFor(setting.chance, setting.country);
  const hasCard = setting.chance.isOnce(0.6);
  const main = { key: 'main', iban: iban() };
  const savings = { key: 'savings', iban: iban() };
  const card = hasCard ? { key: 'card', iban: '' } : null;
  const raw = (account: { key: string; iban: string }, type: string, name: string): Raw => ({
    accountId: account.key,
    accountNumber: account.iban.slice(-10) || '4711220033004455',
    ...(account.iban ? { iban: account.iban } : {}),
    currency,
    owner: setting.owner,
    type,
    name,
  });
  const list = [raw(main, 'GIROKONTO', 'Girokonto'), raw(savings, 'TAGESGELD', 'Tagesgeld')];
  if (card) list.push(raw(card, 'KREDITKARTE', 'Kreditkarte'));
  return { main, savings, card, list };
}

function inOrder(facts: Fact[]): Fact[] {
  return facts
    .map((fact, at) => ({ fact, at }))
    .sort((a, b) => a.fact.day - b.fact.day || a.at - b.at)
    .map(({ fact }) => fact);
}

/** Ledger `number` of a part; the same numbers always give the same ledgers. */
export function makeLedger(number: number, part: Part): MadeLedger {
  const chance = new Chance(number * 2 + (part === 'work' ? 1 : 100_000));
  const words = wordsOf(part);
  const { kinds, styles } = words;
  const kind = kinds[number % kinds.length];
  const style = styles[(number * 3 + Math.floor(number / kinds.length)) % styles.length];
  if (!kind || !style) throw new Error(`no ledger ${number}`);
  const country = countryOf(style, chance);
  const family = personName({ chance, words });
  const owner = kind.isPerson
    ? family
    : `${kind.firm} ${family.split(' ')[1]} ${chance.pick(['GmbH', 'e.K.', 'OG', 'GmbH & Co. KG'])}`;
  const [first, last] = spanOf(chance);
  const setting: Setting = { chance, words, country, owner, first, last };
  const currency = country === 'CH' ? 'CHF' : 'EUR';
  const accounts = accountsOf(setting, currency);
  const withOwner = kind.streams.map((stream) =>
    stream.names === '{owner}' ? { ...stream, names: family } : stream,
  );
  const streams = makeStreams(setting, withOwner, 'main');
  const own = makeOwnTransfers(setting, accounts);
  const fee = makeAccountFee(setting);
  const occasions = makeOccasions(setting, kind.isPerson ? 'person' : 'company');
  const facts = inOrder(
    [...streams.facts, ...own.facts, ...fee.facts, ...occasions].filter(
      ({ day }) => day >= first && day <= last,
    ),
  );
  if (accounts.card) moveToCard(facts, chance);
  const contracts: LedgerContract[] = [...streams.contracts, ...own.contracts, ...fee.contracts];
  const wear = wearOf(chance);
  const ids = facts.map((_, at) => `${part}-${number}-${at + 1}`);
  return {
    name: `${part}-${String(number).padStart(2, '0')} ${kind.id} ${country} ${style.id}${wear.name ? ` ${wear.name}` : ''}`,
    ledger: {
      user: { type: kind.isPerson ? 'person' : 'company' },
      accounts: accounts.list,
      transactions: wear.apply(
        facts.map((fact, at) =>
          writeDown(style, { ...fact, text: fact.text.slice(0, wear.keeps) }, ids[at] ?? '', currency),
        ),
      ),
    },
    truth: truthOf(facts, ids, contracts, kind.isPerson ? 'person' : 'company'),
  };
}

/** A customer with a credit card pays some of the shops with it. */
function moveToCard(facts: readonly Fact[], chance: Chance): void {
  for (const fact of facts) if (fact.channel === 'card' && chance.isOnce(0.3)) fact.account = 'card';
}
