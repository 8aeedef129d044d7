import { dayOf } from '../days';
import type { ExportStyle, Printed } from '../export-styles';
import type { Channel, Fact } from '../facts';

/** Layouts of exports of the exam part, other banks than in the work part. */

type Words = Partial<Record<Channel, string>>;

const plain = (text: string): string =>
  text
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/Ä/g, 'Ae')
    .replace(/Ö/g, 'Oe')
    .replace(/Ü/g, 'Ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
const nameOf = ({ party }: Fact): string => party?.name ?? '';
const ibanOf = ({ party }: Fact): string => party?.iban ?? '';
const isCard = ({ channel }: Fact): boolean => channel === 'card';
const dotted = (day: number): string => dayOf(day).split('-').reverse().join('.');
const clock = (day: number): string =>
  `${String(9 + (day % 11)).padStart(2, '0')}:${String(10 + (day % 47))}`;

/** Word of a channel; what a bank does not name is a transfer out or in. */
const wordOf = (words: Words, { channel, amount }: Fact): string =>
  words[channel] ?? (amount < 0 ? (words.transfer ?? '') : (words.credit ?? ''));

const ids = (fact: Fact): Pick<Printed, 'iban' | 'creditorId' | 'mref'> => ({
  iban: isCard(fact) ? '' : ibanOf(fact),
  creditorId: fact.mandate ? (fact.party?.creditorId ?? '') : '',
  mref: fact.mandate,
});

const direct: Words = {
  'direct-debit': 'Basislastschrift',
  transfer: 'Überweisung',
  'standing-order': 'Dauerauftrag',
  card: 'Kartenzahlung',
  credit: 'Zahlungseingang',
  salary: 'Lohn, Gehalt, Rente',
  cash: 'Bargeldbezug',
  deposit: 'Einzahlung',
  return: 'Rücküberweisung',
  closing: 'Abschluss',
  'card-settlement': 'Kreditkartenabrechnung',
  'card-thanks': 'Ausgleich',
  securities: 'Wertpapierabrechnung',
};
const broker: Words = {
  'direct-debit': 'LASTSCHRIFT',
  transfer: 'EURO-UEBERW.',
  'standing-order': 'DAUERAUFTR',
  card: 'GIROCARD',
  credit: 'GUTSCHRIFT',
  salary: 'GEHALT/RENTE',
  cash: 'GELDAUTOMAT',
  deposit: 'EINZAHLUNG',
  return: 'RETOURE',
  closing: 'ABSCHLUSS',
  'card-settlement': 'LASTSCHRIFT',
  'card-thanks': 'GUTSCHRIFT',
  securities: 'EFFEKTEN',
};
const swissWords: Words = {
  'direct-debit': 'LSV-Belastung',
  transfer: 'Zahlungsauftrag',
  'standing-order': 'Dauerauftrag',
  card: 'Einkauf Debitkarte',
  credit: 'Vergütung',
  salary: 'Salärzahlung',
  cash: 'Bezug Bancomat',
  deposit: 'Einzahlung',
  return: 'Storno',
  closing: 'Gebühren',
  'card-settlement': 'Belastung LSV',
  'card-thanks': 'Vergütung',
  securities: 'Wertschriften',
};
const english: Words = {
  'direct-debit': 'SEPA Direct Debit',
  transfer: 'Transfer to',
  'standing-order': 'Standing order',
  card: 'Card payment',
  credit: 'Payment from',
  salary: 'Payment from',
  cash: 'Cash at ATM',
  deposit: 'Cash in',
  return: 'Direct debit returned',
  closing: 'Plan fee',
  'card-settlement': 'SEPA Direct Debit',
  'card-thanks': 'Top-up',
  securities: 'Trade',
};

const cardMark = (fact: Fact): string => `${dotted(fact.day)} ${clock(fact.day)} VISA Debit *4711`;

export const examStyles: readonly ExportStyle[] = [
  {
    id: 'direct-bank',
    hasCodes: true,
    print: (fact) => ({
      ...ids(fact),
      bookingText: wordOf(direct, fact),
      name: isCard(fact) ? `${nameOf(fact).toUpperCase()}//STADT/DE` : nameOf(fact),
      purpose: isCard(fact) ? cardMark(fact) : fact.text,
    }),
  },
  {
    id: 'broker',
    print: (fact) => ({
      bookingText: wordOf(broker, fact),
      name: plain(nameOf(fact)),
      iban: isCard(fact) ? '' : ibanOf(fact),
      purpose: isCard(fact)
        ? `${plain(nameOf(fact))} ${dayOf(fact.day)}T${clock(fact.day)}:00 KFN 1 VJ 2712`
        : `${plain(fact.text)}${fact.mandate ? ` ${fact.party?.creditorId} ${fact.mandate}` : ''}`,
    }),
  },
  {
    id: 'capitals',
    print: (fact) => ({
      bookingText: wordOf(broker, fact),
      name: '',
      purpose: plain(
        isCard(fact)
          ? `KARTENZAHLUNG ${nameOf(fact)} ${dotted(fact.day)} ${clock(fact.day)} PAN ***4711`
          : `SEPA-${fact.mandate ? 'LASTSCHRIFT' : fact.amount < 0 ? 'UEBERWEISUNG' : 'GUTSCHRIFT'} ${nameOf(fact)} ${fact.text} EREF: ${fact.reference}${fact.mandate ? ` MREF: ${fact.mandate} CRED: ${fact.party?.creditorId}` : ''} IBAN: ${ibanOf(fact)} BIC: XXXXDEM1XXX`,
      ).toUpperCase(),
    }),
  },
  {
    id: 'austrian-slip',
    country: 'AT',
    print: (fact) => ({
      bookingText: '',
      name: '',
      purpose: isCard(fact)
        ? `Bezahlung Karte MC/000004711 POS 4711 K001 ${dotted(fact.day).slice(0, 6)} ${clock(fact.day)} ${nameOf(fact).toUpperCase()}`
        : fact.party
          ? `${fact.text} ${fact.mandate ? 'OG' : fact.amount < 0 ? 'BG' : 'VD'}/00000${String(fact.day).slice(-4)} XXXXATWW ${ibanOf(fact)} ${nameOf(fact)}${fact.mandate ? ` ${fact.mandate} ${fact.party.creditorId}` : ''}`
          : `${fact.text} Karte/00001`,
    }),
  },
  {
    id: 'austrian-fields',
    hasCodes: true,
    country: 'AT',
    print: (fact) => ({
      ...ids(fact),
      bookingText: wordOf(
        { ...direct, 'direct-debit': 'SEPA-Lastschrift', card: 'Kartenzahlung', salary: 'Gehalt/Pension' },
        fact,
      ),
      name: nameOf(fact),
      purpose: isCard(fact)
        ? `POS ${clock(fact.day)} ${nameOf(fact)} O ${dotted(fact.day).slice(0, 6)}`
        : fact.text,
    }),
  },
  {
    id: 'swiss-semicolons',
    country: 'CH',
    print: (fact) => ({
      bookingText: wordOf(swissWords, fact),
      name: nameOf(fact) ? `${nameOf(fact)}; 8000; CH` : '',
      purpose: isCard(fact)
        ? `${nameOf(fact)}; Kartenzahlung ${cardMark(fact)}; Transaktions-Nr. 99${fact.day}TI${fact.day}`
        : `${fact.mandate ? 'LSV Zahlung; ' : ''}Mitteilung: ${fact.text}; Konto-Nr. IBAN: ${ibanOf(fact)}; Kosten: E-Banking; Transaktions-Nr. 99${fact.day}TI${fact.day}`,
    }),
  },
  {
    id: 'swiss-lines',
    country: 'CH',
    print: (fact) => ({
      bookingText: '',
      name: '',
      purpose: isCard(fact)
        ? `Einkauf ${nameOf(fact)}, ${cardMark(fact)}`
        : `${wordOf(swissWords, fact)} ${nameOf(fact)}${fact.text ? `, ${fact.text}` : ''}`,
    }),
  },
  {
    id: 'english-app',
    print: (fact) => ({
      bookingText: wordOf(english, fact),
      name: nameOf(fact),
      purpose: isCard(fact) ? '' : `Reference: ${fact.text}`,
      ...(isCard(fact) ? {} : { iban: ibanOf(fact) }),
    }),
  },
  {
    id: 'cut-names',
    hasCodes: true,
    print: (fact) => ({
      ...ids(fact),
      bookingText: wordOf(
        {
          ...direct,
          'direct-debit': 'SEPA-LASTSCHRIFT',
          credit: 'SEPA-GUTSCHRIFT',
          transfer: 'SEPA-UEBERWEISUNG',
          card: 'GIROCARD-ZAHLUNG',
        },
        fact,
      ),
      name: plain(nameOf(fact)).toUpperCase().slice(0, 27),
      purpose: isCard(fact)
        ? `${plain(nameOf(fact)).toUpperCase().slice(0, 22)} ${dotted(fact.day).slice(0, 5)} ${clock(fact.day)} OFFLINE`
        : `${plain(fact.text)} EREF: ${fact.reference}`.toUpperCase(),
    }),
  },
  {
    id: 'statement',
    print: (fact) => ({
      bookingText: wordOf({ ...direct, card: 'Zahlung girocard', 'direct-debit': 'Einzug SEPA' }, fact),
      name: nameOf(fact),
      purpose: isCard(fact)
        ? `girocard-Zahlung vom ${dotted(fact.day)} ${clock(fact.day)} ${nameOf(fact)}`
        : `${fact.mandate ? `Gläubiger-ID: ${fact.party?.creditorId} Mandat: ${fact.mandate} ` : ''}Verwendungszweck: ${fact.text} Referenz: ${fact.reference}`,
    }),
  },
];
