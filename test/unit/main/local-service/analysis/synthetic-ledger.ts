import { fromDayNumber, toDayNumber } from '../../../../../main/local-service/analysis/ledger/calendar';
import type {
  Ledger,
  LedgerAccount,
  LedgerTransaction,
  UserType,
} from '../../../../../main/local-service/analysis/ledger/ledger-types';

/** Invented ledgers of any size from a seed: contracts, invoices, card payments, transfers between accounts, noise. */

export interface SyntheticLedger extends Ledger {
  /** The agreement each transaction was made for; '' for single ones. */
  agreementOf: ReadonlyMap<string, string>;
}

function randomFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
}

const syllables = 'bal dor fen gri hol jan kel lum mor nau pol quen rast sil tor ulm ver wis yal zet'.split(
  ' ',
);

function inventName(random: () => number, ending: string): string {
  const pick = () => syllables[Math.floor(random() * syllables.length)] ?? 'bal';
  const stem = `${pick()}${pick()}${random() < 0.3 ? pick() : ''}`;
  return `${stem.charAt(0).toUpperCase()}${stem.slice(1)}${ending}`;
}

interface Agreement {
  name: string;
  /** `#` is the contract number, `@` the month. */
  purpose: string;
  amountMinor: number;
  months: number;
  day: number;
  bookingText: string;
}

const agreementKinds: Record<
  UserType,
  readonly (readonly [ending: string, purpose: string, euros: number, months: number])[]
> = {
  company: [
    ['hausen Immobilien KG', 'Büromiete @ Objekt #', -2400, 1],
    [' Energie GmbH', 'Stromabschlag Vertrag #', -610, 1],
    ['net Telekommunikation AG', 'Festnetz und Internet Rechnung #', -85, 1],
    [' Allgemeine Versicherung AG', 'Betriebshaftpflicht Police #', -1290, 12],
    [' Kreditbank eG', 'Darlehen # Zins und Tilgung', -900, 1],
    [' Mobilien Leasing GmbH', 'Leasingrate Vertrag # @', -431, 1],
    [' Fondsgesellschaft mbH', 'Sparplan Depot #', -250, 3],
    [' Steuerberater PartG', 'Buchführung @ Mandant #', -380, 1],
  ],
  person: [
    [' Wohnbau eG', 'Miete Wohnung # @', -870, 1],
    [' Stadtwerke', 'Abschlag Gas Vertrag #', -95, 1],
    [' Versicherung a.G.', 'Hausratversicherung #', -140, 12],
    [' Mobilfunk', 'Handyvertrag #', -25, 1],
    [' Bank AG', 'Ratenkredit #', -210, 1],
    [' Invest', 'Fondssparplan #', -100, 1],
    ['werk SE', 'Lohn/Gehalt @', 3100, 1],
  ],
};

function account(number: number, owner: string, type: string, balanceMinor: number): LedgerAccount {
  return {
    accountId: `account-${number}`,
    accountNumber: type === 'KREDIT_KARTE' ? '5555********1234' : `100000000${number}`,
    iban: type === 'KREDIT_KARTE' ? '' : `DE0090000000010000000${number}`,
    bankCode: '90000000',
    bic: '',
    bankName: 'Musterbank',
    currency: 'EUR',
    name: type,
    owner,
    type,
    balanceMinor,
  };
}

/** About `count` transactions over `months` months; the number of partners grows with the size. */
export function syntheticLedger(
  count: number,
  seed: number,
  userType: UserType = 'company',
  months = 24,
): SyntheticLedger {
  const random = randomFrom(seed * 7919 + 17);
  const owner = userType === 'company' ? inventName(random, ' Technik GmbH') : 'Renate Quandel';
  const accounts = [
    account(1, owner, 'GIRO', 500_000),
    account(2, owner, 'TAGESGELD', 900_000),
    account(3, owner, 'KREDIT_KARTE', -20_000),
  ];
  const transactions: LedgerTransaction[] = [];
  const agreementOf = new Map<string, string>();
  const start = toDayNumber('2021-12-20');
  const days = months * 30;
  const add = (
    agreement: string,
    day: number,
    amountMinor: number,
    more: Partial<LedgerTransaction>,
  ): void => {
    const transactionId = `t${seed}-${transactions.length}`;
    if (agreement) agreementOf.set(transactionId, agreement);
    transactions.push({
      transactionId,
      accountId: 'account-1',
      amountMinor,
      currency: 'EUR',
      bookingDay: fromDayNumber(start + Math.max(0, Math.min(days, day))),
      bookingText: amountMinor < 0 ? 'Überweisung' : 'Gutschrift',
      purpose: '',
      partnerName: '',
      partnerIban: '',
      partnerBic: '',
      creditorId: '',
      ultimateName: '',
      eref: '',
      mref: '',
      merchantCategoryCode: '',
      sepaPurposeCode: '',
      transactionCode: '',
      ...more,
    });
  };
  addAgreements(random, userType, Math.max(1, Math.round(count / 1500)), months, days, add);
  addTransfers(random, owner, months, add);
  addSingles(random, userType, count - transactions.length, days, add);
  return { userType, accounts, transactions, agreementOf };
}

type Add = (agreement: string, day: number, amountMinor: number, more: Partial<LedgerTransaction>) => void;

function addAgreements(
  random: () => number,
  userType: UserType,
  sets: number,
  months: number,
  days: number,
  add: Add,
): void {
  for (let set = 0; set < sets; set += 1) {
    agreementKinds[userType].forEach(([ending, purpose, euros, every], kind) => {
      const number = String(10_000_000 + Math.floor(random() * 89_999_999));
      const agreement: Agreement = {
        name: inventName(random, ending),
        purpose: purpose.replace('#', number),
        amountMinor: Math.round(euros * 100 * (0.7 + random() * 0.6)),
        months: every,
        day: 1 + Math.floor(random() * 27),
        bookingText: euros < 0 ? 'SEPA-Lastschrift' : 'Gutschrift',
      };
      for (let month = 0; month < months; month += agreement.months) {
        const day = Math.round(month * 30.44) + agreement.day + Math.floor(random() * 3);
        if (day > days) break;
        add(`${set}-${kind}`, day, agreement.amountMinor, {
          partnerName: agreement.name,
          purpose: agreement.purpose.replace('@', `${(month % 12) + 1}/2022`),
          bookingText: agreement.bookingText,
          mref: euros < 0 ? `M${number}` : '',
        });
      }
    });
  }
}

function addTransfers(random: () => number, owner: string, months: number, add: Add): void {
  for (let month = 0; month < months; month += 1) {
    const amount = 10_000 * (1 + Math.floor(random() * 40));
    const day = Math.round(month * 30.44) + Math.floor(random() * 28);
    const purpose = 'Umbuchung';
    add('', day, -amount, { partnerName: owner, partnerIban: 'DE00900000000100000002', purpose });
    add('', day + Math.floor(random() * 3), amount, {
      accountId: 'account-2',
      partnerName: owner,
      partnerIban: 'DE00900000000100000001',
      purpose,
    });
  }
}

const shops = [
  'Markthalle',
  'Bäckerei',
  'Tankstelle',
  'Gasthaus',
  'Baumarkt',
  'Drogerie',
  'Parkhaus',
  'Kino',
];

function addSingles(random: () => number, userType: UserType, count: number, days: number, add: Add): void {
  const partners = Array.from({ length: Math.max(4, Math.round(count / 40)) }, () =>
    inventName(random, ' Handels GmbH'),
  );
  for (let i = 0; i < count; i += 1) {
    const day = Math.floor(random() * days);
    const amount = 100 + Math.floor(random() * 250_000);
    const partner = partners[Math.floor(random() * partners.length)] ?? 'Handels GmbH';
    const kind = random();
    if (kind < 0.4) {
      const shop = `${shops[Math.floor(random() * shops.length)]} ${inventName(random, '')}`;
      add('', day, -Math.round(amount / 40) - 1, {
        partnerName: shop,
        bookingText: 'Kartenzahlung',
        purpose: shop,
        accountId: kind < 0.1 ? 'account-3' : 'account-1',
      });
    } else if (kind < 0.75 || userType === 'person') {
      add('', day, kind < 0.75 ? amount : -amount, {
        partnerName: partner,
        purpose: `Rechnung ${100_000 + Math.floor(random() * 899_999)}`,
      });
    } else {
      add('', day, -amount, {
        partnerName: partner,
        purpose: `RG ${100_000 + Math.floor(random() * 899_999)} KdNr 4711`,
      });
    }
  }
}
