import { codes, cooperative, englishBank, type Names, plainWords, savingsBank, swiss } from './booking-texts';
import { dayOf } from './days';
import type { Country, Fact } from './facts';

/** How ten kinds of export write one and the same booking: what they print, where, and what they leave out. */

export type Raw = Record<string, unknown>;

export interface Printed {
  bookingText: string;
  name: string;
  purpose: string;
  iban?: string;
  creditorId?: string;
  mref?: string;
  eref?: string;
  transactionCode?: string;
}

export interface ExportStyle {
  id: string;
  /** Where its bank is; none: anywhere. */
  country?: Country;
  /** Prints the codes of merchants and purposes, as interfaces do and files seldom. */
  hasCodes?: boolean;
  print(fact: Fact): Printed;
}

const withoutUmlauts = (text: string): string =>
  text
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/Ä/g, 'AE')
    .replace(/Ö/g, 'OE')
    .replace(/Ü/g, 'UE')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
const lostUmlauts = (text: string): string =>
  text.replace(/[äöüÄÖÜß]/g, '?').replace(/\?/g, (_, at: number) => (at % 2 === 0 ? '' : '.'));
const capitals = (text: string): string => withoutUmlauts(text).toUpperCase();
const nameOf = ({ party }: Fact): string => party?.name ?? '';
const ibanOf = ({ party }: Fact): string => party?.iban ?? '';
const german = (day: number): string =>
  `${dayOf(day).slice(8)}.${dayOf(day).slice(5, 7)}.${dayOf(day).slice(0, 4)}`;
const isShop = ({ channel }: Fact): boolean => channel === 'card';

function text(names: Names, { channel, amount }: Fact): string {
  return names[channel] ?? (amount < 0 ? (names.transfer ?? '') : (names.credit ?? ''));
}

/** Fixed lines of 27 letters, put together with a blank where a line ended inside a word. */
function inLines(written: string, width: number): string {
  return (written.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).join(' ');
}

function references(fact: Fact, form: (label: string, value: string) => string): string {
  const parts: string[] = [];
  if (fact.reference) parts.push(form('EREF', fact.reference));
  if (fact.mandate) parts.push(form('MREF', fact.mandate));
  if (fact.mandate && fact.party) parts.push(form('CRED', fact.party.creditorId));
  return parts.join('');
}

const fields = (fact: Fact): Pick<Printed, 'iban' | 'creditorId' | 'mref' | 'eref'> => ({
  iban: isShop(fact) ? '' : ibanOf(fact),
  creditorId: fact.mandate ? (fact.party?.creditorId ?? '') : '',
  mref: fact.mandate,
  eref: fact.reference,
});

const cardLine = (fact: Fact): string =>
  `${dayOf(fact.day)}T${String(8 + (fact.day % 12)).padStart(2, '0')}:31 Debitk.1 2028-12`;

export const exportStyles: readonly ExportStyle[] = [
  {
    id: 'savings-bank',
    print: (fact) => ({
      ...fields(fact),
      bookingText: text(savingsBank, fact),
      name: capitals(nameOf(fact)),
      purpose: isShop(fact)
        ? cardLine(fact)
        : `${capitals(fact.text)}${fact.channel === 'transfer' ? ` DATUM ${german(fact.day)}, 09.12 UHR` : ''}`,
    }),
  },
  {
    id: 'cooperative',
    print: (fact) => ({
      bookingText: text(cooperative, fact),
      name: nameOf(fact),
      iban: isShop(fact) ? '' : ibanOf(fact),
      purpose: `${isShop(fact) ? `${nameOf(fact)} ${german(fact.day)}` : fact.text}${references(fact, (label, value) => ` ${label}: ${value}`)}`,
    }),
  },
  {
    id: 'all-fields',
    hasCodes: true,
    print: (fact) => ({
      ...fields(fact),
      bookingText: text(
        {
          ...plainWords,
          'direct-debit': 'SEPA-Lastschrift von',
          transfer: 'SEPA-Überweisung an',
          credit: 'SEPA-Überweisung von',
          card: 'Debitkartenzahlung',
          'standing-order': 'SEPA-Dauerauftrag an',
          salary: 'SEPA-Gehaltszahlung von',
        },
        fact,
      ),
      name: nameOf(fact),
      purpose: isShop(fact)
        ? `${nameOf(fact)}//${fact.answer.category.length > 9 ? 'Ort' : 'Stadt'}/DE ${cardLine(fact)}`
        : fact.text,
    }),
  },
  {
    id: 'one-text',
    print: (fact) => ({
      bookingText: text(plainWords, fact),
      name: '',
      purpose: isShop(fact)
        ? `${nameOf(fact)} ${cardLine(fact)} Kartenzahlung`
        : `${nameOf(fact)} ${fact.text} End-to-End-Ref.: ${fact.reference}${fact.mandate ? ` CORE / Mandatsref.: ${fact.mandate} Gläubiger-ID: ${fact.party?.creditorId} SEPA-BASISLASTSCHRIFT wiederholend` : ' Kundenreferenz: NSCT2517'}`.trim(),
    }),
  },
  {
    id: 'labelled-text',
    print: (fact) => ({
      bookingText: text(
        {
          ...plainWords,
          'direct-debit': 'Lastschrift / Belastung',
          transfer: 'Übertrag / Überweisung',
          credit: 'Übertrag / Überweisung',
          card: 'Kartenverfügung',
          salary: 'Übertrag / Überweisung',
        },
        fact,
      ),
      name: '',
      purpose: `${fact.party ? `${fact.amount < 0 && !fact.mandate ? 'Empfänger' : 'Auftraggeber'}: ${nameOf(fact)}${isShop(fact) || fact.mandate ? '' : ` Kto/IBAN: ${ibanOf(fact)} BLZ/BIC: XXXXDEFFXXX`} ` : ''}Buchungstext: ${isShop(fact) ? cardLine(fact) : fact.text} Ref. 7H2C21${String(fact.day).slice(-4)}/38011`,
    }),
  },
  {
    id: 'key-value',
    print: (fact) => ({
      bookingText: text(
        { ...plainWords, 'standing-order': 'Dauerauftrag/Terminueberweisung', salary: 'Gehalt/Rente' },
        fact,
      ),
      name: nameOf(fact),
      purpose: fact.mandate
        ? `mandatereference:${fact.mandate},creditorid:${fact.party?.creditorId},remittanceinformation:${withoutUmlauts(fact.text)}`
        : withoutUmlauts(
            isShop(fact)
              ? `NR XXXX 4711 ${nameOf(fact)} KAUFUMSATZ ${german(fact.day).slice(0, 6)}`
              : fact.text,
          ),
    }),
  },
  {
    id: 'lines',
    hasCodes: true,
    print: (fact) => ({
      bookingText: text(savingsBank, fact),
      name: capitals(nameOf(fact)).slice(0, 27),
      iban: isShop(fact) ? '' : ibanOf(fact),
      transactionCode: codes[fact.channel] ?? '',
      purpose: inLines(
        isShop(fact)
          ? `${capitals(nameOf(fact))} ${cardLine(fact)}`
          : `${references(fact, (label, value) => `${label}+${value} `)}SVWZ+${capitals(fact.text)}`,
        27,
      ),
    }),
  },
  {
    id: 'post',
    print: (fact) => ({
      bookingText: text(
        {
          ...plainWords,
          'direct-debit': 'SEPA Lastschrift',
          credit: 'Gutschr.SEPA',
          salary: 'Gehaltszahlung',
          transfer: 'SEPA Überw. Einzel',
          'standing-order': 'SEPA Überw. Dauerauftrag',
          card: 'Kartenzahlung',
        },
        fact,
      ),
      name: lostUmlauts(nameOf(fact)),
      purpose: fact.mandate
        ? `Referenz ${fact.reference} Mandat ${fact.mandate} Einreicher-ID ${fact.party?.creditorId} ${lostUmlauts(fact.text)}`
        : `${fact.reference === 'NOTPROVIDED' ? 'Referenz NOTPROVIDED ' : ''}Verwendungszweck ${lostUmlauts(isShop(fact) ? cardLine(fact) : fact.text)}`,
    }),
  },
  {
    id: 'austrian',
    country: 'AT',
    print: (fact) => ({
      bookingText: '',
      name: '',
      purpose: isShop(fact)
        ? `${nameOf(fact)} ${cardLine(fact)} POS ${german(fact.day)} K2`
        : fact.party
          ? `Verwendungszweck: ${fact.text} ${fact.amount < 0 && !fact.mandate ? 'Zahlungsempfänger' : 'Auftraggeber'}: ${nameOf(fact)} IBAN ${fact.amount < 0 && !fact.mandate ? 'Zahlungsempfänger' : 'Auftraggeber'}: ${ibanOf(fact)}${fact.mandate ? ` Mandat: ${fact.mandate} Creditor-ID: ${fact.party.creditorId}` : ''}`
          : fact.text,
    }),
  },
  {
    id: 'swiss',
    country: 'CH',
    print: (fact) => ({
      bookingText: text(swiss, fact),
      name: '',
      purpose: isShop(fact)
        ? `KAUF/DIENSTLEISTUNG VOM ${german(fact.day)} KARTEN NR. XXXX4711 ${capitals(nameOf(fact))}`
        : fact.party
          ? `${fact.amount < 0 ? 'GIRO BANK' : 'GIRO AUS KONTO'} ${ibanOf(fact)} ${capitals(nameOf(fact))} MITTEILUNGEN: ${fact.text} REFERENZEN: ${fact.mandate || fact.reference}`
          : fact.text,
    }),
  },
  {
    id: 'direct-english',
    print: (fact) => ({
      bookingText: text(englishBank, fact),
      name: nameOf(fact),
      iban: isShop(fact) ? '' : ibanOf(fact),
      purpose: isShop(fact) ? '' : fact.text,
    }),
  },
];

/** Answers a booking in the form of `interface.md` 2.3; fields that a style leaves out are left out. */
export function writeDown(style: ExportStyle, fact: Fact, transactionId: string, currency: string): Raw {
  const printed = style.print(fact);
  const partner: Raw = {};
  if (printed.name) partner.name = printed.name;
  if (printed.iban) partner.iban = printed.iban;
  if (printed.creditorId) partner.creditorId = printed.creditorId;
  const raw: Raw = {
    transactionId,
    accountId: fact.account,
    amount: fact.amount / 100,
    currency,
    bookingDate: dayOf(fact.day),
    bookingText: printed.bookingText,
    purpose: printed.purpose,
  };
  if (Object.keys(partner).length > 0) raw.paymentPartner = partner;
  if (printed.mref) raw.mref = printed.mref;
  if (printed.eref) raw.eref = printed.eref;
  if (printed.transactionCode) raw.transactionCode = printed.transactionCode;
  if (fact.merchantCode && style.hasCodes) raw.merchantCategoryCode = fact.merchantCode;
  if (fact.purposeCode && style.hasCodes) raw.sepaPurposeCode = fact.purposeCode;
  return raw;
}
