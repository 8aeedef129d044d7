import { dayOf } from '../days';
import type { ExportStyle } from '../export-styles';
import type { Channel, Fact } from '../facts';

/** More layouts of exports, of the work part. */

type Words = Partial<Record<Channel, string>>;

const german: Words = {
  'direct-debit': 'SEPA-Basislastschrift',
  transfer: 'SEPA-Überweisung',
  'standing-order': 'SEPA-Dauerauftrag',
  card: 'Umsatz girocard',
  credit: 'Eingang',
  salary: 'Lohn/Rente',
  cash: 'Bargeld',
  deposit: 'Bareinzahlung',
  return: 'Rückgabe',
  closing: 'Abrechnung',
  'card-settlement': 'Kreditkarte',
  'card-thanks': 'Eingang',
  securities: 'Depot',
};
const wordOf = (words: Words, { channel, amount }: Fact): string =>
  words[channel] ?? (amount < 0 ? (words.transfer ?? '') : (words.credit ?? ''));
const nameOf = ({ party }: Fact): string => party?.name ?? '';
const isCard = ({ channel }: Fact): boolean => channel === 'card';
const dotted = (day: number): string => dayOf(day).split('-').reverse().join('.');
const folded = (text: string): string =>
  text
    .replace(/[äöü]/gi, (letter) => `${letter}e`)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss');

export const moreStyles: readonly ExportStyle[] = [
  {
    id: 'name-first',
    print: (fact) => ({
      bookingText: wordOf(german, fact),
      name: '',
      purpose: isCard(fact)
        ? `${folded(nameOf(fact)).toUpperCase()} ${dotted(fact.day)} 12.41 UHR TA-NR 004711`
        : `${nameOf(fact)} / ${fact.text}${fact.mandate ? ` / Mandat ${fact.mandate}` : ''} / ${fact.party?.iban ?? ''}`,
    }),
  },
  {
    id: 'text-first',
    country: 'AT',
    print: (fact) => ({
      bookingText: '',
      name: '',
      purpose: isCard(fact)
        ? `POS ${dotted(fact.day).slice(0, 5)} 18.02K1 ${nameOf(fact)}\\\\`
        : `${fact.text}${fact.party ? ` IBAN: ${fact.party.iban} ${fact.amount < 0 ? 'Empfänger' : 'Auftraggeber'} ${nameOf(fact)}` : ''}${fact.mandate ? ` Mandats-ID: ${fact.mandate}` : ''}`,
    }),
  },
  {
    id: 'swiss-words',
    country: 'CH',
    print: (fact) => ({
      bookingText: fact.mandate ? 'Lastschrift CH-DD' : fact.amount < 0 ? 'Belastung' : 'Gutschrift',
      name: '',
      purpose: isCard(fact)
        ? `Debitkartenzahlung ${dotted(fact.day)} ${nameOf(fact)}`
        : fact.party
          ? `${fact.amount < 0 ? 'Zahlung zugunsten' : 'Zahlungseingang von'} ${nameOf(fact)}, 8001, Zahlungszweck: ${fact.text}`
          : fact.text,
    }),
  },
  {
    id: 'fields-capitals',
    print: (fact) => ({
      bookingText: folded(wordOf(german, fact)).toUpperCase(),
      name: folded(nameOf(fact)).toUpperCase(),
      iban: isCard(fact) ? '' : (fact.party?.iban ?? ''),
      creditorId: fact.mandate ? (fact.party?.creditorId ?? '') : '',
      mref: fact.mandate,
      purpose: isCard(fact) ? `KARTENUMSATZ ${dotted(fact.day)}` : folded(fact.text).toUpperCase(),
    }),
  },
  {
    id: 'spanned',
    print: (fact) => ({
      bookingText: wordOf(german, fact),
      name: nameOf(fact),
      purpose: isCard(fact)
        ? `Kartenzahlung ${nameOf(fact)} ${dotted(fact.day)}`
        : `End-to-End: ${fact.reference} Zahlungsgrund: ${fact.text}${fact.mandate ? ` Mandatsreferenz ${fact.mandate} Gläubiger-ID ${fact.party?.creditorId}` : ''}`,
    }),
  },
];
