import type { Chance } from './chance';
import { dayOf } from './days';
import type { Channel, Country, Fact, Party } from './facts';
import type { Words } from './words';

/** The customer whose bookings are made up, and the span they are made for. */
export interface Setting {
  chance: Chance;
  words: Words;
  country: Country;
  owner: string;
  first: number;
  last: number;
}

const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'.split(
  '|',
);
const shortMonths = 'Jan|Feb|Mrz|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez'.split('|');

/** IBANs whose bank codes start with a digit that no bank uses; the check digits are right. */
export function ibanFor(chance: Chance, country: Country): string {
  const lengths: Record<Country, number> = { DE: 17, AT: 15, CH: 16 };
  const account = `9${chance.digits(lengths[country])}`.slice(0, lengths[country] + 1);
  const letters = [...country].map((letter) => String(letter.charCodeAt(0) - 55)).join('');
  const check = 98n - (BigInt(`${account}${letters}00`) % 97n);
  return `${country}${String(check).padStart(2, '0')}${account}`;
}

export function personName({ chance, words }: Pick<Setting, 'chance' | 'words'>): string {
  return `${chance.pick(words.firstNames)} ${chance.pick(words.familyNames)}`;
}

export function partyOf(setting: Setting, name: string): Party {
  const { chance, words, owner, country } = setting;
  const town = chance.pick(words.towns);
  const filled = name
    .replace('{town}', town)
    .replace('{owner}', owner)
    .replace(/\{nr(\d+)\}/g, (_, count: string) => chance.digits(Number(count)));
  return {
    name: filled,
    iban: ibanFor(chance, chance.isOnce(0.92) ? country : 'DE'),
    creditorId: `DE${chance.digits(2)}ZZZ0${chance.digits(10)}`,
  };
}

/** Invoice numbers change from booking to booking, numbers of agreements do not. */
const beforeInvoice =
  /(R[GE]|Rg|Rechn(un)?g?(snr)?|RECHNUNGSNR|INV|Rechng|Rechn|Faktura|RNr|Beleg|Bel|WE|Order|Bestellnr|Lieferschein|Sendungen|Settlement)[-. ]*(-?Nr\.?)? ?(R)?$/;

/** Writes a text for a day; the numbers of the agreement stay where `keeps` holds them. */
export function writeText(
  setting: Setting,
  template: string,
  day: number,
  keeps: Map<number, string>,
): string {
  const { chance, owner, words } = setting;
  const date = dayOf(day);
  const month = Number(date.slice(5, 7));
  const fields: Record<string, string> = {
    mon: `${shortMonths[month - 1]} ${date.slice(0, 4)}`,
    monat: `${months[month - 1]}`,
    mm: date.slice(5, 7),
    dd: date.slice(8),
    yy: date.slice(2, 4),
    yyyy: date.slice(0, 4),
    q: String(Math.ceil(month / 3)),
    name: owner.split(' ').pop() ?? '',
    street: chance.pick(words.streets),
    town: chance.pick(words.towns),
    plate: `${chance.pick(['GT', 'PA', 'LG', 'W', 'ZH', 'UL'])}-${chance.pick(['KR', 'AB', 'ZX'])} ${chance.digits(3)}`,
  };
  return template.replace(/\{([a-z]+)(\d*)\}/g, (_, field: string, count: string, at: number) => {
    const isKept = field !== 'mon' && /^(nr|street|town|plate)$/.test(field);
    const value = field === 'nr' ? chance.digits(Number(count)) : (fields[field] ?? '');
    if (!isKept || beforeInvoice.test(template.slice(0, at))) return value;
    const known = keeps.get(at);
    if (known === undefined) keeps.set(at, value);
    return known ?? value;
  });
}

/** A single booking outside of all streams. */
export function single(
  setting: Setting,
  what: {
    account: string;
    day: number;
    amount: number;
    channel: Channel;
    name: string;
    text: string;
    category: string;
    role?: string;
  },
): Fact {
  return {
    account: what.account,
    day: what.day,
    amount: what.amount,
    channel: what.channel,
    party: what.name === '' ? null : partyOf(setting, what.name),
    text: writeText(setting, what.text, what.day, new Map()),
    mandate: '',
    reference: 'NOTPROVIDED',
    merchantCode: '',
    purposeCode: '',
    answer: { category: what.category, contractId: null, ...(what.role ? { role: what.role } : {}) },
  };
}
