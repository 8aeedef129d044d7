/** Invented firms and people of the sample company. German bank codes beginning with 9 belong to no bank, so no IBAN here exists. */

export interface Party {
  name: string;
  iban: string;
  bic: string;
  creditorId: string;
}

/** Remainder modulo 97 of a long digit string; letters count as 10 to 35 (ISO 7064). */
function remainderOf(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

export function ibanOf(bankCode: string, accountNumber: string): string {
  const check = 98 - remainderOf(`${bankCode}${accountNumber.padStart(10, '0')}DE00`);
  return `DE${String(check).padStart(2, '0')}${bankCode}${accountNumber.padStart(10, '0')}`;
}

/** The business code (ZZZ) takes no part in the check digits. */
function creditorIdOf(number: string): string {
  const check = 98 - remainderOf(`${number.padStart(11, '0')}DE00`);
  return `DE${String(check).padStart(2, '0')}ZZZ${number.padStart(11, '0')}`;
}

const banks = [
  { code: '90110042', bic: 'TNVBDE91XXX' },
  { code: '90250077', bic: 'OSTKDE92XXX' },
  { code: '93370016', bic: 'LBQUDE93XXX' },
  { code: '95560031', bic: 'WINHDE95XXX' },
  { code: '97790085', bic: 'HARKDE97XXX' },
] as const;

let made = 0;

function party(name: string): Party {
  made += 1;
  const bank = banks[made % banks.length] ?? banks[0];
  const number = String(1_204_000_000 + made * 7_310_213);
  return {
    name,
    iban: ibanOf(bank.code, number),
    bic: bank.bic,
    creditorId: creditorIdOf(String(3_000_417 + made * 86_243)),
  };
}

export const owner = 'Möbelwerkstatt Tannenried GmbH';

export const ownAccounts = {
  operating: {
    iban: ibanOf('90110042', '4417208800'),
    bic: 'TNVBDE91XXX',
    bankName: 'Volksbank Tannenried eG',
    label: 'Geschäftskonto',
    openingCents: 412_217,
  },
  second: {
    iban: ibanOf('90250077', '9042018837'),
    bic: 'OSTKDE92XXX',
    openingCents: 1_988_140,
  },
} as const;

export const parties = {
  landlord: party('Gewerbehof Ostmoor Verwaltungs GmbH'),
  houseBank: party('Volksbank Tannenried eG'),
  machineBank: party('Quellmark Maschinenkredit AG'),
  vanLeasing: party('Nordbogen Mobilitätsleasing GmbH'),
  forkliftLeasing: party('Hebewerk Leasing GmbH & Co. KG'),
  carLeasing: party('Windhain Autoleasing AG'),
  liability: party('Eichenhainer Versicherungsverein a.G.'),
  property: party('Brückentor Sachversicherung AG'),
  vehicle: party('Mühlbach Kfz-Versicherung AG'),
  legal: party('Wolkensteiner Rechtsschutzversicherung AG'),
  cyber: party('Nachtfalke Cyberversicherung AG'),
  pension: party('Lindenquell Lebensversicherung AG'),
  broker: party('Depotbank Kranichsee AG'),
  cooperative: party('Holzgenossenschaft Tannenried eG'),
  taxOffice: party('Finanzamt Tannenried'),
  town: party('Stadtkasse Tannenried'),
  fundOne: party('Waldheimer Krankenkasse'),
  fundTwo: party('Krankenkasse Seeblick'),
  accidentFund: party('Berufsgenossenschaft Holzgewerbe Ost'),
  chamber: party('Handwerkskammer Mittelmark'),
  utility: party('Stadtwerke Tannenried GmbH'),
  gas: party('Ostmoor Gasversorgung GmbH'),
  phone: party('Nordlicht Telefonie GmbH'),
  fibre: party('Glasnetz Mittelmark GmbH'),
  taxAdviser: party('Steuerkanzlei Ahlers & Wiedehopf PartG mbB'),
  cadSoftware: party('Fugenlos Software GmbH'),
  ledgerSoftware: party('Kontorbuch Cloud GmbH'),
  waste: party('Spanweg Entsorgung GmbH'),
  fuelCard: party('Flottenkarte Tankring GmbH'),
  advertising: party('Werbehaus Blattwerk KG'),
  carrier: party('Spedition Wegener & Sohn GmbH'),
  shop: party('Marktbrücke Zahlungsdienste GmbH'),
} as const;
export type PartyName = keyof typeof parties;

export const employees: readonly Party[] = [
  party('Jörg Überbacher'),
  party('Marlene Grünfeld'),
  party('Tomasz Kwiatkowski'),
  party('Ayşe Sommerfeld'),
  party('Rüdiger Vogelsang'),
];

export const customers: readonly Party[] = [
  party('Hotelgruppe Seeufer Betriebs GmbH'),
  party('Bauträger Kastanienhof AG'),
  party('Kanzlei Dr. Wenzel & Partner mbB'),
  party('Ladenbau Rheinsberg GmbH'),
  party('Klinikum Ostmoor gGmbH'),
  party('Café Zum Kranich OHG'),
  party('Familie Hölderich'),
  party('Praxisgemeinschaft Ahornweg GbR'),
];

export const suppliers: readonly Party[] = [
  party('Furnierhandel Osterloh GmbH'),
  party('Beschläge Krämer & Söhne KG'),
  party('Lackfabrik Grünspan GmbH'),
  party('Plattenwerk Mittelmark AG'),
  party('Glasschleiferei Quarz e.K.'),
];
